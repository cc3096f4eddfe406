/// Returns the expansion of `@Model`: the conformance and the names of unique properties.
func modelExtension(of message: String) -> String {
  guard let type = text(under: "extendedTypeSyntax", of: message),
    // A class that inherits the conformance must not get a second one.
    let conformances = text(under: "conformanceListSyntax", of: message),
    conformances.firstRange(of: "PersistentModel") != nil
  else { return "" }
  let declaration = text(under: "declSyntax", of: message) ?? ""
  let names = uniqueProperties(in: SourceText(declaration).withoutComments)
  let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
  let property =
    names.isEmpty
    ? "" : "public nonisolated static var _uniqueProperties: [String] { [\(list)] }"
  return "extension \(type): PersistentModel { \(property) }"
}

/// Returns the expansion of `@ModelActor`: the conformance, or the properties and initializer.
func modelActor(of message: String) -> String {
  if message.contains("\"macroRole\":\"extension\"") {
    return text(under: "extendedTypeSyntax", of: message).map { "extension \($0): ModelActor {}" }
      ?? ""
  }
  let declaration = SourceText(text(under: "declSyntax", of: message) ?? "").withoutComments
  let access = declaration.firstRange(of: "public actor") == nil ? "" : "public "
  let properties = """
    \(access)nonisolated let modelExecutor: any ModelExecutor
    \(access)nonisolated let modelContainer: ModelContainer
    """
  let attribute = text(under: "attributeSyntax", of: message) ?? ""
  guard attribute.firstRange(of: "true") == nil else { return properties }
  return properties + """

    \(access)init(modelContainer: ModelContainer) {
      self.modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
      self.modelContainer = modelContainer
    }
    """
}

/// Returns the source of a piece of code in a request.
private func text(under key: String, of message: String) -> String? {
  message.firstRange(of: "\"\(key)\"").flatMap {
    value(of: "source", in: message[$0.upperBound...])
  }
}

private func uniqueProperties(in declaration: String) -> [String] {
  var names: [String] = []
  var rest = declaration[...]
  while let attribute = rest.firstRange(of: "@Attribute(") {
    rest = rest[attribute.upperBound...]
    guard let end = rest.firstIndex(of: ")") else { break }
    let isUnique = rest[..<end].firstRange(of: ".unique") != nil
    rest = rest[end...]
    guard isUnique, let keyword = rest.firstRange(of: "var ") else { continue }
    let name = rest[keyword.upperBound...].drop { $0 == " " }
      .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if !name.isEmpty { names.append(String(name)) }
  }
  return names
}
