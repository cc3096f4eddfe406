// The initialisers that the compiler makes for enums of texts ask the standard library which case a text is, by this
// function. The executable's own one comes before the library's.

/// The number of the case that a text stands for, -1 for none.
///
/// Of which cases a text of a made-up answer may be one, only this question tells: it is the first of them.
@_silgen_name("$ss21_findStringSwitchCase5cases6stringSiSays06StaticB0VG_SStF")
@_spi(Hosting) public func findStringSwitchCase(cases: [StaticString], string: String) -> Int {
  for (number, word) in cases.enumerated() where word.says(string) { return number }
  return !cases.isEmpty && OutsideData.shared.hasSynthesized(text: string) ? 0 : -1
}

extension StaticString {
  /// Whether a text is the same.
  fileprivate func says(_ text: String) -> Bool {
    guard hasPointerRepresentation else { return description == text }
    if isASCII, text.utf8.count != utf8CodeUnitCount { return false }
    return withUTF8Buffer { String(decoding: $0, as: UTF8.self) == text }
  }
}
