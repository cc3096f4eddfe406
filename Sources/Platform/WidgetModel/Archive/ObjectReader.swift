/// Takes the members of a JSON object one by one and reports an error for those left over.
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

  package mutating func takeMember(_ name: String) -> JSON? {
    guard let index = members.firstIndex(where: { $0.name == name }) else { return nil }
    isTaken[index] = true
    return members[index].value
  }

  /// Returns the members that were not taken yet, in written order.
  package mutating func takeRest() -> [JSON.Member] {
    let rest = zip(members, isTaken).filter { !$1 }.map(\.0)
    isTaken = isTaken.map { _ in true }
    return rest
  }

  package mutating func text(_ name: String) throws(ArchiveError) -> String {
    guard let json = takeMember(name) else {
      throw wrong(name, "it is missing; a string is needed")
    }
    guard let text = json.text else {
      throw wrong(name, "a string should stand here, not \(json.kindName)")
    }
    return text
  }

  package mutating func optionalText(_ name: String) throws(ArchiveError) -> String? {
    members.contains { $0.name == name } ? try text(name) : nil
  }

  package mutating func list(_ name: String) throws(ArchiveError) -> [JSON] {
    guard let json = takeMember(name) else { throw wrong(name, "it is missing; a list is needed") }
    guard case .array(let elements) = json else {
      throw wrong(name, "a list should stand here, not \(json.kindName)")
    }
    return elements
  }

  /// Throws an error for the first member that was not taken.
  package func finish() throws(ArchiveError) {
    guard let index = isTaken.firstIndex(of: false) else { return }
    throw wrong(
      members[index].name,
      "there is no such field; a newer version may know it, else take it out"
    )
  }

  package func wrong(_ name: String, _ problem: String) -> ArchiveError {
    ArchiveError(path: path.isEmpty ? name : "\(path).\(name)", problem: problem)
  }
}
