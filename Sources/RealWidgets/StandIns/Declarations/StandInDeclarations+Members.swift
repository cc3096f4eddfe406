extension StandInDeclarations {
  func render(_ member: StandInMember) -> [String] {
    let type = index(ofType: member.owner).map { types[$0] }
    let isClass = type?.kind == .class
    let name = type.map { $0.fullName + "." + member.name } ?? member.fullName
    let declarations: [String]
    switch member.form {
    case .property: declarations = [property(member, name, isClass: isClass, of: type)]
    case .function(let shape): declarations = functions(member, shape, name)
    case .initializer(let shape): declarations = initializers(member, shape, name, of: type)
    case .subscript(let shape): declarations = subscripts(member, shape, name)
    case .verbatim(let text): declarations = [text]
    }
    guard !member.owner.isEmpty, !isClass else { return declarations }
    let owner =
      member.owner == "View" && member.isStatic ? "View where Self == AnyView" : member.owner
    return declarations.map { "extension \(owner) { \($0) }" }
  }

  private func property(
    _ member: StandInMember,
    _ name: String,
    isClass: Bool,
    of type: StandInTypeDeclaration?
  ) -> String {
    let result = written(member.result)
    let modifier = member.isStatic ? (isClass ? "class " : "static ") : ""
    if member.owner.isEmpty {
      let value = KnownConstants.value(of: member.name) ?? "StandIns.make(\"\(name)\")"
      return "nonisolated(unsafe) var `\(member.name)`: \(result) = \(value)"
    }
    let keeps = type.map { $0.kind == .structure || $0.kind == .class } ?? false
    if keeps || member.owner == StandInNames.type, !member.isStatic {
      let set = isClass ? "set" : "nonmutating set"
      return
        "var `\(member.name)`: \(result) { get { standIn.value(\"\(member.name)\") } "
        + "\(set) { standIn.values[\"\(member.name)\"] = newValue } }"
    }
    let accessors = member.isAssigned ? " set {}" : ""
    return
      "\(modifier)var `\(member.name)`: \(result) "
      + "{ get { StandIns.make(\"\(name)\") }\(accessors) }"
  }

  private func written(_ result: StandInMember.Result) -> String {
    switch result {
    case .opaque: StandInNames.value
    case .type(let type): type
    case .modifiedView: "some View"
    }
  }

  private func functions(_ member: StandInMember, _ shape: CallShape, _ name: String) -> [String] {
    let parameters = Parameters(shape)
    let isStatic = member.isStatic ? "static " : ""
    let head = "@discardableResult \(isStatic)func `\(member.name)`"
    let effects = member.isAsync ? " async" : ""
    let calls = parameters.calls(name)
    func declaration(_ result: String, _ generic: String? = nil, preferred: Bool = true) -> String {
      let names = parameters.generics + (generic.map { [$0] } ?? [])
      let list = names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
      return (preferred ? "" : "@_disfavoredOverload ") + head
        + "\(list)(\(parameters.list))\(effects) -> \(result) { \(calls)"
    }
    switch member.result {
    case .modifiedView:
      return [declaration("some View") + "return StandInRecord.passed(self, \"\(name)\") }"]
    case .type("AnyView") where member.owner == "View":
      return [declaration("AnyView") + "return StandInRecord.passed(AnyView(self), \"\(name)\") }"]
    case .type("Void"): return [declaration("Void") + "StandInRecord.did(\"\(name)\") }"]
    case .type(let type):
      let value = KnownConstants.value(of: member.name)
      guard member.owner.isEmpty, let value else {
        return [declaration(type) + "return StandIns.make(\"\(name)\") }"]
      }
      return [declaration(type) + "StandInRecord.record(\"\(name)\"); return \(value) }"]
    case .opaque:
      if let closure = parameters.soleBody {
        return [declaration(closure) + "return StandIns.make(\"\(name)\") }"]
      }
      let end = "return StandIns.make(\"\(name)\") }"
      return [
        declaration(StandInNames.value) + end,
        declaration(StandInNames.value + "?", preferred: false) + end,
        declaration("R", "R: \(StandInNames.makeable)", preferred: false) + end,
      ]
    }
  }

  private func initializers(
    _ member: StandInMember,
    _ shape: CallShape,
    _ name: String,
    of type: StandInTypeDeclaration?
  ) -> [String] {
    let parameters = Parameters(shape)
    let generics =
      parameters.generics.isEmpty ? "" : "<\(parameters.generics.joined(separator: ", "))>"
    let mark = member.result == .type("Self?") ? "?" : ""
    let head = "init\(mark)\(generics)(\(parameters.list))"
    guard let type else {
      return ["\(head) { self = StandIns.make(\"\(name)\") }"]
    }
    switch type.kind {
    case .structure:
      let content = parameters.content.map { ", content: { \($0) }" } ?? ""
      let storage = "StandInStorage(\"\(type.fullName)\", [\(parameters.values)]\(content))"
      let body = "{ self.init(standIn: \(storage)) }"
      guard type.genericCount > 0 else { return ["\(head) \(body)"] }
      let open = (0..<type.genericCount).map { "T\($0) == StandInValue" }
      return [
        "\(head) \(body)",
        "@_disfavoredOverload \(head) where \(open.joined(separator: ", ")) \(body)",
      ]
    case .class:
      guard !shape.arguments.isEmpty else { return [] }
      return ["\(head) { super.init(); standIn.keep([\(parameters.values)]) }"]
    case .propertyWrapper:
      var rest = shape
      let hasWrapped = rest.arguments.first?.label == "wrappedValue"
      if hasWrapped { rest.arguments.removeFirst() }
      let others = Parameters(rest)
      let list = others.generics.isEmpty ? "" : "<\(others.generics.joined(separator: ", "))>"
      guard !rest.arguments.isEmpty else { return [] }
      return [
        "init\(list)(\(others.list)) { self.init() }",
        "@_disfavoredOverload init\(list)(\(others.list)) where Value == \(StandInNames.value) "
          + "{ self.init() }",
        "init\(list)(wrappedValue: Value, \(others.list)) "
          + "{ self.init(wrappedValue: wrappedValue) }",
      ]
    case .enumeration, .protocol: return []
    }
  }

  private func subscripts(_ member: StandInMember, _ shape: CallShape, _ name: String) -> [String] {
    var shape = shape
    for index in shape.arguments.indices where shape.arguments[index].label == nil {
      shape.arguments[index].label = "_"
    }
    let parameters = Parameters(shape)
    let list = parameters.generics.isEmpty ? "" : "<\(parameters.generics.joined(separator: ", "))>"
    return [
      "\(member.isStatic ? "static " : "")subscript\(list)(\(parameters.list)) "
        + "-> \(written(member.result)) "
        + "{ get { StandIns.make(\"\(name)\") } \(member.isAssigned ? "set {}" : "") }"
    ]
  }
}
