extension Fact {
  /// Redaction, rendering modes and adaption.
  static let appearances: [Fact] = [
    Fact(
      .vw32,
      """
      `privacySensitive` views are redacted when the device is locked and the person chose to hide \
      them. There are `redacted(reason:)`, `unredacted()` and the reasons placeholder, privacy and \
      invalidated.
      """,
      standing: Standing(.documentation),
      sources: [.creatingExtension, .redactionReasons],
      duties: [Duty(.runtime), Duty(.view)]
    ),
    Fact(
      .vw33,
      """
      The data-protection entitlement of the extension: with Complete the widget is hidden when \
      locked and not on a Mac; with CompleteUnlessOpen it is hidden when locked by passcode and \
      not on a Mac; with UntilFirstUserAuthentication or None it shows a placeholder only before \
      the first unlock after a reboot.
      """,
      figures: "4 levels",
      standing: Standing(.documentation),
      sources: [.creatingExtension],
      duties: [Duty(.configuration), Duty(.runtime)]
    ),
    Fact(
      .vw34,
      """
      Rendering modes: system families can be in full color, accented or vibrant; circular, corner \
      and inline ones are never in full color; rectangular ones have all three.
      """,
      figures: "3 modes",
      standing: Standing(.documentation),
      sources: [.additionalContexts, .widgetRenderingMode],
      duties: [Duty(.runtime, "have all combinations")]
    ),
    Fact(
      .vw35,
      "`widgetAccentable(true)` on a parent cannot be undone by a child.",
      standing: Standing(.documentation),
      sources: [.viewWidgetAccentable],
      duties: [Duty(.runtime)]
    ),
    Fact(
      .vw36,
      """
      `widgetAccentedRenderingMode` is a modifier of Image (nil = not applied; fullColor is \
      ignored on watchOS). Brief S4 calls it a modifier of views with the default fullColor, which \
      is wrong.
      """,
      figures: "iOS 18",
      standing: Standing(.documentation, against: [.brief(.s4)]),
      sources: [.imageAccentedRenderingMode, .briefS4],
      duties: [Duty(.view)]
    ),
    Fact(
      .vw37,
      """
      On the Always-On display `isLuminanceReduced` is true; a view should be simpler and avoid \
      bright fills.
      """,
      standing: Standing(.documentation, .brief(.s4)),
      sources: [.environmentIsLuminanceReduced, .briefS4],
      duties: [Duty(.view)]
    ),
    Fact(
      .vw38,
      "The views of a widget adapt to the family through `widgetFamily` and have no fixed sizes.",
      standing: Standing(.documentation, .brief(.s1), .brief(.s4)),
      sources: [.creatingExtension, .briefS1, .briefS4],
      duties: [Duty(.view)]
    ),
    Fact(
      .vw39,
      "The standard button style adds padding; borderless removes it.",
      standing: Standing(.brief(.s0)),
      sources: [.briefS0],
      note: "a note on layout"
    ),
    Fact(
      .vw40,
      "Interfaces based on transactions are not available in widgets.",
      standing: Standing(.documentation),
      sources: [.viewsForWidgets],
      duties: [Duty(.view)]
    ),
    Fact(
      .vw41,
      "Values in the query of a URL must be percent-escaped.",
      standing: Standing(.brief(.s1)),
      sources: [.briefS1],
      duties: [Duty(.view)]
    ),
  ]
}
