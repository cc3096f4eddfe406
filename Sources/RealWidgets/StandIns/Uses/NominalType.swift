enum NominalType {
  /// Returns the name of a type without its arguments and decorations.
  static func name(of type: String) -> String {
    var type = Substring(type)
    for prefix in ["any ", "some "] where type.hasPrefix(prefix) {
      type = type.dropFirst(prefix.count)
    }
    if type.hasPrefix("[") {
      var depth = 0
      for character in type {
        if character == "[" || character == "<" { depth += 1 }
        if character == "]" || character == ">" { depth -= 1 }
        if character == ":", depth == 1 { return "Dictionary" }
      }
      return type.hasSuffix("?") ? "Optional" : "Array"
    }
    while type.hasSuffix("?") || type.hasSuffix("!") { type = type.dropLast() }
    var name = type
    if let open = name.firstIndex(of: "<") {
      // Members of generic types keep their path, without the arguments.
      let rest = name[open...]
      let after = rest.lastIndex(of: ">").map { rest[rest.index(after: $0)...] } ?? ""
      name = name[..<open] + after
    }
    for module in ["WidgetAuthoring.", "Swift.", "Foundation.", "CheckedWidgets."]
    where name.hasPrefix(module) {
      name = name.dropFirst(module.count)
    }
    return String(name)
  }
}
