import PropertyTesting

/// A ring buffer without a spare slot, with a bug: its size is the distance of its ends, 0 when
/// full; the shortest refutation fills the ring and asks for its size.
struct Ring: StateMachine {
  struct Buffer: Sendable {
    var slots: [Int32]
    var start = 0
    var end = 0

    mutating func put(_ number: Int32) {
      slots[end] = number
      end = (end + 1) % slots.count
    }

    mutating func get() -> Int32 {
      defer { start = (start + 1) % slots.count }
      return slots[start]
    }

    var size: Int { (end - start + slots.count) % slots.count }
  }

  enum Command: Hashable, Sendable {
    case put(Int32), get, size
  }

  let slots: Int

  var initialModel: [Int32] { [] }

  var rules: [Rule<[Int32], Command>] {
    let slots = slots
    return [
      Rule("put", when: { $0.count < slots }) { _, source in
        .put(Int32(source.draw(in: Int64(Int32.min)...Int64(Int32.max))))
      },
      Rule("get", .get, when: { !$0.isEmpty }),
      Rule("size", .size),
    ]
  }

  func advance(_ model: inout [Int32], by command: Command, as step: Step) {
    switch command {
    case .put(let number): model.append(number)
    case .get: model.removeFirst()
    case .size: break
    }
  }

  func makeSystem() -> Buffer { Buffer(slots: Array(repeating: 0, count: slots)) }

  func perform(
    _ command: Command,
    as step: Step,
    on buffer: inout Buffer,
    from model: [Int32]
  ) -> [String] {
    switch command {
    case .put(let number):
      buffer.put(number)
      return []
    case .get: return buffer.get() == model[0] ? [] : ["got another number"]
    case .size: return buffer.size == model.count ? [] : ["another size"]
    }
  }
}
