extension Sizes {
  /// The sizes of what was too large when the rule was made.
  static let recorded: [String: Int] = [
    "Campaigns.Campaign": 768,
    "Checkers+Begin.swift: begin": 291,
    "Checkers+Finish.swift: finish": 291,
    "Checkers+Observe.swift: observe": 291,
    "Clauses": 32118,
    "Clauses.Checkers": 1170,
    "Clauses.Clause": 1051,
    "Clauses.ClauseExample": 847,
    "PropertyTesting.ChoiceSource": 1116,
    "PropertyTesting.Reduction": 1192,
    "StandIns.StandInStep": 2129,
    "WidgetAuthoring": 38896,
    "WidgetAuthoring.Publisher": 624,
    "WidgetAuthoring.View": 1930,
    "WidgetCampaigns.WidgetRunner": 773,
    "WidgetWorker.HostedWidgets": 1491,
  ]

  /// The types that grow with each entry of a catalogue, which has a file of its own.
  static let catalogues = [
    Exemption(subject: "PlatformFacts.Fact", reason: "the facts, an extension for each column"),
    Exemption(
      subject: "RuntimeMutants.Mutant",
      reason: "the mutants, an extension for each clause"
    ),
  ]

  /// The modules that are small for a reason.
  static let smallModules: [Exemption] = [
    Exemption(
      subject: "AuthoringValues",
      reason: "the command reads these values without the rest of a widget's modules"
    ),
    Exemption(subject: "RuntimeFuzzer", reason: "a program with a main of its own"),
    Exemption(subject: "RuntimeFuzzing", reason: "tests cannot import the fuzzer's program"),
    Exemption(subject: "Schemas", reason: "nothing that runs is linked with it"),
    Exemption(subject: "VirtualTime", reason: "it stands on interposed calls alone"),
    Exemption(subject: "WidgetCheck", reason: "the front that a user's tests import"),
    Exemption(subject: "WidgetCheckProgram", reason: "the front that a user's program imports"),
  ]
}
