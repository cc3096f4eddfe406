/// Grammar agreement, such as `^[3 day](inflect: true)`, assumed in English only: after a number
/// other than one, the last word gets its regular plural.
enum GrammarAgreement {
  static func applied(to text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "^")) else { return text }
    return text.replacing(/\^\[([^\]]*)\]\(inflect:\s*true\)/) { inflected($0.1) }
  }

  private static func inflected(_ phrase: Substring) -> String {
    let digits = phrase.drop { !$0.isNumber && $0 != "-" }.prefix { !$0.isLetter && $0 != " " }
    guard !digits.isEmpty, digits != "1", let last = phrase.last, last.isASCII, last.isLetter else {
      return String(phrase)
    }
    let word = phrase.lowercased()
    if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return phrase + "es" }
    let beforeLast = word.dropLast().last.map { "aeiou".contains($0) } ?? true
    return last == "y" && !beforeLast ? phrase.dropLast() + "ies" : phrase + "s"
  }
}
