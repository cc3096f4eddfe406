/// The form that the fields of a value take in JSON.
public enum JSONStyle: Hashable, Sendable {
  /// For people: fields with their default are omitted, intervals and dates are text.
  case file
  /// For programs: every field is present, intervals and dates are whole microseconds.
  case message
}
