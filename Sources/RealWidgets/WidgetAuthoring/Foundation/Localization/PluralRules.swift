import Foundation
import Synchronization

/// The plural rules that the process has looked up.
///
/// On a phone the string that a look-up gives carries its rule with it. Here it is a plain string; so its
/// variables get a mark that cannot be seen, by which the rule is found when the string is filled.
enum PluralRules {
  private static let known = Mutex<[String: PluralRule]>([:])
  private static let areThere = Atomic<Bool>(false)

  /// Whether a rule was looked up; if not, no format has to be searched for variables.
  static var isEmpty: Bool { !areThere.load(ordering: .acquiring) }

  /// Keeps a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - name: Its table and key.
  /// - Returns: The format that a look-up gives.
  static func remember(_ rule: PluralRule, named name: String) -> String {
    var marked = rule
    let mark = self.mark(of: name + "\n" + rule.language)
    let names = rule.variables.keys.sorted()
    for name in names {
      marked.variables[name + mark] = rule.variables[name]
    }
    func rename(_ text: String) -> String {
      names.reduce(text) { $0.replacing("#@\($1)@", with: "#@\($1)\(mark)@") }
    }
    marked.format = rename(rule.format)
    for name in names {
      marked.variables[name + mark]?.texts = rule.variables[name]?.texts.mapValues(rename) ?? [:]
    }
    known.withLock { $0[mark] = marked }
    areThere.store(true, ordering: .releasing)
    return marked.format
  }

  /// The rule whose format, or a part of it, a text is; `nil` of any other text.
  static func rule(for text: String) -> PluralRule? {
    guard text.contains("#@") else { return nil }
    for case .variable(_, let name) in FormatPiece.pieces(of: text) {
      let mark = String(String.UnicodeScalarView(name.unicodeScalars.suffix(markLength)))
      guard var rule = known.withLock({ $0[mark] }) else { continue }
      // Code may have put the format into a larger one.
      rule.format = text
      return rule
    }
    return nil
  }

  private static let markLength = 16

  /// Scalars that show nothing and join nothing.
  private static let digits: [Unicode.Scalar] = ["\u{200B}", "\u{2060}", "\u{2061}", "\u{2062}"]

  /// The mark of a rule's name: its hash in digits that cannot be seen, the same in each process.
  private static func mark(of name: String) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    var mark = String.UnicodeScalarView()
    for _ in 0..<markLength {
      mark.append(digits[Int(hash & 3)])
      hash >>= 2
    }
    return String(mark)
  }
}
