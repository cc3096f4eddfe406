/// The declarations so far for a program that does not build on its own.
///
/// Rejected declarations are remembered, so that no later step declares them again.
public struct StandInDeclarations: Hashable, Sendable {
  /// The types in the order of their first use.
  public internal(set) var types: [StandInTypeDeclaration] = []

  var members: [StandInMember] = []

  /// Conformances of the program's own or of known types, such as `Item: Identifiable`.
  var conformances: [Conformance] = []

  /// Types that the platform has too, each with the module of the repository that is meant.
  var aliases: [String: String] = [:]

  var removedAttributes: Set<String> = []

  var calledMacros: Set<String> = []

  /// Words that are removed at single places.
  var blanked: Set<BlankedWord> = []

  /// Non-optional values that a condition binds; each value becomes optional.
  var bound: Set<BlankedWord> = []

  var omissions: [Omission] = []

  /// The modules whose imports are removed.
  public internal(set) var modules: [String] = []

  var refused: Set<String> = []

  /// The number of changes of a member's result, by its name.
  var changes: [String: Int] = [:]

  /// A conformance declared for a type that has its own declaration.
  struct Conformance: Hashable, Sendable {
    var type: String
    var name: String
    /// The use that required it.
    var origin: String
  }

  /// A word at one place of a file.
  struct BlankedWord: Hashable, Sendable {
    var file: String
    var index: Int
  }

  /// Creates a value in which nothing is declared.
  public init() {}

  func index(ofType name: String) -> Int? { types.firstIndex { $0.name == name } }

  func isStandIn(_ name: String) -> Bool {
    name == StandInNames.value || index(ofType: name) != nil
  }

  mutating func declare(_ type: StandInTypeDeclaration) {
    guard index(ofType: type.name) == nil, !refused.contains("type " + type.name) else { return }
    types.append(type)
  }

  /// Declares a member unless one with its signature is known or was rejected.
  mutating func declare(_ member: StandInMember) {
    let signature = member.signature
    let isGiven = members.contains { known in
      guard case .verbatim = known.form, known.owner == StandInNames.type else { return false }
      return known.name == member.name && index(ofType: member.owner) != nil
    }
    guard !isGiven, !refused.contains(signature),
      !members.contains(where: { $0.signature == signature })
    else { return }
    if case .property = member.form,
      members.contains(where: {
        $0.owner == member.owner && $0.name == member.name && $0.form == .property
      })
    {
      return
    }
    members.append(member)
  }

  mutating func declare(_ conformance: Conformance) {
    let isKnown = conformances.contains {
      $0.type == conformance.type && $0.name == conformance.name
    }
    guard !isKnown, !refused.contains("\(conformance.type): \(conformance.name)") else { return }
    conformances.append(conformance)
  }

  /// Changes the result of members with a name, at most three times each; returns true if any did.
  mutating func refine(_ name: String, of owner: String?, isStatic: Bool? = nil, to type: String)
    -> Bool
  {
    var hasChanged = false
    for index in members.indices where members[index].name == name {
      let member = members[index]
      guard owner == nil || member.owner == owner, isStatic == nil || member.isStatic == isStatic,
        member.result != .type(type), changes[member.fullName, default: 0] < 3
      else { continue }
      members[index].result = .type(type)
      changes[member.fullName, default: 0] += 1
      hasChanged = true
    }
    return hasChanged
  }
}
