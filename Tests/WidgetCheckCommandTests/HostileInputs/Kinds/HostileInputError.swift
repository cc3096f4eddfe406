/// A fault that reading an input showed.
struct HostileInputError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
