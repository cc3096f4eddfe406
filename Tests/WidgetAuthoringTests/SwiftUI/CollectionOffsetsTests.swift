// Goal: lists change by offsets as SwiftUI changes them.
import Foundation
import SwiftUI
import Testing

@Suite struct CollectionOffsetsTests {
  @Test(arguments: [
    ([0, 2], 4, "bdac"), ([3], 0, "dabc"), ([0], 2, "bacd"), ([], 1, "abcd"), ([1, 2], 2, "abcd"),
  ])
  func `elements are moved together, before the one at an offset`(
    offsets: [Int],
    destination: Int,
    moved: String
  ) {
    var letters = Array("abcd")
    letters.move(fromOffsets: IndexSet(offsets), toOffset: destination)
    #expect(String(letters) == moved)
  }

  @Test func `elements are removed by their offsets`() {
    var letters = Array("abcd")
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["b", "d"])
  }
}
