/// A list of commands as Swift code that performs them, one line a step.
///
/// ```swift
/// let process0 = spawn()
/// register(process0, name: "a")
/// ```
///
/// A result is named, by its type and the number of its step, where a later step refers to it.
public struct Transcript: CustomStringConvertible {
  /// The code.
  public let description: String

  /// Creates the transcript of commands, which are printed as Swift prints them.
  public init<Command>(_ commands: [Command]) {
    var names: [Int: String] = [:]
    for command in commands { Self.collect(from: command, into: &names, depth: 0) }
    let lines = commands.enumerated().map { step, command in
      let text = String(describing: command)
      let call = text.hasSuffix(")") ? text : text + "()"
      return names[step].map { "let \($0) = \(call)" } ?? call
    }
    description = lines.joined(separator: "\n")
  }

  /// How deep in a command references are looked for.
  private static let greatestDepth = 8

  /// Notes the names of all references in a value, whatever it is made of.
  private static func collect(from value: Any, into names: inout [Int: String], depth: Int) {
    if let reference = value as? any SymbolicReference {
      names[reference.step.number] = reference.name
      return
    }
    guard depth < greatestDepth else { return }
    for child in Mirror(reflecting: value).children {
      collect(from: child.value, into: &names, depth: depth + 1)
    }
  }
}

/// A reference to a result of any type.
private protocol SymbolicReference {
  var step: Step { get }
  var name: String { get }
}

extension Reference: SymbolicReference {}

extension Reference: CustomDebugStringConvertible {
  /// The name of the result: its type in lower case and the number of its step.
  public var debugDescription: String { name }

  fileprivate var name: String {
    let type = String(describing: Result.self)
    return type.prefix(1).lowercased() + type.dropFirst() + String(step.number)
  }
}
