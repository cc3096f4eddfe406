extension StandInStep {
  mutating func conform(_ type: String, to name: String, _ message: CompilerMessage) {
    let type = NominalType.name(of: type)
    let bare = NominalType.name(of: name)
    // A type nested in a stand-in may have the protocol's name.
    let name = bare == "Error" ? "Swift.Error" : bare
    let origin = place(of: message).map { sources[$0.file].place(of: $0.index) } ?? ""
    if name == StandInNames.makeable {
      conformMakeable(type, origin)
    } else if name == "AsyncSequence", let (file, index) = place(of: message) {
      if let last = sources[file].value(at: index).last {
        refine(at: last.index, sources[file], to: "AsyncStream<\(StandInNames.value)>")
      }
    } else if type == StandInNames.value, name == "View" {
      declarations.declare(.init(type: type, name: "StandInView", origin: origin))
    } else if type == StandInNames.value {
      if let known = StandInStep.representatives[name] {
        refineArguments(near: message, to: known)
      } else {
        declarations.declare(.init(type: type, name: name, origin: origin))
      }
    } else if let index = declarations.index(ofType: type) {
      let declared = declarations.types[index]
      guard !declared.conformances.contains(name), declared.kind != .protocol else { return }
      if StandInStep.classProtocols.contains(name), declared.kind == .structure {
        declarations.types[index].kind = .class
        declarations.types[index].conformances.removeAll { $0 == "View" }
      }
      declareRequirements(of: name, for: declared)
      if name == "INIntent", declared.kind != .enumeration {
        inherit(type, from: name)
      } else if name == "View" || declarations.index(ofType: name) == nil {
        declarations.types[index].conformances.append(name)
      } else {
        declarations.declare(.init(type: type, name: name, origin: origin))
      }
    } else if let (file, index) = place(of: message), isOperator(index, sources[file]) {
      // The stand-in on one side has a different type from the program's value on the other.
      let source = sources[file]
      let before = declarations
      refine(at: index - 1, source, to: type)
      if declarations == before, let last = source.value(at: index + 1).last {
        refine(at: last.index, source, to: type)
      }
    } else if declarations.index(ofType: name) != nil
      || ["Identifiable", "Hashable", "Equatable", "Sendable"].contains(name)
    {
      declarations.declare(.init(type: type, name: name, origin: origin))
    }
  }

  private mutating func declareRequirements(
    of name: String,
    for type: StandInTypeDeclaration
  ) {
    func member(_ name: String, _ text: String) -> StandInMember {
      StandInMember(owner: type.name, name: name, form: .verbatim(text), origin: type.origin)
    }
    if name == "ActivityAttributes" {
      let state = type.name + ".ContentState"
      declarations.declare(
        StandInTypeDeclaration(
          name: state,
          kind: .structure,
          module: type.module,
          origin: type.origin
        )
      )
    } else if name.hasSuffix("Intent"), name != "INIntent" {
      declarations.declare(
        member("title", "public static var title: LocalizedStringResource { \"\(type.lastName)\" }")
      )
      declarations.declare(
        member("perform", "public func perform() async throws -> some IntentResult { .result() }")
      )
    }
  }

  private static let classProtocols: Set<String> = [
    "ObservableObject", "AnyObject", "NSObjectProtocol", "Observable", "NSCopying", "NSCoding",
    "NSSecureCoding",
  ]

  mutating func inherit(_ type: String, from name: String) {
    guard let index = declarations.index(ofType: NominalType.name(of: type)),
      declarations.types[index].superclass != name
    else { return }
    declarations.types[index].kind = .class
    declarations.types[index].superclass = name
    declarations.types[index].conformances = []
  }

  mutating func conformMakeable(_ type: String, _ origin: String) {
    let name = NominalType.name(of: type)
    guard !declarations.isStandIn(name) else { return }
    declarations.declare(.init(type: name, name: StandInNames.makeable, origin: origin))
  }

  /// A type for each protocol, to replace the opaque value where the protocol is required.
  private static let representatives = [
    "StringProtocol": "String", "BinaryInteger": "Int", "BinaryFloatingPoint": "Double",
    "FloatingPoint": "Double", "Numeric": "Double", "SignedNumeric": "Double",
    "AdditiveArithmetic": "Double", "ShapeStyle": "Color", "FixedWidthInteger": "Int",
    "Strideable": "Double", "DataProtocol": "Data", "ContiguousBytes": "Data",
    "WidgetConfiguration": "some WidgetConfiguration", "CVarArg": "String",
    "LosslessStringConvertible": "String", "Shape": "Circle", "TimelineEntry": "any TimelineEntry",
  ]

  private mutating func refineArguments(near message: CompilerMessage, to type: String) {
    guard let (file, index) = place(of: message) else { return }
    let source = sources[file]
    if isOperator(index, source) {
      let before = declarations
      refine(at: index - 1, source, to: type)
      if declarations == before, let last = source.value(at: index + 1).last {
        refine(at: last.index, source, to: type)
      }
      return
    }
    var open = index
    let limit = min(source.tokens.count, index + 20)
    while open < limit, !source.isSign(open, "(") { open += 1 }
    guard open < limit, source.partners[open] > open else {
      refine(at: index, source, to: type)
      return
    }
    let before = declarations
    let known = self
    refineArguments(after: open, source, to: type) { known.isTraceable($0, source) }
    if declarations == before {
      refineArguments(after: open, source, to: type) { $0.parts.count > 1 }
    }
  }

  private mutating func refineArguments(
    after open: Int,
    _ source: TokenizedSource,
    to type: String,
    where isStandIn: (PostfixExpression) -> Bool
  ) {
    var place = open + 1
    while place < source.partners[open] {
      if source.isWord(place), source.isSign(place + 1, ":") { place += 2 }
      let expression = source.value(at: place)
      if let last = expression.last, source.isWord(last.index), isStandIn(expression) {
        refine(at: last.index, source, to: type)
      }
      place = max(expression.end, place + 1)
      while place < source.partners[open], !source.isSign(place, ",") {
        place = source.partners[place] > place ? source.partners[place] + 1 : place + 1
      }
      place += 1
    }
  }

  /// Returns true if names show that an expression's value comes from a stand-in.
  private func isTraceable(_ expression: PostfixExpression, _ source: TokenizedSource) -> Bool {
    guard let first = expression.parts.first else { return false }
    if declarations.index(ofType: first.name) != nil { return true }
    if declarations.members.contains(where: { $0.owner.isEmpty && $0.name == first.name }) {
      return true
    }
    guard let (origin, written) = source.origin(of: first.name, before: first.index) else {
      return false
    }
    if let written { return declarations.isStandIn(NominalType.name(of: written)) }
    return origin != nil
  }
}
