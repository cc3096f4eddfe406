/// Texts; shorter is simpler, then characters that come early in the alphabet.
///
/// A text is a list of Unicode scalars, so that every sequence of them can occur, also such as
/// combine into one character. In some cases it is a text that is known to break programs, as far as
/// alphabet and length admit it; that is recorded scalar by scalar and shrinks like any other.
public struct Strings: Generator {
  private let scalars: Scalars
  private let lengths: ClosedRange<Int>
  private let average: Int?

  /// Creates a generator of texts.
  ///
  /// - Parameters:
  ///   - alphabet: The scalars that occur.
  ///   - lengths: The numbers of scalars.
  ///   - average: The mean length at full size; halfway to the greatest when left out.
  public init(_ alphabet: Alphabet = .unicode, count lengths: ClosedRange<Int>, average: Int? = nil)
  {
    scalars = Scalars(alphabet)
    self.lengths = lengths
    self.average = average
  }

  /// Draws one text.
  public func generate(from source: ChoiceSource) -> String {
    if let index = source.preferred(of: NastyTexts.all.count) {
      let mark = source.mark
      if record(NastyTexts.all[index], in: source) { return NastyTexts.all[index] }
      source.rewind(to: mark)
    }
    var text = String.UnicodeScalarView()
    source.list(
      .character,
      min: lengths.lowerBound,
      max: lengths.upperBound,
      average: average
    ) { _ in
      text.append(scalars.generate(from: source))
    }
    return String(text)
  }
}

extension Strings: RecordingGenerator {
  /// States the choices of a text.
  public func record(_ value: String, in source: ChoiceSource) -> Bool {
    Lists(of: scalars, count: lengths, label: .character)
      .record(Array(value.unicodeScalars), in: source)
  }
}

extension SpanLabel {
  /// A character of a text.
  public static let character = SpanLabel(10)
}
