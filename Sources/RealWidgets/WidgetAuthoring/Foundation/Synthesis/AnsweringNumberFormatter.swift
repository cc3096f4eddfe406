import Foundation

/// Reads as its superclass does, but whole texts alone, as Apple's does.
///
/// On Linux the number ends at the first character that the locale does not have in numbers: "136.7" is 136 in
/// Germany. Apple's gives `nil`, as https://github.com/someoneAnyone/Nightscouter/issues/27 met it.
final class AnsweringNumberFormatter: NumberFormatter, @unchecked Sendable {
  override func number(from string: String) -> NSNumber? {
    guard let number = super.number(from: string), !endsEarly(string) else {
      if string.contains(where: \.isNumber) { CalendarReckonings.note(.unreadNumber, 0) }
      return nil
    }
    return number
  }

  /// Whether a separator that the formatter does not read stands among the digits.
  private func endsEarly(_ string: String) -> Bool {
    guard numberStyle == .none || numberStyle == .decimal else { return false }
    var read = allowsFloats ? [decimalSeparator ?? "."] : []
    if usesGroupingSeparator || numberStyle == .decimal { read.append(groupingSeparator ?? ",") }
    let characters = Array(string)
    return characters.indices.dropFirst().dropLast().contains { place in
      ".,".contains(characters[place]) && !read.contains(String(characters[place]))
        && characters[place - 1].isNumber && characters[place + 1].isNumber
    }
  }
}
