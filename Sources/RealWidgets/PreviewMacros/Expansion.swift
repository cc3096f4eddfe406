/// The expansion of a request's macro.
func expansion(of message: String) -> String {
  switch value(of: "typeName", in: message[...]) {
  case "EntryMacro": environmentEntry(of: message)
  case "InertMacro": ""
  case "ModelMacro": modelExtension(of: message)
  case "ModelActorMacro": modelActor(of: message)
  default: preview(of: message) ?? ""
  }
}

/// What `@Entry` adds: the accessors of the variable, and the key beside it.
private func environmentEntry(of message: String) -> String {
  guard let start = message.firstRange(of: "\"declSyntax\"")?.upperBound,
    let source = value(of: "source", in: message[start...]),
    let entry = Entry(SourceText(source).withoutComments)
  else { return "" }
  return message.contains("\"macroRole\":\"accessor\"") ? entry.accessors : entry.key
}

/// A type that shows the entries or states of a preview, or counts a preview that shows a view alone.
///
/// The preview's own text stands as the call of a function with the same arguments, so that nothing of
/// it needs to be read. The type's name is one that the compiler lets a macro make.
private func preview(of message: String) -> String? {
  guard let discriminator = value(of: "discriminator", in: message[...]),
    let start = message.firstRange(of: "\"syntax\"")?.upperBound,
    let source = value(of: "source", in: message[start...]).map({ SourceText($0) }),
    let name = source.range(ofCode: "#Preview")
  else { return nil }
  let label = "WidgetCheckPreview"
  let subject = source.previewSubject
  let show =
    subject.map { "await _show\($0)Preview\(source.text[name.upperBound...])" }
    ?? "_countViewPreview()"
  return """
    enum \(discriminator)\(label.count)\(label)fMu_: _\(subject ?? "Widget")Preview {
      @MainActor static func _show() async {
        \(show)
      }
    }
    """
}

extension SourceText {
  /// The word for what a preview shows: a Live Activity by its states, a widget by its entries; `nil` for a view.
  fileprivate var previewSubject: String? {
    if range(ofCode: "contentStates") != nil { return "Activity" }
    let isOfWidget = ["timeline", "timelineProvider"].contains { hasTrailingClosure(labeled: $0) }
    return isOfWidget ? "Widget" : nil
  }
}

/// A variable that `@Entry` makes a value of the environment.
struct Entry {
  let name: String
  /// The type, `nil` when the initial value tells it.
  let type: String?
  let initialValue: String

  /// Reads the declaration of a variable, which has no comments; `nil` when it is none with a name.
  init?(_ declaration: String) {
    guard let keyword = declaration.firstRange(of: "var ") else { return nil }
    var rest = declaration[keyword.upperBound...].drop { $0 == " " }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty else { return nil }
    rest = rest.dropFirst(name.count)
    let (before, after) = rest.splitAtEquals
    self.name = String(name)
    if let colon = before.firstIndex(of: ":") {
      type = String(before[before.index(after: colon)...])
    } else {
      type = nil
    }
    initialValue = after.map(String.init) ?? "nil"
  }

  /// The body of the variable.
  var accessors: String {
    "get { self[__Key_\(name).self] } set { self[__Key_\(name).self] = newValue }"
  }

  /// The key under which the environment keeps the value.
  var key: String {
    let value =
      type.map { "static var defaultValue: \($0) { \(initialValue) }" }
      ?? "static let defaultValue = \(initialValue)"
    return "private enum __Key_\(name): EnvironmentKey { \(value) }"
  }
}

extension Substring {
  /// What stands before and after the first equals sign that is none of another operator.
  fileprivate var splitAtEquals: (before: Substring, after: Substring?) {
    for index in indices where self[index] == "=" {
      let next = self.index(after: index)
      let isOperator = next < endIndex && self[next] == "="
      if !isOperator { return (self[..<index], self[next...]) }
    }
    return (self, nil)
  }
}
