import Testing
import WidgetModel
import WidgetRuntime

@Suite struct MessageTests {
  static let inputs: [Input] = [
    .added(first), .removed(second), .galleryOpened(WidgetID(3), .accessoryInline),
    .reloadCalled(kind: 9), .reloadAllCalled, .pushReceived, .foreground(true),
    .audioSession(false), .navigationSession(true), .locked(true), .visible(first, false),
    .localeChanged(3), .textSizeChanged(4), .clockMoved(.zero - .hours(1)), .rebooted,
    .processKilled(WidgetID(1)), .tapped(first, node: -1),
    .answered(RequestID(4), .timeline(TimelineID(2)), memory: 5),
    .answered(RequestID(4), .entry(ViewID(2)), memory: .max),
    .answered(RequestID(4), .returned, memory: 0), .answered(RequestID(4), .threw, memory: 0),
    .woke,
  ]

  static let effects: [Effect] =
    [
      .requested(
        RequestID(1),
        .snapshot,
        RequestSubject(
          widget: WidgetID(1),
          placement: nil,
          family: .systemLarge,
          configuration: 3,
          intent: 4,
          isPreview: true
        )
      ), .cancelled(RequestID(1)), .dropped(first, ReloadCauses(.app, .push)),
      .granted(first, [], charge: -1), .archived(RequestID(1), renderings: 8),
      .committed(first, RequestID(1), TimelineID(2)), .displayed(first, .placeholder),
      .displayed(first, entry(3, 4)), .toggled(first, node: 3, isOn: true),
      .led(first, .link(1)), .led(first, .widgetURL(2)), .led(first, .app),
      .led(first, .intent(3)), .led(first, .authentication), .reported(.unknownKind, nil),
    ] + HoldReason.allCases.map { .held(first, ReloadCauses(.policy), $0) }
    + FailureReason.allCases.map { .failed(RequestID(1), $0) }
    + Notice.allCases.map { .reported($0, first) }

  @Test func `every input goes through a line and comes back`() throws {
    // Two kinds are between the harness and a widget's code; no subject is told of them.
    let told = EventKinds.inputs.list.filter { $0 != .asked && $0 != .did }
    #expect(Set(MessageTests.inputs.map(\.kind)) == Set(told))
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
    for message in messages {
      #expect(try SubjectMessage(JSON(parsing: message.json.description)) == message)
    }
    let replies: [SubjectReply] = [
      .hello(Hello(name: "n", version: "v")),
      .hello(Hello(name: "n", version: "v", observations: EventKinds(.displayed, .led))), .ended,
      .failed("why"),
    ]
    for reply in replies {
      #expect(try SubjectReply(JSON(parsing: reply.json.description)) == reply)
    }
  }

  @Test(arguments: [
    (nil, "went away"), ("", "ends where a value should stand"), ("hello", "not JSON"),
    ("[]", "should be an object, not a list"), (#"{"reply":"hi"}"#, "is no reply"),
    (#"{"reply":"hello"}"#, "lacks \"name\""), (#"{"reply":"ended"}"#, "should have said hello"),
    (#"{"reply":"failed","reason":"no disk"}"#, "gave up: no disk"),
    (#"{"reply":"hello","name":"a","version":"b","mood":1}"#, "has no member \"mood\""),
    (#"{"reply":"effects","effects":[{"kind":"added","placement":1}]}"#, "is an input"),
    (#"{"reply":"effects","effects":[],"wake":"soon"}"#, "microseconds, not \"soon\""),
    (#"{"reply":"effects","effects":[{"kind":"cancelled","request":99999999999}]}"#, "32 bits"),
  ])
  func `a reply that is none is an error that says what came`(
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

  @Test func `a server says why it cannot go on and starts anew on request`() throws {
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
