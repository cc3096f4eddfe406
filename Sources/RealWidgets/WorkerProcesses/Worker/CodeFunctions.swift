import Glibc
import InterposedCalls

/// Finds functions of the code in a program's symbol table.
package struct CodeFunctions {
  let program: String

  package init(of program: String) { self.program = program }

  package static let own = CodeFunctions(of: "/proc/self/exe")

  /// Returns the functions of a type with a name, the best match first.
  ///
  /// A type that gets the function only from a protocol's extension is represented by that
  /// extension, if no other has such a function. An optimiser may reduce a function to a jump to
  /// its body, which then counts too. A function merged into all its callers is represented by the
  /// witnesses through which it is called.
  ///
  /// - Returns: The functions; empty if there is none or the name is ambiguous.
  package func standing(for name: String, inMangled type: String) -> [CodeFunction] {
    let nominal = CodeFunctions.unbound(type)
    if !nominal.isEmpty {
      let all = functions(prefix: "$s" + nominal)
      let typeName = CodeFunctions.typeName(nominal)
      let exact = all.filter { $0.declares(name, in: typeName) }
      if !exact.isEmpty { return CodeFunctions.sorted(exact) }
      let witnesses = all.filter { $0.isWitness(of: name, in: typeName) }
      if !witnesses.isEmpty { return witnesses.sorted { $0.start < $1.start } }
      if let first = CodeFunctions.sorted(all.filter { $0.declares(name) }).first { return [first] }
    }
    guard let module = CodeFunctions.module(of: type) else { return [] }
    let inherited = functions(prefix: "$s" + module).filter { $0.extends(name) }
    return inherited.count == 1 ? inherited : []
  }

  package func closures(ofContinuationIn name: String, besides type: String) -> [CodeFunction] {
    guard let module = CodeFunctions.module(of: CodeFunctions.unbound(type)) else { return [] }
    let all = functions(prefix: "$s" + module).filter { $0.takesContinuation(in: name) }
    let inner = all.filter(\.isInnerClosure)
    let outer = CodeFunctions.sorted(all.filter { !$0.isInnerClosure })
    return inner.count == 1 ? inner + outer : outer
  }

  /// Returns true if a linker name is that of a type's own function, not of a closure or thunk.
  package static func isName(_ linkage: String, of name: String, inMangled type: String) -> Bool {
    guard let text = demangled(linkage) else { return false }
    let function = CodeFunction(text: text, start: 0, size: 0)
    return function.declares(name, in: typeName(unbound(type))) || function.extends(name)
  }

  /// Orders functions by the length of their names, since the shortest is the plain function.
  private static func sorted(_ functions: [CodeFunction]) -> [CodeFunction] {
    functions.sorted { ($0.text.utf8.count, $0.start) < ($1.text.utf8.count, $1.start) }
  }

  /// Returns the name of a type as in its functions' names, empty if unknown.
  private static func typeName(_ nominal: String) -> String {
    let label = "type metadata for "
    guard let text = demangled("$s\(nominal)N"), text.hasPrefix(label) else { return "" }
    return String(text.dropFirst(label.count))
  }

  /// Returns a mangled name without generic arguments.
  private static func unbound(_ type: String) -> String {
    guard type.hasSuffix("G") else { return type }
    return type.indices.lazy.filter { type[$0] == "y" }.map { String(type[..<$0]) }
      .first { !typeName($0).isEmpty } ?? type
  }

  /// Returns the length and name of the module at the start of a mangled name.
  private static func module(of type: String) -> String? {
    let digits = type.prefix { $0.isNumber }
    guard let length = Int(digits), length > 0 else { return nil }
    return String(type.prefix(digits.count + length))
  }

  private func functions(prefix: String) -> [CodeFunction] {
    symbols(ISOLATION_FUNCTION, prefix: prefix) { symbol in
      guard let text = CodeFunctions.demangled(String(cString: symbol.name)) else { return nil }
      return CodeFunction(text: text, start: symbol.start, size: symbol.size)
    }
  }

  /// Returns the name of a type as the linker knows it.
  ///
  /// The runtime names a private type by the address of its enclosing declaration, which differs
  /// between processes; the symbol table has the real name.
  package func linked(_ type: String) -> String {
    let end = "yXZ"
    guard let sign = type.firstIndex(of: "$"), let mark = type.range(of: end),
      let address = UInt64(type[type.index(after: sign)..<mark.lowerBound], radix: 16)
    else { return type }
    let start = address &- isolation_executable_start()
    let names = symbols(ISOLATION_OBJECT, prefix: "$s") { symbol in
      symbol.start == start ? String(cString: symbol.name) : nil
    }
    let suffix = "MXX"
    guard let name = names.first(where: { $0.hasSuffix(suffix) }) else { return type }
    let known = name.dropFirst("$s".count).dropLast(suffix.count)
    // The rest holds the type's own name and kind, then nested types and arguments.
    let rest = type[mark.upperBound...]
    let digits = rest.prefix { $0.isNumber }
    guard !digits.hasPrefix("0"), let length = Int(digits) else { return String(known) }
    return String(known + rest.dropFirst(digits.count + length + 1))
  }

  private func symbols<Value>(
    _ kind: isolation_symbol_kind,
    prefix: String,
    _ read: (isolation_symbol) -> Value?
  ) -> [Value] {
    var found: [Value] = []
    withoutActuallyEscaping({ (symbol: isolation_symbol) in
      if let value = read(symbol) { found.append(value) }
    }) { take in
      var visitor = SymbolVisitor(take: take)
      // The pointer outlives its use: `isolation_symbols` keeps none after it returns.
      withUnsafeMutablePointer(to: &visitor) { visitor in
        isolation_symbols(
          program,
          kind,
          prefix,
          { symbol, context in
            guard let symbol, let context else { return }
            context.assumingMemoryBound(to: SymbolVisitor.self).pointee.take(symbol.pointee)
          },
          visitor
        )
      }
    }
    return found
  }

  private static func demangled(_ name: String) -> String? {
    // The runtime allocates the result with `malloc` because no buffer is passed.
    guard let text = swiftDemangle(name, name.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

/// A closure that C can carry.
private struct SymbolVisitor {
  let take: (isolation_symbol) -> Void
}

/// A function of a program.
package struct CodeFunction: Hashable, Sendable {
  /// The demangled name with its parameters.
  package let text: String
  /// The start, relative to the program's start.
  package let start: UInt64
  /// The size in bytes.
  package let size: UInt64

  /// True for a function of a type itself, not a closure or thunk of it.
  fileprivate func declares(_ name: String) -> Bool {
    !text.hasPrefix("(") && isNamed(name) && !isAuxiliary
  }

  fileprivate func declares(_ name: String, in type: String) -> Bool {
    guard !type.isEmpty, declares(name) else { return false }
    return text.contains("\(type).\(name)(") || text.contains("\(type).\(name).getter")
      || text.contains("\(type).(\(name) in ")
  }

  fileprivate func isWitness(of name: String, in type: String) -> Bool {
    !type.isEmpty && isNamed(name) && text.contains("protocol witness for ")
      && text.contains(" in conformance \(type)")
  }

  fileprivate func extends(_ name: String) -> Bool {
    text.hasPrefix("(extension in ") && isNamed(name) && !isAuxiliary
  }

  /// True for a closure in a function that receives a continuation, or one nested in it.
  fileprivate func takesContinuation(in name: String) -> Bool {
    text.hasPrefix("closure #") && isNamed(name) && text.contains("Continuation<")
      && !text.contains("resume partial")
  }

  fileprivate var isInnerClosure: Bool {
    guard let inside = text.firstRange(of: " in ") else { return false }
    return text[inside.upperBound...].hasPrefix("closure #")
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

// Must match the declaration in the Swift runtime, which has no importable header.
@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>,
  _ length: Int,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?,
  _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
