/// The parameters of a declaration that must accept a call.
struct Parameters {
  private(set) var generics: [String] = []

  private(set) var list = ""

  /// The arguments to store, as the elements of a dictionary.
  private(set) var values = ""

  /// The view that an argument builds, as an expression.
  private(set) var content: String?

  /// The result of the only closure, if it takes no parameters and builds no view.
  private(set) var soleBody: String?

  private var callbacks: [String] = []

  init(_ shape: CallShape) {
    var parts: [String] = []
    var kept: [String] = []
    let closures = shape.arguments.count { if case .closure = $0.form { true } else { false } }
    for (index, argument) in shape.arguments.enumerated() {
      let name = "a\(index)"
      let type = "A\(index)"
      let label = argument.label.map { $0 == "_" ? "_" : "`\($0)`" } ?? "_"
      let key = argument.label ?? "\(index)"
      var isKept = true
      switch argument.form {
      case .value:
        generics.append(type)
        parts.append("\(label) \(name): \(type)")
      case .implicitMember: parts.append("\(label) \(name): \(StandInNames.value)")
      case .none: parts.append("\(label) \(name): Any?")
      case .array: parts.append("\(label) \(name): [\(StandInNames.value)]")
      case .dictionary:
        parts.append("\(label) \(name): [\(StandInNames.value): Any]")
      case .inOut:
        generics.append(type)
        parts.append("\(label) \(name): inout \(type)")
        isKept = false
      case .keyPath:
        parts.append("\(label) \(name): KeyPath<\(StandInNames.value), \(StandInNames.value)>")
      case .typed(let known): parts.append("\(label) \(name): \(known)")
      case .closure(let closure):
        isKept = false
        parts.append(parameter(closure, "\(label) \(name)", name, type, isOnly: closures == 1))
      }
      if isKept { kept.append("\"\(key)\": \(name)") }
    }
    list = parts.joined(separator: ", ")
    values = kept.isEmpty ? ":" : kept.joined(separator: ", ")
  }

  func calls(_ name: String) -> String {
    callbacks.map { callback in
      let call = callback.replacing("\"argument\"", with: "\"\(name).argument\"")
      return "StandInRecord.run(\"\(name)\") { \(call) }; "
    }
    .joined()
  }

  private mutating func parameter(
    _ closure: ClosureShape,
    _ labelled: String,
    _ name: String,
    _ type: String,
    isOnly: Bool
  ) -> String {
    let list = closure.parameters.joined(separator: ", ")
    let effects = closure.isAsync ? " async throws" : " throws"
    let made = closure.parameters.map { "StandIns.make(\"argument\", (\($0)).self)" }
    if closure.buildsViews {
      generics.append("\(type): View")
      if content == nil { content = "AnyView(\(name)(\(made.joined(separator: ", "))))" }
      return "@ViewBuilder \(labelled): @escaping (\(list)) -> \(type)"
    }
    if closure.isVoid { return "\(labelled): @escaping (\(list))\(effects) -> Void" }
    generics.append(type)
    if closure.parameters.isEmpty, isOnly { soleBody = type }
    let call = "\(name)(\(made.joined(separator: ", ")))"
    if closure.isAsync {
      callbacks.append("Task { _ = try? await \(call) }")
    } else {
      callbacks.append("_ = try \(call)")
    }
    return "\(labelled): @escaping (\(list))\(effects) -> \(type)"
  }
}
