/// The whole numbers and the words of a text.
struct TextNumbers: Hashable {
  /// The numbers in order, with their signs; commas and points count as grouping.
  private(set) var numbers: [Int] = []

  let words: [String]

  init(_ text: String) {
    words = text.lowercased().split { !$0.isLetter }.map(String.init)
    let characters = Array(text)
    var index = 0
    while index < characters.count {
      guard characters[index].isASCIIDigit else {
        index += 1
        continue
      }
      let start = index
      var digits = TextNumbers.digits(of: characters, from: &index)
      while index < characters.count, ",.\u{a0}\u{202f}’".contains(characters[index]) {
        var end = index + 1
        let group = TextNumbers.digits(of: characters, from: &end)
        guard group.count == 3 else { break }
        digits += group
        index = end
      }
      let isSigned =
        start > 0 && "-−".contains(characters[start - 1])
        && (start == 1 || characters[start - 2].isWhitespace)
      if let number = Int(digits) { numbers.append(isSigned ? -number : number) }
    }
  }

  private static func digits(of characters: [Character], from index: inout Int) -> String {
    let start = index
    while index < characters.count, characters[index].isASCIIDigit { index += 1 }
    return String(characters[start..<index])
  }
}

extension Character {
  /// True for 0 to 9.
  var isASCIIDigit: Bool { isASCII && isNumber }
}
