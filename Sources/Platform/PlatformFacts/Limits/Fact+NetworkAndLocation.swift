extension Fact {
  static let networkAndLocation: [Fact] = [
    Fact(
      .dl11,
      """
      Network requests are allowed while the extension is active for a snapshot or timeline: \
      inline with the completion afterwards, or through a background URLSession.
      """,
      evidence: Evidence(.documentation, .brief(.s1)),
      sources: [.networkRequests, .briefS1],
      obligations: [Obligation(.provider)]
    ),
    Fact(
      .dl12,
      """
      Unfinished requests may be cut off when the extension is suspended. Events of a background \
      session reach the extension through `onBackgroundURLSessionEvents(matching:_:)`, whose \
      completion handler must be called when it is done.
      """,
      evidence: Evidence(.documentation),
      sources: [.networkRequests],
      obligations: [Obligation(.provider), Obligation(.configuration)]
    ),
    Fact(
      .dl13,
      "Views make no network requests.",
      evidence: Evidence(.brief(.s2), .brief(.s4)),
      sources: [.briefS2, .briefS4],
      obligations: [Obligation(.view)]
    ),
    Fact(
      .dl14,
      """
      All work must be awaited inside `timeline` or `perform`: detached or unawaited tasks are \
      lost when the call returns.
      """,
      evidence: Evidence(.brief(.s3)),
      sources: [.briefS3],
      obligations: [Obligation(.provider), Obligation(.intent)]
    ),
    Fact(
      .dl15,
      "A widget shows no dialogs, alerts or permission prompts.",
      evidence: Evidence(.brief(.s3), .documentation, remark: "for the location"),
      sources: [.briefS3, .locationInWidgets],
      obligations: [Obligation(.provider)]
    ),
    Fact(
      .dl16,
      """
      To use the location, `NSWidgetWantsLocation` must be in the Info.plist of the extension and \
      the purpose string in the app, and code must check `isAuthorizedForWidgetUpdates`. Apple's \
      session of 2021 spells the key NSWidgetUsesLocation.
      """,
      evidence: Evidence(.documentation, against: [.session]),
      sources: [.locationInWidgets, .principlesOfGreatWidgets],
      obligations: [Obligation(.configuration), Obligation(.provider)]
    ),
    Fact(
      .dl17,
      """
      The location authorization "while using app or widgets" lasts for a while after the widget \
      was last seen.
      """,
      figures: "up to 15 min",
      evidence: Evidence(.session),
      sources: [.principlesOfGreatWidgets],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .dl18,
      """
      Widgets that use the location are not suggested in Smart Stacks unless they are authorized; \
      they should be in an extension of their own.
      """,
      evidence: Evidence(.documentation),
      sources: [.locationInWidgets, .creatingExtension],
      obligations: [Obligation(.configuration)]
    ),
    Fact(
      .dl19,
      """
      Brief S3: a timeline by completion handler (iOS 14 and 15) may get a location, an \
      asynchronous timeline hardly ever, intents never. The app should store the location.
      """,
      evidence: Evidence(.brief(.s3)),
      sources: [.briefS3],
      obligations: [Obligation(.app), Obligation(.provider)]
    ),
  ]
}
