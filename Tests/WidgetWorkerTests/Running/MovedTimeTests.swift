// Goal: a time that moves against the phone's zone is found; one that follows it or stays is not.
import Testing
import WidgetModel

@testable import WidgetWorker

@Suite struct MovedTimeTests {
  private func moved(_ text: String, _ other: String, _ shift: Interval) -> Bool {
    func tree(_ text: String) -> ViewTree {
      var node = ViewNode(.text)
      node.text = text
      return ViewTree(nodes: [node])
    }
    return MovedTime(in: tree(text), tree(other), shift: shift) != nil
  }

  @Test(arguments: [
    ("Jan 5, 8:00 PM", "Jan 5, 2:30 PM", true), ("20:00", "14:30", true), ("20:00", "07:00", true),
    ("20:00", "01:30", false), ("20:00", "20:00", false), ("20:00", "19:00", false),
    ("Gate 4", "Gate 5", false),
  ])
  func `five and a half hours further east`(text: String, other: String, isMoved: Bool) {
    #expect(moved(text, other, .hours(5) + .minutes(30)) == isMoved)
  }

  @Test func `half a day says nothing, for both ways are one`() {
    #expect(!moved("20:00", "08:00", .hours(12)))
    #expect(!moved("20:00", "08:00", .zero))
  }
}
