extension Fact {
  /// The requests to a provider, and their times.
  static let requests: [Fact] = [
    Fact(
      .tl01,
      """
      A provider answers three requests: placeholder (synchronous), snapshot and timeline. \
      `TimelineProvider` and `IntentTimelineProvider` answer the last two through a completion \
      handler, `AppIntentTimelineProvider` by an asynchronous return. All three may also answer \
      `relevance()` (iOS 18 and later), and the two configurable ones `recommendations()`.
      """,
      figures: "3 calls",
      evidence: Evidence(.documentation),
      sources: [.timelineProvider, .appIntentTimelineProvider],
      obligations: [
        Obligation(.provider, "answer all of them"),
        Obligation(.runtime, "make each request only in its situation"),
      ]
    ),
    Fact(
      .tl02,
      """
      A placeholder must be returned at once: the request is synchronous, and no input or output \
      is meant to happen in it.
      """,
      figures: "immediate",
      evidence: Evidence(.documentation, .session),
      sources: [.timelineProviderPlaceholder, .widgetKitFoundations],
      obligations: [
        Obligation(.provider, "use neither disk nor network"),
        Obligation(.runtime, "measure the time and warn"),
      ]
    ),
    Fact(
      .tl03,
      "A placeholder is generic: it shows no user data, and the system redacts it by default.",
      evidence: Evidence(.documentation, .session, .brief(.s4)),
      sources: [.timelineProvider, .meetWidgetKit],
      obligations: [
        Obligation(.provider, "work without data"),
        Obligation(.view, "work without data"),
        Obligation(.runtime, "apply the redaction reason `placeholder`"),
      ]
    ),
    Fact(
      .tl04,
      """
      The placeholder is shown on first display, while content is hidden for privacy or data \
      protection, and before the first unlock. It is requested rarely, mostly after a change of \
      the environment such as the text size.
      """,
      evidence: Evidence(.documentation, .session),
      sources: [.creatingExtension, .meetWidgetKit],
      obligations: [Obligation(.runtime, "keep one for each family and environment")]
    ),
    Fact(
      .tl05,
      """
      A snapshot is for transient display. With `context.isPreview == true` it is for the widget \
      gallery and must be quick; sample data is expected where real data would take more than a \
      few seconds.
      """,
      figures: "\"a few seconds\" (no figure)",
      evidence: Evidence(.documentation),
      sources: [.timelineProviderSnapshot, .creatingExtension],
      obligations: [
        Obligation(.provider, "return sample data if `isPreview`"),
        Obligation(.runtime, "apply a soft deadline"),
      ]
    ),
    Fact(
      .tl06,
      """
      In the gallery (`isPreview`) a provider should be representative, never show an empty \
      skeleton, and keep a local fallback.
      """,
      evidence: Evidence(.documentation, .brief(.s1), .brief(.s4)),
      sources: [.creatingExtension, .briefS1, .briefS4],
      obligations: [Obligation(.provider)]
    ),
    Fact(
      .tl07,
      """
      Brief S1 says that the gallery requests a placeholder and that the placeholder returns a \
      timeline. Apple says that the gallery uses the snapshot and that the placeholder returns one \
      entry.
      """,
      evidence: Evidence(.documentation, against: [.brief(.s1)]),
      sources: [.briefS1, .creatingExtension],
      correctedBy: .tl05
    ),
    Fact(
      .tl08,
      """
      The context has exactly four values: the family, `isPreview`, `displaySize` in points, and \
      `environmentVariants`: all values of the environment keys with which the widget may be \
      shown, for example both color schemes.
      """,
      evidence: Evidence(.documentation),
      sources: [.timelineProviderContext],
      obligations: [Obligation(.runtime, "give all four")]
    ),
    Fact(
      .tl09,
      """
      After a person adds the widget the runtime requests a snapshot or placeholder and then a \
      timeline. A configurable widget gets its configuration with both requests.
      """,
      evidence: Evidence(.documentation, .brief(.s1)),
      sources: [.keepingUpToDate, .briefS1],
      obligations: [Obligation(.runtime)]
    ),
  ]
}
