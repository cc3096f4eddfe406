import Glibc
import InterposedCalls

/// Finds functions of the code in the program's table of symbols.
enum CodeFunctions {
  /// Where a function of a type begins, counted from the executable's start.
  ///
  /// A type that has the function from a protocol's extension alone is told by that extension, if no
  /// other one has such a function.
  ///
  /// - Parameters:
  ///   - name: The name before the parentheses, or that of a property.
  ///   - type: The mangled name of the type.
  /// - Returns: The start, `nil` if there is none or more than one could be meant.
  static func start(of name: String, inMangled type: String) -> UInt64? {
    let nominal = unbound(type)
    if !nominal.isEmpty {
      let own = functions(prefix: "$s" + nominal).filter { $0.declares(name) }
      if let first = own.min(by: { $0.text.utf8.count < $1.text.utf8.count }) { return first.start }
    }
    guard let module = module(of: type) else { return nil }
    let inherited = functions(prefix: "$s" + module).filter { $0.extends(name) }
    return inherited.count == 1 ? inherited.first?.start : nil
  }

  /// A mangled name without generic arguments.
  private static func unbound(_ type: String) -> String {
    guard type.hasSuffix("G"), let cut = type.firstIndex(of: "y") else { return type }
    return String(type[..<cut])
  }

  /// The length and name of the module at the head of a mangled name.
  private static func module(of type: String) -> String? {
    let digits = type.prefix { $0.isNumber }
    guard let length = Int(digits), length > 0 else { return nil }
    return String(type.prefix(digits.count + length))
  }

  private static func functions(prefix: String) -> [Function] {
    var found: [Function] = []
    withUnsafeMutablePointer(to: &found) { found in
      isolation_functions(
        prefix,
        { name, start, context in
          guard let name, let context else { return }
          let list = context.assumingMemoryBound(to: [Function].self)
          guard let text = CodeFunctions.demangled(name) else { return }
          list.pointee.append(Function(text: text, start: start))
        },
        found
      )
    }
    return found
  }

  private static func demangled(_ name: UnsafePointer<CChar>) -> String? {
    guard let text = swiftDemangle(name, strlen(name), nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

/// A function of the program.
private struct Function {
  /// Its demangled name with its parameters.
  let text: String
  /// Where it begins.
  let start: UInt64

  /// Whether it is the function of a type itself, rather than a closure or thunk of it.
  func declares(_ name: String) -> Bool {
    !text.hasPrefix("(") && isNamed(name) && !isAuxiliary
  }

  /// Whether it is the function of an extension.
  func extends(_ name: String) -> Bool {
    text.hasPrefix("(extension in ") && isNamed(name) && !isAuxiliary
  }

  private func isNamed(_ name: String) -> Bool {
    text.contains(".\(name)(") || text.contains(".\(name).getter") || text.contains(".(\(name) in ")
  }

  private var isAuxiliary: Bool {
    ["closure", "implicit", "protocol witness", "async function pointer", "partial apply", "reabs"]
      .contains { text.hasPrefix($0) } || text.contains(" closure #")
      || text.contains("resume partial")
  }
}

@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>,
  _ length: Int,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?,
  _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
