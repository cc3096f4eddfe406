import Foundation

extension LocalizedStringKey {
  func translated(table: String?, bundle: Bundle?) -> LocalizedStringKey {
    guard bundle != nil || TextTables.areThere else { return self }
    guard let value = localized ?? (valueCount == 0 ? String.LocalizationValue(plain) : nil)
    else { return self }
    let format = (bundle ?? .main).localizedString(forKey: value.key, value: nil, table: table)
    guard format != value.key else { return self }
    let text = value.filled(into: format, locale: .current)
    return pieces.isEmpty ? LocalizedStringKey(text) : replacingMarks(of: text)
  }

  /// The mark around the number of a text or image, until a translation is filled in.
  static let mark = "\u{F8FF}"

  private func replacingMarks(of text: String) -> LocalizedStringKey {
    let texts = pieces.filter { if case .text = $0 { true } else { false } }
    var key = LocalizedStringKey("")
    key.valueCount = valueCount
    let parts = text.split(
      separator: LocalizedStringKey.mark,
      omittingEmptySubsequences: false
    )
    for (place, part) in parts.enumerated() {
      // Parts at odd places lie between two marks and hold a number.
      guard !place.isMultiple(of: 2) else {
        key.pieces.append(.plain(String(part)))
        continue
      }
      if let number = Int(part), texts.indices.contains(number) { key.pieces.append(texts[number]) }
    }
    return key
  }
}
