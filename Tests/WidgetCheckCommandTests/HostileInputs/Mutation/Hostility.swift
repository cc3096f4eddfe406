import PropertyTesting

/// Numbers and texts at which readers fail.
enum Hostility {
  private static let numbers = [
    "0", "-1", "1", "00", "01", "-0", "2147483648", "9007199254740993", "9223372036854775807",
    "-9223372036854775808", "9223372036854775808", "18446744073709551615",
    "340282366920938463463374607431768211456", "1e999", "-1e999", "1e-400", "0.1", "1.", ".5",
    "0x7f",
    "+1", "1_000", "NaN", "Infinity", "1e18s", "9223372036854775807h",
  ]

  private static let texts = [
    "", " ", "../../..", "/", "/dev/null", "~", ".", "a/b", "a\\u0000b", "\\ud800", "\\u+041",
    "\\n",
    "$(A)", "$(A)$(A)$(A)$(A)", "${A:b=${A}}", "%@", "%n%s", "<script>", "]]>", "&amp;", "--", "-o",
    "\u{feff}", "\u{202e}", "e\u{301}\u{301}\u{301}", "\u{1f468}\u{200d}\u{1f469}", "\u{0}",
    "\u{7f}",
    "true", "null", "{}", "[]", "\"", "\\", "isa", "P", "[header]", "TL-18.provider", "reference",
  ]

  static func number(_ random: inout Xoshiro256) -> ArraySlice<UInt8> {
    ArraySlice((numbers.randomElement(using: &random) ?? "").utf8)
  }

  static func text(_ random: inout Xoshiro256) -> ArraySlice<UInt8> {
    let text = texts.randomElement(using: &random) ?? ""
    let count = Int.random(in: 0..<40, using: &random) == 0 ? 10_000 : 1
    return ArraySlice(String(repeating: text, count: count).utf8)
  }
}
