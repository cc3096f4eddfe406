/// The bytes of a file or message; fewer are simpler, then smaller ones.
///
/// Some cases use bytes known to break programs: broken UTF-8, byte order marks, file headers. They
/// are recorded byte by byte and shrink like any others.
public struct Bytes: Generator {
  private let bytes: Preferring<Lists<Integers<UInt8>>>

  /// Creates a generator with the given numbers of bytes.
  ///
  /// The default of `average`, the mean at full size, is halfway to the maximum.
  public init(count lengths: ClosedRange<Int> = 0...64, average: Int? = nil) {
    bytes = Integers<UInt8>(edges: [0x0A, 0x20, 0x7F, 0x80, 0xC0, 0xFE])
      .list(count: lengths, average: average)
      .preferring(Self.nasty)
  }

  /// Draws some bytes.
  public func generate(from source: ChoiceSource) -> [UInt8] { bytes.generate(from: source) }

  private static let nasty: [[UInt8]] = [
    [0x0D, 0x0A], [0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE],  // ends of lines, byte orders
    [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0x80], [0xBF, 0xBF],  // UTF-8 cut short
    [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xC1, 0xBF],  // longer than need be
    [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],  // not in Unicode
    [0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF], [0x80, 0, 0, 0],  // lengths out of bounds
    [0x1F, 0x8B], [0x50, 0x4B, 3, 4], [0x89, 0x50, 0x4E, 0x47],  // headers with nothing behind
  ]
}

extension Bytes: RecordingGenerator {
  /// Records the choices of the given bytes.
  public func record(_ value: [UInt8], in source: ChoiceSource) -> Bool {
    bytes.record(value, in: source)
  }
}
