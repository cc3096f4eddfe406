extension ChoiceSource {
  /// The labels of this case, without duplicates.
  public var notedLabels: [String] { notes.labels }

  /// The numbers observed in this case, in order.
  public var notedNumbers: [(name: String, number: Int)] { notes.observations }
}
