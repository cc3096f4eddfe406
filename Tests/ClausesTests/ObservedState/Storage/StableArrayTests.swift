// Goal: a row keeps its values through growth and loss, and releases what they refer to.
// Method: values that count themselves.
import Testing

@testable import Clauses

@Suite struct StableArrayTests {
  private final class Counted {
    nonisolated(unsafe) static var alive = 0
    let number: Int

    init(_ number: Int) {
      self.number = number
      Counted.alive += 1
    }

    deinit { Counted.alive -= 1 }
  }

  @Test func `values keep their places, and each is released once`() {
    var row = StableArray<Counted>(capacity: 1)
    for number in 0..<100 { row.append(Counted(number)) }
    #expect(row.indices.map { row[$0].number } == Array(0..<100))
    row[3] = Counted(300)
    #expect(row[3].number == 300 && Counted.alive == 100)
    row.removeLast(40)
    #expect(row.count == 60 && Counted.alive == 60)
    row.append(Counted(60))
    #expect(row[60].number == 60)
    row.removeAll()
    #expect(row.count == 0 && Counted.alive == 0)
    row.fill(Counted(5), count: 3)
    #expect(row.indices.map { row[$0].number } == [5, 5, 5])
    row.deallocate()
    #expect(Counted.alive == 0)
  }

  @Test func `an address is that of the value`() {
    var row = StableArray<Int>()
    defer { row.deallocate() }
    row.fill(1, count: 4)
    let address = row.address(of: 2)
    row[2] = 9
    #expect(address.pointee == 9)
  }
}
