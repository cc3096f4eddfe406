/// A member, initialiser or function that is declared because the program uses it.
struct StandInMember: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case property
    case function(CallShape)
    case initializer(CallShape)
    case `subscript`(CallShape)
    /// A declaration in the program's own words, such as one that it overrides.
    case verbatim(String)
  }

  enum Result: Hashable, Sendable {
    /// A value of unknown type.
    case opaque
    case type(String)
    case modifiedView
  }

  /// The type of the member; empty for global declarations.
  var owner: String

  var name: String

  var isStatic = false

  var form: Form

  var result: Result = .opaque

  var isAssigned = false

  var isAsync = false

  var origin: String

  var fullName: String { owner.isEmpty ? name : owner + "." + name }

  /// A key that identifies equal declarations.
  var signature: String {
    let shape =
      switch form {
      case .property: "property"
      case .function(let shape): "func \(shape.arguments)"
      case .initializer(let shape): "init \(shape.arguments)"
      case .subscript(let shape): "subscript \(shape.arguments)"
      case .verbatim(let text): text
      }
    return "\(owner) \(isStatic) \(name) \(shape)"
  }
}
