"""The load that the example service is tested under."""
