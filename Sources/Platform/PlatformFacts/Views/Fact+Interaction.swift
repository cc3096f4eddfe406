extension Fact {
  /// Buttons and toggles.
  static let interaction: [Fact] = [
    Fact(
      .vw06,
      """
      Only a Button or Toggle bound to an AppIntent acts; closures (`action:`) and `onChange` \
      never run in a widget.
      """,
      figures: "iOS 17",
      evidence: Evidence(.documentation, .session, .brief(.s0), .brief(.s4)),
      sources: [.addingInteractivity, .bringWidgetsToLife, .briefS4],
      obligations: [Obligation(.view, "a button with a closure is a violation")]
    ),
    Fact(
      .vw07,
      """
      Brief S4 contradicts itself: its sample of a Toggle uses a binding and onChange. Brief S0's \
      sample of a borderless button uses an action closure.
      """,
      evidence: Evidence(.documentation, against: [.brief(.s4), .brief(.s0)]),
      sources: [.briefS4, .briefS0],
      correctedBy: .vw06
    ),
    Fact(
      .vw08,
      """
      `Toggle(isOn:intent:)` takes a value, shows the flipped state at once and is rendered in \
      both states beforehand. A Button shows no such change.
      """,
      figures: "2 renderings",
      evidence: Evidence(.documentation, .session),
      sources: [.addingInteractivity, .bringWidgetsToLife],
      obligations: [
        Obligation(.runtime, "show the state optimistically; the next timeline may revert it")
      ]
    ),
    Fact(
      .vw09,
      "An interaction needs an unlocked device; otherwise the person authenticates first.",
      evidence: Evidence(.documentation),
      sources: [.addingInteractivity],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .vw10,
      """
      Buttons and toggles work in all system families, and in circular and rectangular ones on \
      iPhone and iPad; not in inline ones, not in complications on watchOS. In a Live Activity \
      they work in the Lock Screen and expanded presentations only.
      """,
      evidence: Evidence(.documentation),
      sources: [.addingInteractivity],
      obligations: [Obligation(.view), Obligation(.runtime)]
    ),
    Fact(
      .vw11,
      """
      The parameters of an intent in a widget are never resolved by a dialog: all values must be \
      set, and only `@Parameter` properties are stored.
      """,
      evidence: Evidence(.documentation),
      sources: [.addingInteractivity],
      obligations: [Obligation(.intent)]
    ),
    Fact(
      .vw12,
      """
      After `perform()` returns, the timeline of the widget is reloaded at once and for certain \
      (only for the widget that was tapped). Data must be stored before it returns.
      """,
      figures: "guaranteed, 1 reload",
      evidence: Evidence(.documentation, .session, .staff),
      sources: [.addingInteractivity, .bringWidgetsToLife, .thread746783],
      obligations: [Obligation(.runtime), Obligation(.intent)]
    ),
    Fact(
      .vw13,
      "A known defect: one tap reloaded the timeline twice. It was fixed in iOS 18.4.",
      figures: "2 reloads < 18.4",
      evidence: Evidence(.brief(.s3)),
      sources: [.briefS3],
      note: "profile number `doubleReloadOnIntent`"
    ),
    Fact(
      .vw14,
      """
      An intent runs in the process of the widget extension by default. It runs in the app's \
      process if it opens the app or is an intent of audio playback, foreground continuation, a \
      Live Activity or push-to-talk; its type must be in both targets then.
      """,
      evidence: Evidence(.documentation, .brief(.s0)),
      sources: [.addingInteractivity, .liveActivityIntent, .briefS0],
      obligations: [Obligation(.runtime, "choose the process")]
    ),
    Fact(
      .vw15,
      "A button should not exist merely to open the app; Link and widgetURL do that.",
      evidence: Evidence(.documentation),
      sources: [.addingInteractivity],
      obligations: [Obligation(.view, "follow the advice")]
    ),
    Fact(
      .vw16,
      """
      `invalidatableContent()` marks content from the tap until the new timeline shows; it is \
      drawn slightly transparent, with the redaction reason `.invalidated`.
      """,
      figures: "iOS 17",
      evidence: Evidence(.documentation, .brief(.s4)),
      sources: [.addingInteractivity, .briefS4],
      obligations: [Obligation(.runtime, "keep this state")]
    ),
  ]
}
