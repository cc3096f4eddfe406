/// Unicode scalars of an alphabet; its first one is the simplest.
public struct Scalars: Generator {
  private let alphabet: Alphabet

  /// Creates a generator of scalars.
  public init(_ alphabet: Alphabet = .unicode) { self.alphabet = alphabet }

  /// Draws one scalar.
  public func generate(from source: ChoiceSource) -> Unicode.Scalar {
    let bound = UInt64(alphabet.count - 1)
    return alphabet[Int(source.draw(upTo: bound) { alphabet.randomIndex(&$0) })]
  }
}

extension Scalars: RecordingGenerator {
  /// Records the choice of a scalar.
  public func record(_ value: Unicode.Scalar, in source: ChoiceSource) -> Bool {
    guard let index = alphabet.index(of: value) else { return false }
    source.record(UInt64(index), bound: UInt64(alphabet.count - 1))
    return true
  }
}

/// Characters of one scalar each; the first one of the alphabet is the simplest.
///
/// Use ``Strings`` for characters of several scalars.
public struct Characters: Generator {
  private let scalars: Scalars

  /// Creates a generator of characters.
  public init(_ alphabet: Alphabet = .unicode) { scalars = Scalars(alphabet) }

  /// Draws one character.
  public func generate(from source: ChoiceSource) -> Character {
    Character(scalars.generate(from: source))
  }
}

extension Characters: RecordingGenerator {
  /// Records the choice of a character of one scalar.
  public func record(_ value: Character, in source: ChoiceSource) -> Bool {
    guard let scalar = value.unicodeScalars.first, value.unicodeScalars.count == 1 else {
      return false
    }
    return scalars.record(scalar, in: source)
  }
}
