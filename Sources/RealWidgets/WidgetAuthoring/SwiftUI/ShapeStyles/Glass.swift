public struct Glass: Equatable, Sendable {
  let text: String

  public static var regular: Glass { Glass(text: "regular") }

  public static var clear: Glass { Glass(text: "clear") }

  public static var identity: Glass { Glass(text: "identity") }

  public func tint(_ color: Color?) -> Glass {
    color.map { Glass(text: "\(text) \($0.attributeText)") } ?? self
  }

  public func interactive(_ isEnabled: Bool = true) -> Glass {
    isEnabled ? Glass(text: text + " interactive") : self
  }
}
