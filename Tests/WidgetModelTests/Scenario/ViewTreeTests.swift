import Testing
import WidgetModel

// Goal: every list of depths is a tree, whatever a shrinker dropped from it.
@Suite struct ViewTreeTests {
  @Test(
    arguments: [
      ([], []), ([0], [-1]), ([0, 1, 2, 1], [-1, 0, 1, 0]), ([0, 0, 1], [-1, -1, 1]),
      ([5, 9, 9], [-1, 0, 1]), ([0, 1, 9, 2], [-1, 0, 1, 1]), ([-3, 1], [-1, 0]),
    ] as [([Int], [Int])]
  )
  func `a depth that is too deep is read as one below`(depths: [Int], parents: [Int]) {
    #expect(ViewTree(nodes: depths.map { ViewNode(.text, depth: $0) }).parents == parents)
  }
}
