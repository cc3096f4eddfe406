/// A member, an initialiser or a function that is declared because the program uses it.
struct StandInMember: Hashable, Sendable {
  /// The forms of declarations.
  enum Form: Hashable, Sendable {
    case property
    case function(CallShape)
    case initializer(CallShape)
    case `subscript`(CallShape)
    /// A declaration that the program's own text gives, such as one that it overrides.
    case verbatim(String)
  }

  /// What it gives.
  enum Result: Hashable, Sendable {
    /// A value of which nothing is known.
    case opaque
    /// A value of a type.
    case type(String)
    /// The view on which it is called.
    case modifiedView
  }

  /// The type that has it; empty for the program's own scope.
  var owner: String

  /// The name.
  var name: String

  /// Whether the type has it, and not its values.
  var isStatic = false

  /// The form.
  var form: Form

  /// What it gives.
  var result: Result = .opaque

  /// Whether the program assigns to it.
  var isAssigned = false

  /// Whether the call is awaited.
  var isAsync = false

  /// The use that asked for it.
  var origin: String

  /// The name with its type, as a record has it.
  var fullName: String { owner.isEmpty ? name : owner + "." + name }

  /// What two declarations must not have in common.
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
