extension SharedNames {
  /// The model and the real widgets' code both need Apple's words; no file of a user sees both.
  static let exemptions = ["ActivityContent", "Subject", "Timeline", "TimelineEntry", "Widget"].map
  {
    Exemption(
      subject: $0,
      reason: "Apple has the name, and the model means the same thing, or the field's own word"
    )
  }
}
