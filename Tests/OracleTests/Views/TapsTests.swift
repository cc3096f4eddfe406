// Goal: taps lead where VW-01 to VW-09 say, and toggles follow VW-08.
// Method: one hand-written tree; each node is tapped.
import Testing
import WidgetModel

@testable import Oracle

@Suite struct `Where taps lead` {
  /// widgetURL 9 around a link 5 with a text, a toggle 6 with a text, a button without an intent in
  /// a link without a URL, and a second widgetURL.
  private let tree = ViewTree(nodes: [
    ViewNode(.widgetURL, target: 9),
    ViewNode(.link, depth: 1, target: 5), ViewNode(.text, depth: 2),
    ViewNode(.toggle, depth: 1, target: 6, isOn: true), ViewNode(.text, depth: 7),
    ViewNode(.link, depth: 1), ViewNode(.button, depth: 2),
    ViewNode(.widgetURL, depth: 1, target: 8),
  ])

  private func shown(_ profile: Profile = .iOS26, _ family: Family = .systemSmall) -> DueProbe {
    var probe = DueProbe(profile, families: [family], views: [tree, .plain])
    _ = probe.start()
    return probe
  }

  @Test func `the nearest that acts decides, else the outermost URL`() {
    let leads = (Int32(-1)...8).map { node in
      var probe = shown()
      return probe.tell(.tapped(PlacementID(0), node: node), at: .seconds(1)).first ?? ""
    }
    let (link, intent) = ("lead link(5)", "lead intent(6)")
    let url = "lead widgetURL(9)"
    #expect(leads == [url, url, link, link, intent, intent, url, url, url, url])
  }

  @Test func `links act in the profile's families, and controls in an interactive profile`() {
    for (profile, family, node, lead) in [
      (Profile.iOS14, Family.systemSmall, Int32(1), "lead widgetURL(9)"),
      (.iOS14, .systemLarge, 1, "lead link(5)"), (.iOS14, .systemLarge, 3, "lead widgetURL(9)"),
      (.iOS17, .accessoryCircular, 1, "lead widgetURL(9)"),
    ] {
      var probe = shown(profile, family)
      #expect(probe.tell(.tapped(PlacementID(0), node: node), at: .seconds(1)) == [lead])
    }
  }

  @Test func `a placeholder leads to the app, a locked phone to authentication`() {
    var probe = DueProbe()
    _ = probe.tell(.added(PlacementID(0)), at: .zero)
    #expect(probe.tell(.tapped(PlacementID(0), node: 0), at: .zero) == ["lead app"])
    _ = probe.tell(.locked(true), at: .zero)
    #expect(probe.tell(.tapped(PlacementID(0), node: 0), at: .zero) == ["lead authentication"])
  }

  @Test func `a URL with target 0 is none beside another`() {
    let url = ViewNode(.widgetURL, target: 9)
    let nodes = [[url, ViewNode(.widgetURL, depth: 1)], [ViewNode(.widgetURL), url]]
    for nodes in nodes {
      var probe = DueProbe(views: [ViewTree(nodes: nodes)])
      _ = probe.tell(.added(PlacementID(0)), at: .zero)
      #expect(probe.answer(1, [.zero], at: .zero) == ["archive 1 x2", "commit 0", "show 0.0"])
      let lead = probe.tell(.tapped(PlacementID(0), node: -1), at: .seconds(1))
      #expect(lead == ["lead widgetURL(9)"])
    }
  }

  @Test func `several URLs in a tree are reported once for a timeline`() {
    var probe = DueProbe(views: [tree])
    _ = probe.tell(.added(PlacementID(0)), at: .zero)
    let due = probe.answer(1, [.zero, .hours(1)], at: .zero)
    #expect(due == ["archive 1 x4", "report severalWidgetURLs", "commit 0", "show 0.0"])
  }

  @Test func `a toggle turns at once, a second tap turns it again, and a commit ends that`() {
    var probe = shown()
    #expect(
      probe.tell(.tapped(PlacementID(0), node: 4), at: .seconds(1)) == [
        "lead intent(6)", "request 2 intent", "toggle 3 off",
      ]
    )
    #expect(probe.tell(.tapped(PlacementID(0), node: 3), at: .seconds(1)).last == "toggle 3 on")
    _ = probe.tell(.answered(RequestID(2), .returned, memory: 0), at: .seconds(1))
    _ = probe.answer(4, [.zero], at: .seconds(2))
    #expect(
      probe.tell(.answered(RequestID(3), .threw, memory: 0), at: .seconds(3)) == ["fail 3 threw"]
    )
    #expect(probe.tell(.tapped(PlacementID(0), node: 3), at: .seconds(4)).last == "toggle 3 off")
  }

  @Test func `a toggle whose intent fails goes back to what the tree on display says`() {
    var probe = shown()
    _ = probe.tell(.tapped(PlacementID(0), node: 3), at: .seconds(1))
    #expect(
      probe.wait(until: .days(1)) == [
        "31.000001s fail 2 timedOut", "31.000001s toggle 3 on", "31.000001s cancel 2",
      ]
    )
  }

  @Test func `a tree without the toggle says nothing of it`() {
    var probe = DueProbe(views: [tree, .plain])
    _ = probe.tell(.added(PlacementID(0)), at: .zero)
    _ = probe.answer(1, [.zero, .seconds(2)], views: [0, 1], at: .zero)
    _ = probe.tell(.tapped(PlacementID(0), node: 3), at: .seconds(1))
    #expect(
      probe.tell(.answered(RequestID(2), .threw, memory: 0), at: .seconds(3)) == ["fail 2 threw"]
    )
  }
}
