import Foundation

/// A number formatter that reads only complete texts, as Apple's does.
///
/// On Linux parsing stops at the first character that the locale does not use: "136.7" is 136 in
/// Germany. Apple's returns `nil` (https://github.com/someoneAnyone/Nightscouter/issues/27).
final class AnsweringNumberFormatter: NumberFormatter, @unchecked Sendable {
  override func number(from string: String) -> NSNumber? {
    guard let number = super.number(from: string), !endsEarly(string) else {
      if string.contains(where: \.isNumber) { CalendarReckonings.record(.unreadNumber, 0) }
      return nil
    }
    return number
  }

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
