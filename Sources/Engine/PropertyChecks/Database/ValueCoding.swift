import PropertyTesting

/// A text form of values that can be read back, so that saved cases outlive their choices.
public struct ValueCoding<Value> {
  /// Returns the text of a value on one line; nil if it has none.
  public let encode: (Value) -> String?

  /// Returns the value of a text; nil if it is not the text of one.
  public let decode: (String) -> Value?

  /// Creates a coding.
  public init(
    encode: @escaping (Value) -> String?,
    decode: @escaping (String) -> Value?
  ) {
    self.encode = encode
    self.decode = decode
  }
}

extension Generator {
  /// Returns the choices that make a value, if this generator can record them.
  func recordedCase(of value: Value, in source: ChoiceSource) -> ChoiceSequence? {
    func record<Recording: RecordingGenerator>(_ generator: Recording) -> ChoiceSequence? {
      guard let value = value as? Recording.Value else { return nil }
      source.beginRecording()
      let isMade = generator.record(value, in: source)
      return isMade && !source.isRejected ? source.sequence : nil
    }
    guard let generator = self as? any RecordingGenerator else { return nil }
    return record(generator)
  }
}
