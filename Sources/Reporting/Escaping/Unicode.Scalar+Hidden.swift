extension Unicode.Scalar {
  /// True if this scalar can change the appearance of its neighbours without being visible itself:
  /// controls, line separators, invisible operators and tags, but not the joiners of scripts and
  /// emoji.
  var isHidden: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true  // C0, DEL and C1 controls
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // bidirectional controls
    case 0x2028, 0x2029: true  // line and paragraph separators
    case 0xAD, 0x200B, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xFFFE, 0xFFFF, 0xE0000...0xE007F: true
    default: false
    }
  }

  /// The scalar as Swift source writes it, such as `\u{202E}`.
  var visibleEscape: String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }
}

extension String {
  /// Returns the text in O(length) with each hidden scalar spelled out, except those in `keeping`,
  /// which the caller's format can show, such as line feeds in a block of code.
  func revealed(keeping: Set<Unicode.Scalar> = []) -> String {
    guard unicodeScalars.contains(where: { $0.isHidden && !keeping.contains($0) }) else {
      return self
    }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isHidden, !keeping.contains(scalar) {
        result.append(contentsOf: scalar.visibleEscape.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
