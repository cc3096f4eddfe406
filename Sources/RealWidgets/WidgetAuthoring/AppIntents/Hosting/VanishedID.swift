import Foundation

/// Makes ids that look like an app's own but belong to no entity.
///
/// The system only asks for ids that came from the app, so code may rely on their form.
enum VanishedID {
  /// Returns an id that resembles the known ones, of which there is at least one, but differs from
  /// all.
  ///
  /// Returns `nil` if none can be made, as for a type of the app's own.
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

  /// Replaces each digit or letter by another of its group (digits, hexadecimal letters, other
  /// letters).
  ///
  /// Returns `nil` if the text has characters that names do not have, or none to replace.
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
