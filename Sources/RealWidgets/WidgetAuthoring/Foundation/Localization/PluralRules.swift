import Foundation
import Synchronization

/// The plural rules looked up so far; unlike on a phone a string cannot carry its rule, so its
/// variables get an invisible mark that identifies it when the string is filled.
enum PluralRules {
  private static let known = Mutex<[String: PluralRule]>([:])
  private static let areThere = Atomic<Bool>(false)

  /// True if no rule was looked up, so formats need not be searched for variables.
  static var isEmpty: Bool { !areThere.load(ordering: .acquiring) }

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

  static func rule(for text: String) -> PluralRule? {
    guard text.contains("#@") else { return nil }
    for case .variable(_, let name) in FormatPiece.pieces(of: text) {
      let mark = String(String.UnicodeScalarView(name.unicodeScalars.suffix(markLength)))
      guard var rule = known.withLock({ $0[mark] }) else { continue }
      // Code may have inserted the format into a larger one.
      rule.format = text
      return rule
    }
    return nil
  }

  private static let markLength = 16

  /// Scalars that are invisible and join nothing.
  private static let digits: [Unicode.Scalar] = ["\u{200B}", "\u{2060}", "\u{2061}", "\u{2062}"]

  /// Returns a rule's mark: its hash in invisible digits, the same in every process.
  private static func mark(of name: String) -> String {
    // FNV-1a, written in base 4.
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
