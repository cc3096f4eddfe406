extension ChoiceSource {
  /// The labels that were given to this case, each once.
  public var notedLabels: [String] { notes.labels }

  /// The numbers that were noted about this case, in their order.
  public var notedNumbers: [(name: String, number: Int)] { notes.observations }
}
