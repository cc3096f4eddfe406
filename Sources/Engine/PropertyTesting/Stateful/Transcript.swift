/// A list of commands as Swift code that performs them, one line per step.
///
/// ```swift
/// let process0 = spawn()
/// register(process0, name: "a")
/// ```
///
/// A result that a later step refers to is named after its type and the number of its step.
public struct Transcript: CustomStringConvertible {
  /// The code.
  public let description: String

  /// Creates the transcript of commands, printed with their Swift descriptions.
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

  /// The depth to which commands are searched for references.
  private static let greatestDepth = 8

  /// Collects the names of all references in a value, by reflection.
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
