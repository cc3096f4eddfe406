import Foundation
import Testing
import WidgetModel

// Goal: every list of depths is a tree, for any edit of a shrinker.
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

  @Test func `a normalized tree is the same tree with the depths that it is read with`() {
    for count in 0...4 {
      for number in 0..<Int(pow(5, Double(count))) {
        var rest = number
        let depths = (0..<count).map { _ in
          defer { rest /= 5 }
          return rest % 5
        }
        let tree = ViewTree(nodes: depths.map { ViewNode(.text, depth: $0) })
        let normalized = tree.normalized
        #expect(normalized.parents == tree.parents)
        for (place, parent) in normalized.parents.enumerated() {
          let depth = parent < 0 ? 0 : normalized.nodes[parent].depth + 1
          #expect(normalized.nodes[place].depth == depth, "\(depths)")
        }
        #expect(normalized.normalized == normalized)
      }
    }
  }
}
