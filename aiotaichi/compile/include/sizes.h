/* Where transfers go another way. Made by `nox -s native` from core/sizes.py, which says why. */

enum { MOST_CARRIED = 32768 };
enum { LEAST_SHARED = 262144 };
enum { REGISTERED_SIZE = 16777216 };
enum { SLOT_SIZE = 262144 };
enum { LEAST_STREAMED = 65536 };
enum { LEAST_PIECE = 65536 };
enum { LARGEST_PIECE = 1048576 };
enum { LEAST_ATTENDED = 2097152 };
enum { MOST_LANDED = 65536 };
