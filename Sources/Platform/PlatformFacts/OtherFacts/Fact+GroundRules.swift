extension Fact {
  /// Statements of the briefs on making widgets.
  static let groundRules: [Fact] = [
    Fact(
      .sd01,
      "Widgets may be written in SwiftUI only.",
      evidence: Evidence(.brief(.s1), .brief(.s3), .documentation),
      sources: [.briefS1, .briefS3, .creatingExtension],
      obligations: [Obligation(.view)]
    ),
    Fact(
      .sd02,
      """
      A tap on a widget reaches the app through its callback for opening URLs (app delegate or \
      scene), which must route by URL.
      """,
      evidence: Evidence(.brief(.s1), .documentation),
      sources: [.briefS1, .linkingToScenes],
      obligations: [Obligation(.app)]
    ),
    Fact(
      .sd03,
      """
      Brief S1 says that a Link opens the associated app, or else the browser. In a widget the URL \
      goes to the containing app.
      """,
      evidence: Evidence(.documentation, against: [.brief(.s1)]),
      sources: [.briefS1, .linkingToScenes],
      obligations: [Obligation(.runtime, "deliver it to the containing app")]
    ),
    Fact(
      .sd04,
      """
      Third-party code that the widget uses must be linked into the extension target. Problems of \
      bridging to Objective-C are matters of the build, not rules of the runtime.
      """,
      evidence: Evidence(.brief(.s1), .brief(.s3)),
      sources: [.briefS1, .briefS3],
      obligations: [Obligation(.configuration, "out of scope")]
    ),
    Fact(
      .sd05,
      """
      The lifetime of a widget follows that of the home screen's process, but code runs only for \
      placeholder, snapshot and timeline requests (and intents).
      """,
      evidence: Evidence(.brief(.s1), .brief(.s3)),
      sources: [.briefS1, .briefS3],
      obligations: [Obligation(.runtime, "ask the provider for nothing else")]
    ),
    Fact(
      .sd06,
      """
      Data is fetched in the timeline request and rendered in the view. Of several images \
      duplicates are removed and files cached; the sample of brief S1 downloads 2 at a time.
      """,
      figures: "2",
      evidence: Evidence(.brief(.s1)),
      sources: [.briefS1],
      obligations: [Obligation(.provider, "follow the advice")]
    ),
    Fact(
      .sd07,
      "Separate bundles for iOS 16 and iOS 17 can be chosen in a `main` of one's own.",
      evidence: Evidence(.brief(.s0)),
      sources: [.briefS0],
      obligations: [
        Obligation(.configuration, "the entry point may be a type with `static func main()`")
      ]
    ),
    Fact(
      .sd08,
      """
      The same intent type is compiled in the app and the extension. The system takes static \
      metadata from both, and routes intents of the kinds that run in the app's process to the \
      app.
      """,
      evidence: Evidence(.brief(.s0), .documentation),
      sources: [.briefS0, .addingInteractivity],
      obligations: [Obligation(.configuration)]
    ),
    Fact(
      .sd09,
      "Animations must not be costly; only the controls of iOS 17 are interactive.",
      evidence: Evidence(.brief(.s3)),
      sources: [.briefS3],
      obligations: [Obligation(.view)]
    ),
    Fact(
      .sd10,
      "Before iOS 17 a tap can only open the app.",
      evidence: Evidence(.brief(.s3), .brief(.s1), .documentation),
      sources: [.briefS3, .briefS1],
      obligations: [Obligation(.runtime, "by OS")]
    ),
  ]
}
