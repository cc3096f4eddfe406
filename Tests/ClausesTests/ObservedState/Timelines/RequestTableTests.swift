// Goal: the table finds each request that is under way, and the latest few of those that ended, for
// any numbers of a subject.
// Method: the same calls to a dictionary and a list, drawn from seeds; the numbers are few or share
// one slot.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct RequestTableTests {
  /// The contract of the table, written with the standard library's collections.
  private struct Model {
    var records: [Int32: RequestRecord] = [:]
    var ended: [Int32] = []

    mutating func close(_ number: Int32, as state: RequestRecord.State) {
      guard records[number]?.state == .underWay else { return }
      records[number]?.state = state
      ended.append(number)
      if ended.count > RequestTable.memory { records[ended.removeFirst()] = nil }
    }

    var underWay: [RequestRecord] {
      records.values.filter { $0.state == .underWay }.sorted { $0.id < $1.id }
    }
  }

  private func record(_ number: Int32) -> RequestRecord {
    RequestRecord(
      id: RequestID(Int(number)),
      kind: .timeline,
      subject: RequestSubject(
        widget: WidgetID(0),
        placement: nil,
        family: .systemSmall,
        configuration: 0
      ),
      instant: .start,
      wall: .defaultStart
    )
  }

  /// Consecutive numbers, scattered ones, and ones that differ only in the bits that a hash drops.
  private static let numbers: [@Sendable (UInt64) -> Int32] = [
    { Int32($0 % 40) }, { Int32(truncatingIfNeeded: $0) }, { Int32($0 % 1_500) &* 1 << 20 },
    { Int32($0 % 3_000) },
  ]

  @Test(arguments: 0..<numbers.count, [1, 2, 3] as [UInt64])
  func `it is a dictionary that forgets what ended long ago`(_ kind: Int, _ seed: UInt64) {
    var table = RequestTable()
    defer { table.deallocate() }
    var model = Model()
    var open: [Int32] = []
    var word = seed
    var closed = 0
    for step in 0..<12_000 {
      word = word &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number: Int32
      if word >> 63 == 0 || open.isEmpty {
        number = Self.numbers[kind](word >> 24)
        table.insert(record(number))
        model.records[number] = record(number)
        open.append(number)
      } else {
        number = open.remove(at: Int(word >> 24) % open.count)
        table.close(RequestID(Int(number)), as: .committed)
        model.close(number, as: .committed)
        closed += 1
      }
      #expect(table[RequestID(Int(number))] == model.records[number], "step \(step)")
      guard step % 500 == 499 else { continue }
      #expect(table.underWay == model.underWay, "step \(step)")
      for known in model.records.keys { #expect(table[RequestID(Int(known))] != nil) }
    }
    #expect(closed > 4 * RequestTable.memory)
    table.removeAll()
    #expect(table.underWay == [])
    for known in model.records.keys { #expect(table[RequestID(Int(known))] == nil) }
  }

  @Test func `a request that is forgotten while it is under way again is not reported`() {
    var table = RequestTable()
    defer { table.deallocate() }
    table.insert(record(7))
    table.close(RequestID(7), as: .committed)
    table.insert(record(7))
    for number in 100..<Int32(100 + RequestTable.memory) {
      table.insert(record(number))
      table.close(RequestID(Int(number)), as: .committed)
    }
    #expect(table[RequestID(7)] == nil)
    #expect(table.underWay == [])
  }
}
