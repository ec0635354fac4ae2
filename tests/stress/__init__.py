"""What ordinary tests are too short for: a storm of cancellations, a soak, and modules that are damaged at random."""
