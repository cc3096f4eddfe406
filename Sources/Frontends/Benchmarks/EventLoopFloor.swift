import PropertyTesting

/// A lower bound for simulating twenty widgets: a heap of trivial events, the first reinserted
/// later.
enum EventLoopFloor {
  private struct Event {
    var instant: Int64
    var widget: Int32
    var kind: UInt8
  }

  private struct WidgetState {
    var count: Int64 = 0
    var last: Int64 = 0
    var level: Int64 = 0
  }

  static func run(events: Int) -> Int {
    var generator = Xoshiro256(seed: 1)
    var heap: [Event] = []
    heap.reserveCapacity(64)
    var states = Array(repeating: WidgetState(), count: 20)
    for index in 0..<60 {
      push(
        Event(
          instant: Int64(generator.next(upTo: 1000)),
          widget: Int32(index % 20),
          kind: UInt8(index % 8)
        ),
        &heap
      )
    }
    var sum: Int64 = 0
    for _ in 0..<events {
      var event = pop(&heap)
      let widget = Int(event.widget)
      states[widget].count += 1
      states[widget].level += event.instant - states[widget].last
      states[widget].last = event.instant
      sum &+= states[widget].level
      event.instant += 1 + Int64(generator.next(upTo: 1000))
      event.kind = (event.kind + 1) % 8
      push(event, &heap)
    }
    // Uses the sum, so that the optimizer cannot remove the work.
    return sum == .min ? 0 : events
  }

  private static func push(_ event: Event, _ heap: inout [Event]) {
    heap.append(event)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].instant < heap[parent].instant else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private static func pop(_ heap: inout [Event]) -> Event {
    heap.swapAt(0, heap.count - 1)
    let first = heap.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in (2 * parent + 1)...(2 * parent + 2)
      where child < heap.count && heap[child].instant < heap[least].instant {
        least = child
      }
      guard least != parent else { return first }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
