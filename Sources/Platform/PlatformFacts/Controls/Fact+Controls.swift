extension Fact {
  static let controls: [Fact] = [
    Fact(
      .ct01,
      """
      Controls appear in Control Center, on the Lock Screen and on the Action button, since iOS \
      18, macOS 26 and watchOS 26 (brief S4: watchOS 11, which Apple's tables do not have); not on \
      visionOS.
      """,
      evidence: Evidence(.documentation, against: [.brief(.s4)]),
      sources: [.widgetKitStrategy, .briefS4],
      note: "the profile"
    ),
    Fact(
      .ct02,
      """
      A control has no timeline. Its value is requested again when its intent finishes, when the \
      app calls ControlCenter, and when a push arrives.
      """,
      figures: "3",
      evidence: Evidence(.documentation),
      sources: [.updatingControls],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .ct03,
      """
      `previewValue` is synchronous and quick, for the gallery and the placeholder; it should be \
      the off or inactive state.
      """,
      evidence: Evidence(.documentation, .session),
      sources: [.controlValueProvider, .extendControls],
      obligations: [Obligation(.provider)]
    ),
    Fact(
      .ct04,
      "If `currentValue()` throws, the system keeps the old value and tries later.",
      evidence: Evidence(.session),
      sources: [.extendControls],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .ct05,
      """
      The action of a toggle is a SetValueIntent of a Bool. The system sets `value`; the developer \
      must not.
      """,
      evidence: Evidence(.documentation),
      sources: [.setValueIntent],
      obligations: [Obligation(.intent), Obligation(.runtime)]
    ),
    Fact(
      .ct06,
      "The toggle sample of brief S4 uses a plain intent; it must be a SetValueIntent.",
      evidence: Evidence(.documentation, against: [.brief(.s4)]),
      sources: [.briefS4],
      correctedBy: .ct05
    ),
    Fact(
      .ct07,
      """
      A button that opens the app has an OpenIntent, which is in the targets of the app and of the \
      extension.
      """,
      evidence: Evidence(.documentation),
      sources: [.controlWidgetButton],
      obligations: [Obligation(.configuration)]
    ),
    Fact(
      .ct08,
      """
      `displayName` is the app's name by default. Status, action hint, tint, disabled and \
      privacySensitive exist; tint on templates only.
      """,
      evidence: Evidence(.documentation, .brief(.s4)),
      sources: [.controlWidgetConfiguration, .controlWidgetTemplate],
      obligations: [Obligation(.view)]
    ),
    Fact(
      .ct09,
      "The labels of a value are On and Off by default; the label gets the state.",
      evidence: Evidence(.documentation),
      sources: [.controlWidgetToggle],
      obligations: [Obligation(.view)]
    ),
    Fact(
      .ct10,
      """
      A configurable control is an AppIntentControlConfiguration with a ControlConfigurationIntent \
      (brief S4 says WidgetConfigurationIntent).
      """,
      evidence: Evidence(.documentation, against: [.brief(.s4)]),
      sources: [.appIntentControlConfiguration, .briefS4],
      obligations: [Obligation(.configuration)]
    ),
    Fact(
      .ct11,
      "`promptsForUserConfiguration()` asks when the control is added.",
      evidence: Evidence(.documentation, .brief(.s4)),
      sources: [.controlPromptsForConfiguration, .briefS4],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .ct12,
      "On a locked device the authentication policy of the intent applies.",
      evidence: Evidence(.documentation),
      sources: [.intentAuthenticationPolicy],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .ct13,
      "A value provider is fast (< 1 s) and asynchronous, with the preview as a fallback.",
      figures: "1 s",
      evidence: Evidence(.brief(.s4)),
      sources: [.briefS4],
      obligations: [Obligation(.provider)]
    ),
  ]
}
