import Testing
import WidgetModel
import WidgetRuntime

@Suite struct TapTests {
  // 0 widgetURL 1
  // 1   link 2
  // 2     button 3
  // 3       text
  // 4   toggle 4, on
  // 5   widgetURL 5
  // 6     text
  // 7   button without an intent
  // 8     text
  static let tree = ViewTree(nodes: [
    ViewNode(.widgetURL, target: 1), ViewNode(.link, depth: 1, target: 2),
    ViewNode(.button, depth: 2, target: 3), ViewNode(.text, depth: 3),
    ViewNode(.toggle, depth: 1, target: 4, isOn: true),
    ViewNode(.widgetURL, depth: 1, target: 5), ViewNode(.text, depth: 2),
    ViewNode(.button, depth: 1, target: 0), ViewNode(.text, depth: 2),
  ])

  @Test(arguments: [
    (Int32(-1), Destination.widgetURL(1)), (0, .widgetURL(1)), (1, .link(2)), (2, .intent(3)),
    (3, .intent(3)), (4, .intent(4)), (6, .widgetURL(1)), (8, .widgetURL(1)), (99, .widgetURL(1)),
  ])
  func `a tap leads where its node says`(node: Int32, destination: Destination) throws {
    var probe = try Probe(views: [TapTests.tree])
    try probe.start()
    #expect(try probe.tell(.tapped(first, node: node), at: .seconds(1)).led == [destination])
  }

  @Test func `what does not act is passed over upwards`() throws {
    var old = try Probe(.iOS14, families: [.systemMedium], views: [TapTests.tree])
    try old.start()
    #expect(try old.tell(.tapped(first, node: 3), at: .seconds(1)).led == [.link(2)])
    var small = try Probe(.iOS14, families: [.systemSmall], views: [TapTests.tree])
    try small.start()
    #expect(try small.tell(.tapped(first, node: 3), at: .seconds(1)).led == [.widgetURL(1)])
  }

  @Test func `a placeholder and a tree without widgetURL lead to the app`() throws {
    var probe = try Probe(views: [.plain])
    _ = try probe.tell(.added(first))
    #expect(try probe.tell(.tapped(first, node: 0)).led == [.app])
    _ = try probe.answer(1, [.zero])
    #expect(try probe.tell(.tapped(first, node: 1)).led == [.app])
  }

  @Test func `on a locked phone a tap leads to authentication alone`() throws {
    var probe = try Probe(views: [TapTests.tree])
    try probe.start()
    _ = try probe.tell(.locked(true), at: .seconds(1))
    #expect(
      try probe.tell(.tapped(first, node: 4), at: .seconds(1)) == [.led(first, .authentication)]
    )
  }

  @Test func `an intent that returns reloads its own placement at once and free`() throws {
    var probe = try Probe(families: [.systemSmall, .systemSmall], views: [TapTests.tree])
    try probe.start()
    _ = try probe.tell(.added(second))
    let effects = try probe.tell(.tapped(first, node: 4), at: .seconds(1))
    #expect(effects.kinds == [.led, .requested, .toggled])
    #expect(effects.last == .toggled(first, node: 4, isOn: false))
    let after = try probe.tell(.answered(RequestID(4), .returned, memory: 0), at: .seconds(2))
    #expect(after.first == .granted(first, ReloadCauses(.interaction), charge: 0))
    #expect(after.kinds == [.granted, .requested])
    #expect(
      try probe.answer(5, [.zero], at: .seconds(2)).kinds == [
        .archived, .reported, .committed, .displayed,
      ]
    )
    #expect(probe.runtime.state.taps.toggles[PlacementID(0)].isEmpty)
  }

  @Test(arguments: [(0, true), (1, false)])
  func `an intent that takes exactly the limit is in time`(ticks: Int64, isInTime: Bool) throws {
    var probe = try Probe(views: [TapTests.tree])
    try probe.start()
    _ = try probe.tell(.tapped(first, node: 4), at: .zero)
    let effects = try probe.tell(
      .answered(RequestID(2), .returned, memory: 0),
      at: .seconds(30) + .tick * ticks
    )
    #expect(effects.granted.isEmpty != isInTime)
    #expect(effects.reported == (isInTime ? [] : [.lateAnswer]))
    #expect(effects.contains(.toggled(first, node: 4, isOn: true)) != isInTime)
  }

  @Test func `an intent that throws promises nothing and turns its toggle back`() throws {
    var probe = try Probe(views: [TapTests.tree])
    try probe.start()
    _ = try probe.tell(.tapped(first, node: 4), at: .seconds(1))
    _ = try probe.tell(.tapped(first, node: 4), at: .seconds(1))
    #expect(
      try probe.tell(.answered(RequestID(2), .threw, memory: 0), at: .seconds(2)) == [
        .failed(RequestID(2), .threw), .toggled(first, node: 4, isOn: true),
      ]
    )
    #expect(
      try probe.tell(.answered(RequestID(3), .threw, memory: 0), at: .seconds(2)).kinds == [.failed]
    )
  }

  @Test func `a slow reload is followed by the one that a tap in between earned`() throws {
    var probe = try Probe(views: [TapTests.tree])
    try probe.start()
    _ = try probe.tell(.reloadAllCalled, at: .hours(1))
    _ = try probe.tell(.tapped(first, node: 4), at: .hours(1))
    let held = try probe.tell(.answered(RequestID(3), .returned, memory: 0), at: .hours(1))
    #expect(held.held == [.inFlight])
    let effects = try probe.answer(2, [.zero], at: .hours(1) + .seconds(3))
    #expect(effects.granted == [ReloadCauses(.interaction)])
  }

  @Test func `before iOS 18 an intent reloads twice, one after the other`() throws {
    var probe = try Probe(.iOS17, views: [TapTests.tree])
    try probe.start()
    _ = try probe.tell(.tapped(first, node: 4), at: .seconds(1))
    let effects = try probe.tell(.answered(RequestID(2), .returned, memory: 0), at: .seconds(1))
    #expect(effects.kinds == [.granted, .requested, .held])
    let next = try probe.answer(3, [.zero], at: .seconds(2))
    #expect(next.granted == [ReloadCauses(.interaction)])
    #expect(try probe.answer(4, [.zero], at: .seconds(3)).granted == [])
  }

  @Test func `the gallery asks for a preview of the default configuration`() throws {
    var probe = try Probe()
    let subject = RequestSubject(
      widget: WidgetID(0),
      placement: nil,
      family: .systemLarge,
      configuration: 0,
      isPreview: true
    )
    #expect(
      try probe.tell(.galleryOpened(WidgetID(0), .systemLarge)) == [
        .requested(RequestID(0), .snapshot, subject)
      ]
    )
    #expect(try probe.tell(.answered(RequestID(0), .entry(ViewID(0)), memory: 0)).isEmpty)
  }

  @Test func `a widget that is not installed is not asked for the gallery`() throws {
    var probe = try Probe()
    for number in [-1, 1] {
      #expect(try probe.tell(.galleryOpened(WidgetID(number), .systemSmall)).isEmpty)
    }
  }

  @Test func `a reboot ends what toggles show, and a second tap turns what the first showed`()
    throws
  {
    var probe = try Probe(views: [TapTests.tree])
    try probe.start()
    let states = try [Int64(1), 2].map { time in
      try probe.tell(.tapped(first, node: 4), at: .seconds(time)).last
    }
    #expect(
      states == [.toggled(first, node: 4, isOn: false), .toggled(first, node: 4, isOn: true)]
    )
    let effects = try probe.tell(.rebooted, at: .seconds(3))
    #expect(effects.kinds == [.failed, .toggled, .failed, .displayed])
    #expect(try probe.tell(.locked(false), at: .seconds(4)).kinds == [.displayed])
  }
}
