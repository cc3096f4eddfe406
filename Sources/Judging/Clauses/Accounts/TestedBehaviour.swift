import PlatformFacts

/// A fact on which no clause rests, with its test or golden scenario; a short list, as facts leave
/// it for clauses and profile numbers.
public struct TestedBehaviour: Hashable, Sendable {
  /// A test or golden scenario that covers a fact.
  public enum Evidence: Hashable, Sendable {
    /// A test, by its name.
    case test(String)
    /// A golden scenario that cites the fact, by the name of its file.
    case golden(String)
  }

  /// The fact.
  public let fact: FactID

  /// The test or golden scenario that covers the fact.
  public let evidence: Evidence

  private init(_ fact: FactID, _ evidence: Evidence) {
    self.fact = fact
    self.evidence = evidence
  }

  /// Every tested behaviour, in the order of the facts.
  public static let catalogue: [TestedBehaviour] = [
    TestedBehaviour(.tl37, .test("a completion may be called later, by any queue")),
    TestedBehaviour(.tl45, .test("what a signature settles does not compile otherwise")),
    TestedBehaviour(.tl47, .golden("game-health-at-end")),
    TestedBehaviour(.rb07, .golden("inputs-of-the-budget")),
    TestedBehaviour(.rb17, .test("an animation asks for no reload")),
    TestedBehaviour(.rb26, .golden("twelve-an-hour-of-70")),
    TestedBehaviour(.rb32, .golden("two-and-three-sources")),
    TestedBehaviour(.wc04, .test("a call of the extension reloads like one of its app")),
    TestedBehaviour(.wc06, .test("the center lists placed widgets with their configurations")),
    TestedBehaviour(
      .wc08,
      .test("code that uses a name changes what a host reads, or the name is known as inert")
    ),
    TestedBehaviour(.wc09, .test("without recommendations a widget can still be configured")),
    TestedBehaviour(.wc10, .test("relevance is asked again where code says that it changed")),
    TestedBehaviour(.wc11, .test("a token is there once a widget that takes pushes is placed")),
    TestedBehaviour(.wc16, .golden("background-reload")),
    TestedBehaviour(.wc17, .test("a control is asked again where code reloads its kind")),
    TestedBehaviour(
      .wc18,
      .test("a push handler of controls learns the tokens of all that are placed")
    ),
    TestedBehaviour(.wc20, .golden("links")),
    TestedBehaviour(
      .dl01,
      .test("nobody takes Apple's word for the deadline of a timeline, since there is none")
    ),
    TestedBehaviour(.dl08, .golden("memory-by-profile")),
    TestedBehaviour(
      .dl11,
      .test("the async form gives body and headers and notifies the host environment")
    ),
    TestedBehaviour(
      .dl17,
      .test("location is known until a quarter of an hour after a widget was seen")
    ),
    TestedBehaviour(.dl22, .test("many small entries make an archive that is refused")),
    TestedBehaviour(.vw05, .golden("several-links")),
    TestedBehaviour(
      .vw16,
      .test("from a tap until the next timeline a view is drawn as invalidated")
    ),
    TestedBehaviour(.vw19, .test("where the background is taken away, a view learns it")),
    TestedBehaviour(
      .vw20,
      .test("a widget that turned its margins off learns how wide they would be")
    ),
    TestedBehaviour(.vw30, .test("a date shows what the instant of the entry gives")),
    TestedBehaviour(.vw31, .test("what a signature settles does not compile otherwise")),
    TestedBehaviour(.vw32, .test("redactions add up and can be taken back")),
    TestedBehaviour(.vw34, .test("accessory families are never drawn in full colour")),
    TestedBehaviour(.vw36, .test("what a signature settles does not compile otherwise")),
    TestedBehaviour(.vw37, .test("each view is drawn on an Always-On display, too")),
    TestedBehaviour(.fm01, .test("several mains are named with their lines")),
    TestedBehaviour(
      .fm02,
      .test("a bundle may have more than ten widgets, nested bundles and blocks built by hand")
    ),
    TestedBehaviour(
      .fm03,
      .test("a bundle may have more than ten widgets, nested bundles and blocks built by hand")
    ),
    TestedBehaviour(
      .fm05,
      .test("a bundle may have more than ten widgets, nested bundles and blocks built by hand")
    ),
    TestedBehaviour(.fm06, .test("controls stand among the widgets of a bundle")),
    TestedBehaviour(.fm11, .test("a widget that lists no families comes in those of every system")),
    TestedBehaviour(.fm13, .test("each family stands on the systems that have it")),
    TestedBehaviour(.fm14, .test("each family stands on the systems that have it")),
    TestedBehaviour(.fm17, .test("a disfavored location takes no family away")),
    TestedBehaviour(.fm23, .test("what a signature settles does not compile otherwise")),
    TestedBehaviour(.fm25, .test("one of several bundles is chosen by name")),
    TestedBehaviour(.ai01, .test("what a signature settles does not compile otherwise")),
    TestedBehaviour(.ai05, .test("variant 0 has every default, those of queries too")),
    TestedBehaviour(.ai08, .test("choices of intents come in sections")),
    TestedBehaviour(.ai10, .test("arrays are as long as their family lets them be")),
    TestedBehaviour(.ai11, .test("parameters that the summary hides keep their defaults")),
    TestedBehaviour(
      .ai12,
      .test("an intent that is not discoverable still acts where a widget shows it")
    ),
    TestedBehaviour(.ai13, .test("intents of the app are reported and not performed")),
    TestedBehaviour(.ai14, .test("what a signature settles does not compile otherwise")),
    TestedBehaviour(.ai15, .test("what a signature settles does not compile otherwise")),
    TestedBehaviour(.ai17, .test("an enumeration offers its cases and nothing else")),
    TestedBehaviour(.ai20, .test("what a signature settles does not compile otherwise")),
    TestedBehaviour(.ai21, .test("what a signature settles does not compile otherwise")),
    TestedBehaviour(
      .ai22,
      .test("a Live Activity intent may start an activity from the background")
    ),
    TestedBehaviour(.ai24, .test("what a signature settles does not compile otherwise")),
    TestedBehaviour(.la14, .test("a Live Activity has five presentations in every variant")),
    TestedBehaviour(.la26, .golden("push-every-three-seconds")),
    TestedBehaviour(
      .la16,
      .test("a region of the island has its place, its priority and what is below the camera")
    ),
    TestedBehaviour(.ct10, .test("a configured control acts on what was chosen")),
    TestedBehaviour(.rv11, .test("a presentation learns the family in which it is drawn")),
    TestedBehaviour(.ag10, .golden("both-directions")),
    TestedBehaviour(.sd07, .test("a main of one's own begins the program")),
    TestedBehaviour(.sd08, .test("intents of the app are reported and not performed")),
    TestedBehaviour(.sd10, .golden("links-before-ios17")),
    TestedBehaviour(.sd11, .golden("not-real-time-in-ios17")),
    TestedBehaviour(.sd12, .test("some widgets of a bundle are tried alone")),
    TestedBehaviour(.sd15, .test("what a signature settles does not compile otherwise")),
    TestedBehaviour(.sd17, .test("parameters of numbers keep to their bounds")),
  ]
}

extension TestedBehaviour.Evidence: CustomStringConvertible {
  /// The evidence in words, such as `golden scenario unseen`.
  public var description: String {
    switch self {
    case .test(let name): "test \"\(name)\""
    case .golden(let name): "golden scenario \(name)"
    }
  }
}
