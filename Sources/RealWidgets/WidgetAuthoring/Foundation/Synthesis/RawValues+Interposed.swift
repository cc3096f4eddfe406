// The compiler's initializers of string enums find the case of a text with this function of the
// standard library. The executable's own definition comes before the library's.

/// Returns the case that a text equals, or -1; a synthesized text gets the first case, since only
/// this call shows the cases.
@_silgen_name("$ss21_findStringSwitchCase5cases6stringSiSays06StaticB0VG_SStF")
@_spi(Hosting) public func findStringSwitchCase(cases: [StaticString], string: String) -> Int {
  for (number, word) in cases.enumerated() where word.says(string) { return number }
  return !cases.isEmpty && OutsideData.shared.hasSynthesized(text: string) ? 0 : -1
}

extension StaticString {
  fileprivate func says(_ text: String) -> Bool {
    guard hasPointerRepresentation else { return description == text }
    if isASCII, text.utf8.count != utf8CodeUnitCount { return false }
    return withUTF8Buffer { String(decoding: $0, as: UTF8.self) == text }
  }
}
