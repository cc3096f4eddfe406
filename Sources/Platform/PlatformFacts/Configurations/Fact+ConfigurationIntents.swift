extension Fact {
  static let configurationIntents: [Fact] = [
    Fact(
      .ai01,
      """
      The configuration of a widget is a `WidgetConfigurationIntent`, that of a control a \
      `ControlConfigurationIntent`. It is data only: `perform` is not needed, and its default \
      result type can never be produced.
      """,
      evidence: Evidence(.documentation, .brief(.s3)),
      sources: [.widgetConfigurationIntent, .briefS3],
      obligations: [Obligation(.configuration)]
    ),
    Fact(
      .ai02,
      """
      The configuration intent of brief S0 sets openAppWhenRun and has a body of perform. Neither \
      has an effect in a configuration.
      """,
      evidence: Evidence(.documentation, against: [.brief(.s0)]),
      sources: [.briefS0],
      correctedBy: .ai01
    ),
    Fact(
      .ai03,
      """
      Parameters that are not optional need a default value, or their query or options provider \
      returns `defaultResult()`; optional ones start as nil.
      """,
      evidence: Evidence(.documentation),
      sources: [.makingConfigurable],
      obligations: [
        Obligation(.configuration), Obligation(.runtime, "make the initial configuration so"),
      ]
    ),
    Fact(
      .ai04,
      "A parameter of a control that has no default must be optional.",
      evidence: Evidence(.documentation),
      sources: [.refiningControls],
      obligations: [Obligation(.configuration)]
    ),
    Fact(
      .ai05,
      """
      The order of the `@Parameter` declarations (or of the summary) is the order in the \
      configuration interface; the type decides the editor.
      """,
      evidence: Evidence(.documentation, .brief(.s3)),
      sources: [.makingConfigurable, .briefS3],
      obligations: [Obligation(.runtime)]
    ),
  ]
}
