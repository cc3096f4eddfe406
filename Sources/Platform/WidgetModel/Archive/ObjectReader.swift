/// Takes the members of a JSON object one by one and complains about those that nobody took.
package struct ObjectReader {
  /// The path of the object in its file, for messages.
  package let path: String

  private let members: [JSON.Member]
  private var isTaken: [Bool]

  package init(_ json: JSON, path: String = "") throws(ArchiveError) {
    guard case .object(let members) = json else {
      throw ArchiveError(path: path, problem: "an object should stand here, not \(json.kindName)")
    }
    self.path = path
    self.members = members
    isTaken = Array(repeating: false, count: members.count)
  }

  /// The value of a member, `nil` when there is none.
  package mutating func take(_ name: String) -> JSON? {
    guard let index = members.firstIndex(where: { $0.name == name }) else { return nil }
    isTaken[index] = true
    return members[index].value
  }

  /// The members that were not taken yet, in written order.
  package mutating func takeRest() -> [JSON.Member] {
    let rest = zip(members, isTaken).filter { !$1 }.map(\.0)
    isTaken = isTaken.map { _ in true }
    return rest
  }

  /// The text of a member that must be there.
  package mutating func text(_ name: String) throws(ArchiveError) -> String {
    guard let json = take(name) else { throw wrong(name, "it is missing; a string is needed") }
    guard let text = json.text else {
      throw wrong(name, "a string should stand here, not \(json.kindName)")
    }
    return text
  }

  /// The text of a member, `nil` when there is none.
  package mutating func optionalText(_ name: String) throws(ArchiveError) -> String? {
    members.contains { $0.name == name } ? try text(name) : nil
  }

  /// The elements of a member that must be there.
  package mutating func list(_ name: String) throws(ArchiveError) -> [JSON] {
    guard let json = take(name) else { throw wrong(name, "it is missing; a list is needed") }
    guard case .array(let elements) = json else {
      throw wrong(name, "a list should stand here, not \(json.kindName)")
    }
    return elements
  }

  /// Complains about the first member that was not taken.
  package func finish() throws(ArchiveError) {
    guard let index = isTaken.firstIndex(of: false) else { return }
    throw wrong(
      members[index].name,
      "there is no such field; a newer version may know it, else take it out"
    )
  }

  /// An error about a member.
  package func wrong(_ name: String, _ problem: String) -> ArchiveError {
    ArchiveError(path: path.isEmpty ? name : "\(path).\(name)", problem: problem)
  }
}
