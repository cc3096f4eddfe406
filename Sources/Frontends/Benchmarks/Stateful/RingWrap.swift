import PropertyTesting

/// A ring buffer of nine slots, with a bug: the reading end skips a slot when it first wraps
/// around.
///
/// The shortest refutation has 10 puts, the last unlike the second, and 10 gets.
struct RingWrap: StateMachine {
  struct Buffer: Sendable {
    var slots = [Int32](repeating: 0, count: RingWrap.slots)
    var start = 0
    var end = 0

    mutating func put(_ number: Int32) {
      slots[end] = number
      end = (end + 1) % slots.count
    }

    mutating func get() -> Int32 {
      defer { start = start + 1 == slots.count ? 1 : start + 1 }
      return slots[start]
    }
  }

  enum Command: Hashable, Sendable {
    case put(Int32), get
  }

  static let slots = 9

  let initialModel: [Int32] = []

  let rules: [Rule<[Int32], Command>] = [
    Rule("put", when: { $0.count < slots }) { _, source in
      .put(Int32(source.draw(in: Int64(Int32.min)...Int64(Int32.max))))
    },
    Rule("get", .get, when: { !$0.isEmpty }),
  ]

  func advance(_ model: inout [Int32], by command: Command, as step: Step) {
    switch command {
    case .put(let number): model.append(number)
    case .get: model.removeFirst()
    }
  }

  func makeSystem() -> Buffer { Buffer() }

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
    }
  }
}
