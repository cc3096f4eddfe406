extension Fact {
  /// Configuration intents and their parameters.
  static let configurationIntents: [Fact] = [
    Fact(
      .ai01,
      """
      The configuration of a widget is a `WidgetConfigurationIntent`, that of a control a \
      `ControlConfigurationIntent`. It is data only: `perform` is not needed, and its default \
      result type can never be produced.
      """,
      standing: Standing(.documentation, .brief(.s3)),
      sources: [.widgetConfigurationIntent, .briefS3],
      duties: [Duty(.configuration)]
    ),
    Fact(
      .ai02,
      """
      The configuration intent of brief S0 sets openAppWhenRun and has a body of perform. Neither \
      has an effect in a configuration.
      """,
      standing: Standing(.documentation, against: [.brief(.s0)]),
      sources: [.briefS0],
      correctedBy: .ai01
    ),
    Fact(
      .ai03,
      """
      Parameters that are not optional need a default value, or their query or options provider \
      returns `defaultResult()`; optional ones start as nil.
      """,
      standing: Standing(.documentation),
      sources: [.makingConfigurable],
      duties: [Duty(.configuration), Duty(.runtime, "make the initial configuration so")]
    ),
    Fact(
      .ai04,
      "A parameter of a control that has no default must be optional.",
      standing: Standing(.documentation),
      sources: [.refiningControls],
      duties: [Duty(.configuration)]
    ),
    Fact(
      .ai05,
      """
      The order of the `@Parameter` declarations (or of the summary) is the order in the \
      configuration interface; the type decides the editor.
      """,
      standing: Standing(.documentation, .brief(.s3)),
      sources: [.makingConfigurable, .briefS3],
      duties: [Duty(.runtime)]
    ),
  ]
}
