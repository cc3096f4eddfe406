// Goal: a drawing counts as unredacted only if all of its content is inside `unredacted()` (VW-33).
import Testing
import WidgetModel

@testable import WidgetWorker

@Suite struct UnredactedDrawingTests {
  /// A container background around a stack with a symbol, a spacer and a text.
  private func tree(unredacted: Int...) -> ViewTree {
    let marks = unredacted.map { ViewAttribute(.unredacted, "true", of: $0) }
    return ViewTree(
      nodes: [
        ViewNode(.containerBackground), ViewNode(.shape, depth: 1), ViewNode(.hStack, depth: 1),
        ViewNode(.image, depth: 2), ViewNode(.spacer, depth: 2), ViewNode(.text, depth: 2),
      ],
      attributes: ([ViewAttribute(.role, "background", of: 1)] + marks).sorted {
        $0.node < $1.node
      }
    )
  }

  @Test func `what stands round all of it, or each part, makes it so`() {
    #expect(tree(unredacted: 0).isUnredacted)
    #expect(tree(unredacted: 2).isUnredacted)
    #expect(tree(unredacted: 3, 5).isUnredacted)
  }

  @Test func `a part that is not under it is redacted`() {
    #expect(!tree().isUnredacted)
    #expect(!tree(unredacted: 1).isUnredacted)
    #expect(!tree(unredacted: 3).isUnredacted)
    #expect(!ViewTree(nodes: []).isUnredacted)
  }
}
