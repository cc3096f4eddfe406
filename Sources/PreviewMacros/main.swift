// The plugin of `#Preview`; the compiler speaks to it in JSON over pipes.
