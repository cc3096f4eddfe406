extension Fact {
  /// What an extension may ask of the network and the location.
  static let networkAndLocation: [Fact] = [
    Fact(
      .dl11,
      """
      Network requests are allowed while the extension is active for a snapshot or timeline: \
      inline with the completion afterwards, or through a background URLSession.
      """,
      standing: Standing(.documentation, .brief(.s1)),
      sources: [.networkRequests, .briefS1],
      duties: [Duty(.provider)]
    ),
    Fact(
      .dl12,
      """
      Unfinished requests may be cut off when the extension is suspended. Events of a background \
      session reach the extension through `onBackgroundURLSessionEvents(matching:_:)`, whose \
      completion handler must be called when it is done.
      """,
      standing: Standing(.documentation),
      sources: [.networkRequests],
      duties: [Duty(.provider), Duty(.configuration)]
    ),
    Fact(
      .dl13,
      "Views make no network requests.",
      standing: Standing(.brief(.s2), .brief(.s4)),
      sources: [.briefS2, .briefS4],
      duties: [Duty(.view)]
    ),
    Fact(
      .dl14,
      """
      All work must be awaited inside `timeline` or `perform`: detached or unawaited tasks are \
      lost when the call returns.
      """,
      standing: Standing(.brief(.s3)),
      sources: [.briefS3],
      duties: [Duty(.provider), Duty(.intent)]
    ),
    Fact(
      .dl15,
      "A widget shows no dialogs, alerts or permission prompts.",
      standing: Standing(.brief(.s3), .documentation, remark: "for the location"),
      sources: [.briefS3, .locationInWidgets],
      duties: [Duty(.provider)]
    ),
    Fact(
      .dl16,
      """
      To use the location, `NSWidgetWantsLocation` must be in the Info.plist of the extension and \
      the purpose string in the app, and code must check `isAuthorizedForWidgetUpdates`. Apple's \
      session of 2021 spells the key NSWidgetUsesLocation.
      """,
      standing: Standing(.documentation, against: [.session]),
      sources: [.locationInWidgets, .principlesOfGreatWidgets],
      duties: [Duty(.configuration), Duty(.provider)]
    ),
    Fact(
      .dl17,
      """
      The location authorization "while using app or widgets" lasts for a while after the widget \
      was last seen.
      """,
      figures: "up to 15 min",
      standing: Standing(.session),
      sources: [.principlesOfGreatWidgets],
      duties: [Duty(.runtime)]
    ),
    Fact(
      .dl18,
      """
      Widgets that use the location are not suggested in Smart Stacks unless they are authorized; \
      they should be in an extension of their own.
      """,
      standing: Standing(.documentation),
      sources: [.locationInWidgets, .creatingExtension],
      duties: [Duty(.configuration)]
    ),
    Fact(
      .dl19,
      """
      Brief S3: a timeline by completion handler (iOS 14 and 15) may get a location, an \
      asynchronous timeline hardly ever, intents never. The app should store the location.
      """,
      standing: Standing(.brief(.s3)),
      sources: [.briefS3],
      duties: [Duty(.app), Duty(.provider)]
    ),
  ]
}
