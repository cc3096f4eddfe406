import PropertyTesting

/// Makes hostile inputs of the well-formed ones of a kind.
struct InputMutator: Sendable {
  /// The well-formed inputs.
  let seeds: [[UInt8]]

  /// The seeds as tokens.
  private let texts: [TokenText]

  /// The greatest size of an input in bytes; larger ones are refused by size alone.
  static let sizeLimit = 1_000_000

  init(seeds: [[UInt8]]) {
    self.seeds = seeds
    texts = seeds.map(TokenText.init)
  }

  /// Returns an input that depends on the random source's seed alone.
  func input(_ random: Xoshiro256) -> [UInt8] {
    var random = random
    guard var text = texts.randomElement(using: &random) else { return [] }
    // One change shows most faults; several reach code that one change alone does not.
    repeat { change(&text, &random) } while random.isOne(in: 2)
    var bytes = text.bytes
    if random.isOne(in: 6) { InputMutator.damage(&bytes, &random) }
    return Array(bytes.prefix(InputMutator.sizeLimit))
  }

  private func change(_ text: inout TokenText, _ random: inout Xoshiro256) {
    guard !text.tokens.isEmpty else { return }
    let place = Int.random(in: 0..<text.tokens.count, using: &random)
    let end = min(text.tokens.count, place + Int.random(in: 1...12, using: &random))
    switch Int.random(in: 0..<16, using: &random) {
    case 0...5: text.tokens[place] = siblingToken(of: text.tokens[place], &random)
    case 6, 7: text.tokens[place] = hostileToken(like: text.tokens[place], &random)
    case 8: text.tokens.removeSubrange(place..<end)
    case 9: text.tokens.insert(contentsOf: text.tokens[place..<end], at: place)
    case 10: text.tokens.swapAt(place, Int.random(in: 0..<text.tokens.count, using: &random))
    case 11: text.tokens[place] = foreignToken(&random)
    case 12: text.tokens.insert(foreignToken(&random), at: place)
    case 13: text.tokens.removeSubrange(place...)
    case 14: changeLine(at: place, of: &text, &random)
    default: repeatTokens(place..<end, of: &text, &random)
    }
  }

  /// Removes or repeats the line around a token.
  private func changeLine(
    at place: Int,
    of text: inout TokenText,
    _ random: inout Xoshiro256
  ) {
    func endsLine(_ token: TokenText.Token) -> Bool { token.contains(UInt8(ascii: "\n")) }
    let start = text.tokens[..<place].lastIndex(where: endsLine).map { $0 + 1 } ?? 0
    let end = text.tokens[place...].firstIndex(where: endsLine).map { $0 + 1 } ?? text.tokens.count
    if random.isOne(in: 2) {
      text.tokens.removeSubrange(start..<end)
    } else {
      text.tokens.insert(contentsOf: text.tokens[start..<end], at: start)
    }
  }

  /// Repeats tokens often, which nests brackets deep and makes lists long.
  private func repeatTokens(
    _ range: Range<Int>,
    of text: inout TokenText,
    _ random: inout Xoshiro256
  ) {
    let size = text.tokens[range].reduce(0) { $0 + $1.count }
    let most = InputMutator.sizeLimit / max(size, 1)
    let count = min(most, [2, 10, 100, 1_000, 100_000].randomElement(using: &random) ?? 2)
    // Long inputs take long, and the other changes need the time as well.
    guard count < 1_000 || random.isOne(in: 20) else { return }
    let copy = Array(text.tokens[range])
    text.tokens.insert(
      contentsOf: (0..<count).lazy.flatMap { _ in copy },
      at: range.lowerBound
    )
  }

  private func hostileToken(
    like token: TokenText.Token,
    _ random: inout Xoshiro256
  ) -> TokenText.Token {
    if TokenText.form(of: token) == .number { return Hostility.number(&random) }
    guard token.first == UInt8(ascii: "\"") else {
      return random.isOne(in: 2) ? Hostility.text(&random) : foreignToken(&random)
    }
    let quote = [UInt8(ascii: "\"")]
    return ArraySlice(quote + Hostility.text(&random) + quote)
  }

  /// Returns a token of the same form from a seed, which readers accept more often.
  private func siblingToken(
    of token: TokenText.Token,
    _ random: inout Xoshiro256
  ) -> TokenText.Token {
    let form = TokenText.form(of: token)
    for _ in 0..<20 {
      let other = foreignToken(&random)
      if TokenText.form(of: other) == form { return other }
    }
    return token
  }

  /// Returns a token of one of the seeds.
  private func foreignToken(_ random: inout Xoshiro256) -> TokenText.Token {
    texts.randomElement(using: &random)?.tokens.randomElement(using: &random) ?? []
  }

  /// Changes single bytes, without regard for tokens.
  private static func damage(_ bytes: inout [UInt8], _ random: inout Xoshiro256) {
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
      default: bytes.remove(at: place)
      }
    }
  }
}

extension Xoshiro256 {
  /// Returns true once in a number of times.
  fileprivate mutating func isOne(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }
}
