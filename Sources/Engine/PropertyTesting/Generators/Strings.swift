/// Strings; shorter is simpler, then characters that come early in the alphabet.
///
/// A string is a list of Unicode scalars, including sequences that combine into one character. Some
/// cases use a string known to break programs, if alphabet and length admit it; it is recorded
/// scalar by scalar and shrinks like any other.
public struct Strings: Generator {
  private let scalars: Scalars
  private let lengths: ClosedRange<Int>
  private let average: Int?

  /// Creates a generator of strings with the given numbers of scalars.
  ///
  /// The default of `average`, the mean at full size, is halfway to the maximum.
  public init(
    _ alphabet: Alphabet = .unicode,
    count lengths: ClosedRange<Int> = 0...20,
    average: Int? = nil
  ) {
    scalars = Scalars(alphabet)
    self.lengths = lengths
    self.average = average
  }

  /// Draws one string.
  public func generate(from source: ChoiceSource) -> String {
    if let index = source.preferred(of: NastyTexts.all.count) {
      let mark = source.mark
      if record(NastyTexts.all[index], in: source) { return NastyTexts.all[index] }
      // The failed attempt may have recorded some choices.
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
  /// Records the choices of a string.
  public func record(_ value: String, in source: ChoiceSource) -> Bool {
    Lists(of: scalars, count: lengths, label: .character)
      .record(Array(value.unicodeScalars), in: source)
  }
}

extension SpanLabel {
  /// A character of a string.
  public static let character = SpanLabel(10)
}
