import Foundation

/// An id as an app gives them, of an entity that is gone.
///
/// Ids that a system asks for came from the app, so that code may rely on their form: it is that of an id which
/// there is.
enum VanishedID {
  /// An id like some others, of which it is none.
  ///
  /// - Parameter known: The ids of what is there, at least one.
  /// - Returns: The id; `nil` where none can be made, as of a type of the app's own.
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

  /// A text whose digits, letters of hexadecimal numbers and other letters are other ones of their like; `nil` for
  /// a text that has other characters than those of names, or none to change.
  private static func rotated(_ text: String) -> String? {
    let groups = ["0123456789", "abcdef", "ABCDEF", "ghijklmnopqrstuvwxyz", "GHIJKLMNOPQRSTUVWXYZ"]
      .map(Array.init)
    var result = ""
    for character in text {
      if let group = groups.first(where: { $0.contains(character) }),
        let place = group.firstIndex(of: character)
      {
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
  /// An id that no app gives.
  fileprivate static let vanished = UUID(
    uuid: (0x7e, 1, 0x7e, 2, 0x4e, 3, 0x40, 4, 0x80, 5, 0x7e, 6, 0x7e, 7, 0x7e, 8)
  )
}
