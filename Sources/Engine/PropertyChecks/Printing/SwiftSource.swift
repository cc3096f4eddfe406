import PropertyTesting

/// Prints values as Swift source that recreates them.
///
/// Numbers, strings, collections, optionals, ranges, tuples, enums with payloads, and structs with
/// memberwise initialisers are printed as one would write them; sets and dictionaries are sorted by
/// text. Other values, such as objects, become comments. Types with a better representation conform
/// to ``SwiftSourceConvertible``.
///
/// The text is for reading and pasting. It compiles where the types and their memberwise
/// initialisers are visible; the engine never parses it.
public enum SwiftSource {
  /// Returns an expression that makes a value.
  ///
  /// - Complexity: O(size of the value); below ``maximumDepth`` levels the rest is a comment.
  public static func expression(for value: Any) -> String {
    expression(for: value, in: nil, depth: 0)
  }

  /// The depth to which nested values are printed.
  public static let maximumDepth = 64

  /// Returns the name of a type as one would write it after importing its module.
  public static func name(of type: Any.Type) -> String {
    // Optional, Array and Dictionary keep their full names; modules and private contexts are
    // dropped.
    var name = ""
    var path: [String] = []
    var word = ""
    func finish() {
      path.append(word)
      if path.count > 1 { path.removeFirst() }
      name += path.joined(separator: ".")
      (path, word) = ([], "")
    }
    var rest = String(reflecting: type)[...]
    while let character = rest.popFirst() {
      if word.isEmpty, character == "(", rest.hasPrefix("unknown context at ") {
        rest = rest.drop { $0 != ")" }.dropFirst(2)
      } else if character == "." {
        path.append(word)
        word = ""
      } else if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        if !word.isEmpty { finish() }
        name.append(character)
      }
    }
    if !word.isEmpty { finish() }
    return name
  }

  /// Returns the source of a value; one of the enum type `context` may be written with a dot alone.
  static func expression(for value: Any, in context: Any.Type?, depth: Int) -> String {
    guard depth < maximumDepth else { return "/* deeper than \(maximumDepth) levels */" }
    if let known = value as? any SwiftSourceConvertible { return known.swiftSource }
    if let known = value as? any NestingSwiftSource { return known.swiftSource(depth: depth + 1) }
    let mirror = Mirror(reflecting: value)
    if value is any CustomReflectable { return description(of: value) }
    return switch mirror.displayStyle {
    case .tuple: "(" + arguments(mirror, depth) + ")"
    case .struct: structure(value, mirror, depth)
    case .enum: enumeration(value, mirror, context, depth)
    default: description(of: value)
    }
  }

  private static func structure(_ value: Any, _ mirror: Mirror, _ depth: Int) -> String {
    // The storage of wrapped and lazy properties is not an argument of the initialiser.
    let labels = mirror.children.map { $0.label ?? "" }
    guard !labels.contains(where: { $0.hasPrefix("$") || $0.hasPrefix("_") }) else {
      return description(of: value)
    }
    return "\(name(of: mirror.subjectType))(\(arguments(mirror, depth)))"
  }

  private static func enumeration(
    _ value: Any,
    _ mirror: Mirror,
    _ context: Any.Type?,
    _ depth: Int
  ) -> String {
    let type = mirror.subjectType
    let prefix = context == type ? "." : name(of: type) + "."
    guard let payload = mirror.children.first, let label = payload.label else {
      // Without a payload only the description has the case name, unless the type overrides it.
      if !(value is any CustomStringConvertible), !(value is any CustomDebugStringConvertible) {
        return prefix + "\(value)"
      }
      guard let raw = (value as? any RawRepresentable)?.rawValue else {
        return description(of: value)
      }
      return "\(name(of: type))(rawValue: \(expression(for: raw, in: nil, depth: depth + 1)))!"
    }
    let inner = Mirror(reflecting: payload.value)
    // A payload with labels, or of several values, is a tuple.
    if inner.displayStyle == .tuple {
      return "\(prefix)\(label)(\(arguments(inner, depth, in: type)))"
    }
    return "\(prefix)\(label)(\(expression(for: payload.value, in: type, depth: depth + 1)))"
  }

  /// Returns the children as arguments; unlabelled tuple elements are called .0, .1 and so on.
  private static func arguments(
    _ mirror: Mirror,
    _ depth: Int,
    in context: Any.Type? = nil
  ) -> String {
    mirror.children.map { child in
      let source = expression(for: child.value, in: context, depth: depth + 1)
      guard let label = child.label, !label.hasPrefix(".") else { return source }
      return "\(label): \(source)"
    }.joined(separator: ", ")
  }

  static func description(of value: Any) -> String {
    // A `*/` inside the text would end the comment early.
    let text = String(describing: value).split(separator: "*/", omittingEmptySubsequences: false)
    return "/* \(text.joined(separator: "* /")) */"
  }
}

/// A type that defines the Swift source of its values.
public protocol SwiftSourceConvertible {
  /// An expression that makes the value.
  var swiftSource: String { get }
}
