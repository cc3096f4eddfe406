import Foundation

/// Makes ids that belong to no entity but look like the app's: the system only asks for the app's
/// ids, so code may rely on their form.
enum VanishedID {
  /// Returns an id like the known ones (at least one) but different; `nil` if none can be made.
  static func like<ID: Hashable>(_ known: [ID]) -> ID? {
    guard let first = known.first else { return nil }
    let made: Any? =
      switch first {
      case is Int: (known as? [Int])?.max().flatMap { $0 < .max ? $0 + 1 : nil }
      case is UUID: UUID.vanished
      case let text as String: rotated(text)
      default: nil
      }
    guard let id = made as? ID, !known.contains(id) else { return nil }
    return id
  }

  /// Replaces each digit, hexadecimal letter and other letter by another of its group; `nil` if
  /// there are none, or characters that names do not have.
  private static func rotated(_ text: String) -> String? {
    let groups = ["0123456789", "abcdef", "ABCDEF", "ghijklmnopqrstuvwxyz", "GHIJKLMNOPQRSTUVWXYZ"]
      .map(Array.init)
    var result = ""
    for character in text {
      if let group = groups.first(where: { $0.contains(character) }),
        let place = group.firstIndex(of: character)
      {
        // Half a group ahead, a character never maps to itself.
        result.append(group[(place + group.count / 2) % group.count])
      } else if character.isLetter || " -_.:/@#".contains(character) {
        result.append(character)
      } else {
        return nil
      }
    }
    return result == text ? nil : result
  }
}

extension UUID {
  fileprivate static let vanished = UUID(
    uuid: (0x7e, 1, 0x7e, 2, 0x4e, 3, 0x40, 4, 0x80, 5, 0x7e, 6, 0x7e, 7, 0x7e, 8)
  )
}
