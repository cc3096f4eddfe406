/// How the fields of a value stand in JSON.
public enum JSONStyle: Hashable, Sendable {
  /// For people: fields with their default are left out, lengths and dates are texts.
  case file
  /// For programs: every field is there, lengths and dates are whole microseconds.
  case message
}
