func expansion(of message: String) -> String {
  switch value(of: "typeName", in: message[...]) {
  case "EntryMacro": environmentEntry(of: message)
  case "InertMacro": ""
  case "ModelMacro": modelExtension(of: message)
  case "ModelActorMacro": modelActor(of: message)
  default: preview(of: message) ?? ""
  }
}

/// Returns the expansion of `@Entry`: the accessors of the variable, or the key next to it.
private func environmentEntry(of message: String) -> String {
  guard let start = message.firstRange(of: "\"declSyntax\"")?.upperBound,
    let source = value(of: "source", in: message[start...]),
    let entry = Entry(SourceText(source).withoutComments)
  else { return "" }
  return message.contains("\"macroRole\":\"accessor\"") ? entry.accessors : entry.key
}

/// Returns a type that shows the entries or states of a preview, or counts a preview of a view.
///
/// The preview's source becomes a call with the same arguments, so it need not be parsed. The type
/// has a name that the compiler allows a macro to create.
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
  /// `Activity` for a preview of states, `Widget` for one of entries; `nil` for a view.
  fileprivate var previewSubject: String? {
    if range(ofCode: "contentStates") != nil { return "Activity" }
    let isOfWidget = ["timeline", "timelineProvider"].contains { hasTrailingClosure(labeled: $0) }
    return isOfWidget ? "Widget" : nil
  }
}

/// A variable that `@Entry` turns into an environment value.
struct Entry {
  let name: String
  /// The type; `nil` if the initial value determines it.
  let type: String?
  let initialValue: String

  /// Parses a variable's declaration without comments; `nil` if it has no name.
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

  var accessors: String {
    "get { self[__Key_\(name).self] } set { self[__Key_\(name).self] = newValue }"
  }

  /// The declaration of the environment key.
  var key: String {
    let value =
      type.map { "static var defaultValue: \($0) { \(initialValue) }" }
      ?? "static let defaultValue = \(initialValue)"
    return "private enum __Key_\(name): EnvironmentKey { \(value) }"
  }
}

extension Substring {
  /// The text before and after the first equals sign that is not part of another operator.
  fileprivate var splitAtEquals: (before: Substring, after: Substring?) {
    for index in indices where self[index] == "=" {
      let next = self.index(after: index)
      let isOperator = next < endIndex && self[next] == "="
      if !isOperator { return (self[..<index], self[next...]) }
    }
    return (self, nil)
  }
}
