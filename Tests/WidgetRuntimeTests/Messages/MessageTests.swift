import Schemas
import Testing
import WidgetModel
import WidgetRuntime

@Suite struct MessageTests {
  /// Two kinds are between the harness and a widget's code; no subject receives them.
  static let told = EventKinds.inputs.list.filter { $0 != .asked && $0 != .did }

  static let inputs = told.flatMap { Input.samples(of: Input.plain($0)) }

  static let effects = EventKind.allCases.flatMap { Effect.samples(of: $0) }

  @Test func `every input goes through a line and comes back`() throws {
    #expect(Set(MessageTests.inputs.map(\.kind)) == Set(MessageTests.told))
    for input in MessageTests.inputs {
      let message = SubjectMessage.input(input, at: .start + .hours(1))
      #expect(try SubjectMessage(JSON(parsing: message.json.description)) == message)
    }
  }

  @Test func `every effect goes through a line and comes back`() throws {
    let kinds = Set(MessageTests.effects.map(\.kind))
    #expect(kinds.count == EventKind.allCases.count - EventKinds.inputs.list.count)
    for wake in [Instant.never, .start + .tick] {
      let reply = SubjectReply.effects(MessageTests.effects, nextWake: wake)
      #expect(try SubjectReply(JSON(parsing: reply.json.description)) == reply)
    }
  }

  @Test func `every other message and reply goes through a line and comes back`() throws {
    let entry = TimelineEntry(date: .defaultStart, view: ViewID(1), viewAgain: ViewID(2))
    let policies = [ReloadPolicy.never, .atEnd, .after(.distantFuture)]
    var messages = policies.enumerated().map { index, policy in
      SubjectMessage.timeline(
        TimelineID(index),
        Timeline(entries: [entry], policy: policy, archiveSize: 3)
      )
    }
    messages += [.view(ViewID(1), TapTests.tree), .view(ViewID(2), ViewTree(nodes: [])), .end]
    for profile in Profile.catalogue {
      messages.append(
        .begin(
          Setup(
            profile: profile.with((.dailyReloads, 3)),
            device: Device(),
            widgets: [WidgetDeclaration(kind: 3, isPushEnabled: true, name: "<\"\u{1}\u{202E}>")],
            placements: [
              Placement(
                widget: WidgetID(0),
                family: .systemSmall,
                configuration: 2,
                added: .start + .hours(1)
              )
            ]
          )
        )
      )
    }
    let answer = Input.answered(RequestID(0), .timeline(TimelineID(1)), memory: 0)
    let coming = [
      Lookahead.Coming(.woke, at: .start),
      Lookahead.Coming(answer, at: .start, bringing: Timeline(entries: [entry], policy: .never)),
    ]
    messages.append(.batch(Lookahead(coming, until: .start + .day)))
    let expected = MessageTests.effects.map { Lookahead.Expected($0, at: .start + .tick, after: 1) }
    messages.append(.batch(Lookahead(coming, expecting: expected, until: .start + .day)))
    for message in messages {
      #expect(try SubjectMessage(JSON(parsing: message.json.description)) == message)
    }
    let replies: [SubjectReply] = [
      .hello(Hello(name: "n", version: "v")),
      .hello(Hello(name: "n", version: "v", observations: EventKinds(.displayed, .led))), .ended,
      .hello(Hello(name: "n", version: "v", takesBatches: true)), .failed("why"),
      .steps([
        SubjectStep(at: .start + .tick, effects: MessageTests.effects, nextWake: .start + .day),
        SubjectStep(at: .start + .day, effects: [], nextWake: .never),
      ]),
    ]
    for reply in replies {
      #expect(try SubjectReply(JSON(parsing: reply.json.description)) == reply)
    }
  }

  @Test func `messages and replies of format 1 are read`() throws {
    let view = #"{"message":"view","id":1,"view":{"nodes":[{"kind":"button","target":2}]}}"#
    let tree = ViewTree(nodes: [ViewNode(.button, target: 2)])
    #expect(try SubjectMessage(JSON(parsing: view)) == .view(ViewID(1), tree))
    let begin = SubjectMessage.begin(try #require(Scenario().setup))
    let old = begin.json.description.replacing(#""format":2"#, with: #""format":1"#)
    #expect(try SubjectMessage(JSON(parsing: old)) == begin)
    let reply =
      #"{"reply":"effects","effects":[{"kind":"reported","notice":"unknownKind","placement":null}]}"#
    let effects = [Effect.reported(.unknownKind, nil)]
    #expect(try SubjectReply(JSON(parsing: reply)) == .effects(effects, nextWake: .never))
    let newer = begin.json.description.replacing(#""format":2"#, with: #""format":3"#)
    #expect(throws: MessageError.self) { try SubjectMessage(JSON(parsing: newer)) }
  }

  @Test(arguments: [
    (nil, "closed the connection"), ("", "ends where a value should stand"), ("hello", "not JSON"),
    ("[]", "an object should stand here, not a list"),
    (#"{"reply":"hi"}"#, "one of hello, effects, steps, ended, failed"),
    (#"{"reply":"hello"}"#, "name: it is missing"),
    (#"{"reply":"ended"}"#, "expected a hello"),
    (#"{"reply":"failed","reason":"no disk"}"#, "gave up: no disk"),
    (#"{"reply":"hello","name":"a","version":"b","mood":1}"#, "mood: there is no such field"),
    (#"{"reply":"effects","effects":[{"kind":"added","placement":1}]}"#, "is an input"),
    (
      #"{"reply":"effects","effects":[],"wake":"soon"}"#,
      "a whole number should stand here, not \"soon\""
    ),
    (
      #"{"reply":"effects","effects":[{"kind":"cancelled","request":99999999999}]}"#,
      "outside -2147483648 to 2147483647"
    ),
  ])
  func `an invalid reply is an error that quotes it`(
    reply: String?,
    problem: String
  ) throws {
    let setup = try #require(Scenario().setup)
    var subject = MessageSubject(send: { _ in }, receive: { reply })
    let error = #expect(throws: MessageError.self) { _ = try subject.begin(setup) }
    let text = try #require(error).description
    #expect(text.contains(problem))
    #expect(reply.map { text.contains($0) || text.contains("gave up") } ?? true)
  }

  @Test func `a server says why it cannot continue and starts over on request`() throws {
    var server = SubjectServer(ReferenceRuntime())
    let input = SubjectMessage.input(.woke, at: .start).json.description
    let begin = SubjectMessage.begin(try #require(Scenario().setup)).json.description
    #expect(server.answer(input)?.contains("no run has begun") == true)
    #expect(server.answer(begin)?.contains("hello") == true)
    #expect(server.answer(input) == #"{"reply":"effects","effects":[]}"#)
    let early = SubjectMessage.input(.woke, at: .start - .tick).json.description
    #expect(server.answer(early)?.contains("may not run backwards") == true)
    #expect(server.answer(input)?.contains("no run has begun") == true)
    #expect(server.answer("{")?.contains("failed") == true)
    var lines = [begin, input, SubjectMessage.end.json.description]
    var answers: [String] = []
    try server.serve(
      readLine: { lines.isEmpty ? nil : lines.removeFirst() },
      writeLine: { answers.append($0) }
    )
    #expect(answers.last == #"{"reply":"ended"}"#)
    #expect(answers.count == 3)
  }
}
