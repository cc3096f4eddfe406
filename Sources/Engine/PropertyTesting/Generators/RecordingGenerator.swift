/// A generator that can also record the choices of an existing value.
///
/// With its choices, an outside value (a constant known to break programs, an example from a bug
/// report) can be replayed, mutated and shrunk as if it had been drawn.
///
/// ```swift
/// let texts = Strings(.unicode, count: 0...20)
/// if let choices = texts.choices(of: "it's") {
///   shrinker.shrink(choices, keeping: failure)
/// }
/// ```
public protocol RecordingGenerator<Value>: Generator {
  /// Records the choices that make a value, so that replaying them gives the value again.
  ///
  /// Returns false if the generator cannot make the value; the recording is then meaningless.
  func record(_ value: Value, in source: ChoiceSource) -> Bool
}

extension RecordingGenerator {
  /// Returns the choices that make a value, or nil if the generator cannot make it.
  public func choices(of value: Value) -> [UInt64]? {
    let source = ChoiceSource()
    source.beginRecording()
    return record(value, in: source) && !source.isRejected ? source.values : nil
  }
}
