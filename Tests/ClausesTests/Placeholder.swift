// The module's tests follow.
