import Testing
import WidgetModel
import WidgetRuntime

// Goal: a subject's reply to a batch is taken only if it could have happened that way.
// Method: one batch of three inputs, each reply to it is everything that the subject sends.
@Suite struct BatchTests {
  /// An input at 1 s, an answer at 5 s that brings a timeline, a lock at 5 s; then nothing until 9 s.
  private static let foresight = Lookahead(
    [
      Lookahead.Coming(
        .answered(RequestID(0), .timeline(TimelineID(0)), memory: 0),
        at: .start + .seconds(5),
        bringing: Timeline(
          entries: [TimelineEntry(date: .defaultStart, view: ViewID(0))],
          policy: .never
        )
      ),
      Lookahead.Coming(.locked(true), at: .start + .seconds(5)),
    ],
    until: .start + .seconds(9)
  )

  /// Returns a subject that knows of one widget and sends some replies after its hello.
  private func begun(_ later: String...) throws -> MessageSubject<LineFunctions> {
    let hello = SubjectReply.hello(Hello(name: "n", version: "v", takesBatches: true))
    var replies = [hello.json.description] + later
    var subject = MessageSubject(send: { _ in }, receive: { replies.removeFirst() })
    var setup = Setup.empty
    setup.widgets = [WidgetDeclaration(kind: 0, isPushEnabled: false, name: "")]
    setup.placements = [
      Placement(widget: WidgetID(0), family: .systemSmall, configuration: 0, added: .start)
    ]
    _ = try subject.begin(setup)
    return subject
  }

  /// Returns the subject after the batch and these replies.
  private func subject(replying steps: String) throws -> MessageSubject<LineFunctions> {
    var subject = try begun(
      #"{"reply":"steps","steps":[\#(BatchTests.asking(0))]}"#,
      #"{"reply":"steps","steps":[\#(steps)]}"#
    )
    var effects: [Effect] = []
    subject.foresee(Lookahead(until: .start))
    try subject.receive(.added(PlacementID(0)), at: .start, effects: &effects)
    #expect(subject.looksAhead)
    subject.foresee(BatchTests.foresight)
    try subject.receive(.reloadAllCalled, at: .start + .seconds(1), effects: &effects)
    return subject
  }

  /// Returns the subject after a run in which it is expected to ask at its start, and these
  /// replies.
  private func subject(expectedToAsk steps: String) throws -> MessageSubject<LineFunctions> {
    var subject = try begun(#"{"reply":"steps","steps":[\#(steps)]}"#)
    let added = Lookahead.Coming(.added(PlacementID(0)), at: .start)
    let request = Effect.requested(RequestID(0), .timeline, RequestSubject())
    subject.foresee(
      run: Lookahead(
        [added] + BatchTests.foresight.coming,
        expecting: [Lookahead.Expected(request, at: .start, after: 1)],
        until: .start + .seconds(9)
      )
    )
    var effects: [Effect] = []
    try subject.receive(added.input, at: .start, effects: &effects)
    return subject
  }

  private static func asking(_ number: Int) -> String {
    let request = Effect.requested(RequestID(number), .timeline, RequestSubject())
    return #"{"at":0,"effects":[\#(JSONWriter.json(request, .message))]}"#
  }

  @Test(arguments: [
    // All or some of the expected steps, and others at the end of the batch.
    "\(asking(0)),\(five),\(five)", asking(0), asking(1), #"{"at":0,"effects":[]}"#,
    // An expected effect may come at a wake, but not later.
    #"{"at":0,"effects":[],"wake":0},\#(asking(0)),\#(five)"#,
    #"{"at":0,"effects":[],"wake":3000000},{"at":3000000,"effects":[]}"#,
    // Before an answer whose request is due at its instant, the wake comes first.
    #"{"at":0,"effects":[],"wake":5000000},{"at":5000000,"effects":[]}"#,
  ])
  func `a subject may do as expected or otherwise`(steps: String) throws {
    _ = try subject(expectedToAsk: steps)
  }

  @Test(arguments: [
    (
      "\(asking(1)),\(five)", "reports requested, which the batch does not expect there"
    ),
    (
      #"{"at":0,"effects":[]},\#(five)"#,
      "at 5s where the batch ends, since the requested expected at 0s did not come"
    ),
    (
      #"{"at":0,"effects":[],"wake":1},{"at":1,"effects":[]},\#(five)"#,
      "where the batch ends, since the requested expected at 0s did not come"
    ),
    ("\(asking(0)),\(asking(1))", "at 0s where the input at 5s is next"),
  ])
  func `a subject that continues where it did otherwise is an error`(
    steps: String,
    problem: String
  ) throws {
    let error = #expect(throws: MessageError.self) { try subject(expectedToAsk: steps) }
    #expect(error?.description.contains(problem) == true, "\(String(describing: error))")
  }

  private static let first = #"{"at":1000000,"effects":[]}"#
  private static let five = #"{"at":5000000,"effects":[]}"#

  @Test(arguments: [
    // All inputs, some of them, and wakes where they were requested: before a stimulus, after an
    // answer.
    "\(first),\(five),\(five)", first, "\(first),\(five)",
    #"{"at":1000000,"effects":[],"wake":3000000},{"at":3000000,"effects":[]},\#(five),\#(five)"#,
    #"{"at":1000000,"effects":[],"wake":5000000},{"at":5000000,"effects":[],"wake":5000000},\#(five),\#(five)"#,
    #"\#(first),\#(five),{"at":5000000,"effects":[],"wake":9000000},{"at":9000000,"effects":[]}"#,
    // The timeline is known as soon as it came.
    #"""
    \#(first),{"at":5000000,"effects":[{"kind":"committed","placement":0,"request":0,"timeline":0}]}
    """#,
    // A step that changes later ones comes last.
    #"\#(first),{"at":5000000,"effects":[{"kind":"failed","request":0,"reason":"outOfMemory"}]}"#,
    #"\#(first),{"at":5000000,"effects":[{"kind":"failed","request":0,"reason":"timedOut"}]},\#(five)"#,
  ])
  func `steps that can be are taken`(steps: String) throws {
    let subject = try subject(replying: steps)
    #expect(subject.looksAhead == (steps == BatchTests.first))
  }

  @Test(arguments: [
    ("", "expected a list of steps"),
    (#"{"at":999999,"effects":[]}"#, "at 0.999999s where the input at 1s is next"),
    ("\(first),\(first)", "at 1s where the input at 5s is next"),
    (
      #"{"at":1000000,"effects":[],"wake":3000000},\#(five)"#,
      "at 5s where the subject asked to be woken at 3s"
    ),
    (
      #"\#(first),\#(five),\#(five),{"at":6000000,"effects":[]}"#,
      "at 6s more than there are inputs and wakes until 9s"
    ),
    (
      #"\#(first),\#(five),{"at":5000000,"effects":[],"wake":9000001},{"at":9000001,"effects":[]}"#,
      "more than there are inputs and wakes until 9s"
    ),
    (
      #"\#(first),{"at":5000000,"effects":[{"kind":"failed","request":0,"reason":"outOfMemory"}]},\#(five)"#,
      "after the one at 5s that reports failed, which the batch does not expect there"
    ),
    (
      #"""
      {"at":1000000,"effects":[{"kind":"committed","placement":0,"request":0,"timeline":0}]}
      """#, "there is no timeline 0"
    ),
    (#"{"at":1000000,"effects":[],"wake":999999}"#, "before the present instant"),
  ])
  func `steps that cannot be are an error`(steps: String, problem: String) throws {
    let error = #expect(throws: MessageError.self) { try subject(replying: steps) }
    #expect(error?.description.contains(problem) == true, "\(String(describing: error))")
  }
}
