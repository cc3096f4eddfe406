/// Everything that was declared so far for a program that does not build on its own.
///
/// A value: a step takes it with the compiler's messages and returns another. What the compiler refuses
/// of it is remembered, so that no later round declares it again.
public struct StandInDeclarations: Hashable, Sendable {
  /// The types in the order in which they were asked for.
  public internal(set) var types: [StandInTypeDeclaration] = []

  /// The members in the order in which they were asked for.
  var members: [StandInMember] = []

  /// Conformances of the program's own or of known types, such as `Item: Identifiable`.
  var conformances: [Conformance] = []

  /// Types whose names the platform has, too, each with the module of the repository that is meant.
  var aliases: [String: String] = [:]

  /// The attributes that are taken away.
  var removedAttributes: Set<String> = []

  /// The macros that are called as functions.
  var calledMacros: Set<String> = []

  /// Words that are taken away at single places.
  var blanked: Set<BlankedWord> = []

  /// Names to which a condition binds what is not optional; each value becomes one.
  var bound: Set<BlankedWord> = []

  /// What of the program is left out.
  var omissions: [Omission] = []

  /// The modules whose imports are taken away.
  public internal(set) var modules: [String] = []

  /// The signatures of what the compiler did not accept.
  var refused: Set<String> = []

  /// How often a member's result changed, by its name.
  var changes: [String: Int] = [:]

  /// A conformance that is declared for a type with a declaration of its own.
  struct Conformance: Hashable, Sendable {
    /// The type.
    var type: String
    /// The protocol.
    var name: String
    /// The use that asked for it.
    var origin: String
  }

  /// A word that is taken away at one place.
  struct BlankedWord: Hashable, Sendable {
    /// The path of the file.
    var file: String
    /// The token.
    var index: Int
  }

  /// Creates a value in which nothing is declared.
  public init() {}

  /// The index of a type.
  func index(ofType name: String) -> Int? { types.firstIndex { $0.name == name } }

  /// Whether a name is one of the stand-ins, or the opaque value.
  func isStandIn(_ name: String) -> Bool {
    name == StandInNames.value || index(ofType: name) != nil
  }

  /// Declares a type unless it is there or was refused.
  mutating func declare(_ type: StandInTypeDeclaration) {
    guard index(ofType: type.name) == nil, !refused.contains("type " + type.name) else { return }
    types.append(type)
  }

  /// Declares a member unless one of the same signature is there or was refused.
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

  /// Declares a conformance unless it is there or was refused.
  mutating func declare(_ conformance: Conformance) {
    let isKnown = conformances.contains {
      $0.type == conformance.type && $0.name == conformance.name
    }
    guard !isKnown, !refused.contains("\(conformance.type): \(conformance.name)") else { return }
    conformances.append(conformance)
  }

  /// Gives the members of a name another result, at most a few times each.
  ///
  /// - Returns: Whether a member changed.
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
