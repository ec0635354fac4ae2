"""The peers of a service: one library a file. A library is imported when its peer is made."""
