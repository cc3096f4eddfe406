// Goal: the allocator's padding of a block makes no difference in a record. Method: numbers around
// the limits of a step.

import Testing

@testable import WidgetCampaigns
@testable import WidgetWorker

@Suite struct MemoryStepTests {
  @Test func `a few bytes more are the same memory`() {
    for bytes in [9_968, 9_984, 13_232, 13_248] as [Int64] {
      #expect(MemoryStep.whole(in: bytes) == 0)
      #expect(MemoryStep.whole(in: 3 * MemoryStep.size + bytes) == 3 * MemoryStep.size)
    }
  }

  @Test func `a whole step counts`() {
    #expect(MemoryStep.whole(in: MemoryStep.size - 1) == 0)
    #expect(MemoryStep.whole(in: MemoryStep.size) == MemoryStep.size)
  }

  @Test func `freed memory does not count`() {
    #expect(MemoryStep.whole(in: -MemoryStep.size) == 0)
  }
}
