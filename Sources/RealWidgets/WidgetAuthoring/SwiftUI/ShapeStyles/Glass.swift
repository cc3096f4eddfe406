/// A kind of glass that is laid behind a view.
public struct Glass: Equatable, Sendable {
  /// The name with what was asked of it.
  let text: String

  /// The usual glass.
  public static var regular: Glass { Glass(text: "regular") }

  /// Glass that shows more of what is behind it.
  public static var clear: Glass { Glass(text: "clear") }

  /// No glass.
  public static var identity: Glass { Glass(text: "identity") }

  /// The glass in a tint.
  public func tint(_ color: Color?) -> Glass {
    color.map { Glass(text: "\(text) \($0.attributeText)") } ?? self
  }

  /// The glass that answers to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    isEnabled ? Glass(text: text + " interactive") : self
  }
}
