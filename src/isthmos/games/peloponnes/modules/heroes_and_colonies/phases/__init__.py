"""What the expansion adds to set-up, round and supply, one file each."""
