"""What goes over the net, by shape."""
