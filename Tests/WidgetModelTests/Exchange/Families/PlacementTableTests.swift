// Goal: a table keeps one value for each placed widget, and no invalid id of a subject traps, is
// kept or affects another id.
// Method: numbers at and beyond every border, and long random use against a dictionary.
import Testing
import WidgetModel

@Suite struct PlacementTableTests {
  /// Ids that no placed widget has where there are three.
  static let strangers = [-1, 3, 4, Int(Int32.max), Int(Int32.min)].map { PlacementID($0) }

  /// A table of the values 10, 20 and 30.
  static func threeValues() -> PlacementTable<Int> {
    var table = PlacementTable(7)
    for value in [10, 20, 30] { table.append(value) }
    return table
  }

  @Test func `each placed widget has a value of its own`() {
    var table = Self.threeValues()
    #expect((0..<3).map { table[PlacementID($0)] } == [10, 20, 30])
    table[PlacementID(1)] += 5
    table[PlacementID(2)] = 0
    #expect((0..<3).map { table[PlacementID($0)] } == [10, 25, 0])
  }

  @Test(arguments: strangers)
  func `an id without a placed widget reads the initial value`(id: PlacementID) {
    #expect(Self.threeValues()[id] == 7)
    #expect(PlacementTable(7)[id] == 7)
  }

  @Test(arguments: strangers)
  func `what is written to an id without a placed widget is lost`(id: PlacementID) {
    var table = Self.threeValues()
    table[id] = 1
    table[id] += 1
    #expect(table == Self.threeValues())
    for stranger in Self.strangers { #expect(table[stranger] == 7) }
  }

  @Test func `a value that is changed in place at an unknown id does not grow`() {
    var table = PlacementTable<[Int]>([])
    table.reset(count: 1)
    for number in 0..<100 { table[PlacementID(9)].append(number) }
    #expect(table[PlacementID(9)].isEmpty)
    #expect(table[PlacementID(0)].isEmpty)
  }

  @Test func `a change that throws at an unknown id is lost as well`() {
    struct Stop: Error {}
    func change(_ value: inout Int) throws {
      value = 1
      throw Stop()
    }
    var table = Self.threeValues()
    #expect(throws: Stop.self) { try change(&table[PlacementID(-1)]) }
    #expect(table[PlacementID(-1)] == 7)
  }

  @Test func `a table contains the ids of its placed widgets alone`() {
    let table = Self.threeValues()
    #expect((0..<3).allSatisfy { table.contains(PlacementID($0)) })
    for stranger in Self.strangers { #expect(!table.contains(stranger)) }
  }

  @Test func `ids come in order, as many as there are placed widgets`() {
    #expect(Self.threeValues().ids.map(\.number) == [0, 1, 2])
    #expect(PlacementTable(7).ids.map(\.number) == [])
  }

  @Test(arguments: 0...5)
  func `a reset leaves nothing but initial values`(count: Int) {
    var table = Self.threeValues()
    table.reset(count: count)
    #expect(table.count == count)
    #expect(table.ids.map { table[$0] } == Array(repeating: 7, count: count))
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `random use leaves what a dictionary of the known ids has`(seed: UInt64) {
    var state = seed
    func draw(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    var table = PlacementTable(0)
    var known: [Int: Int] = [:]
    for step in 1...500 {
      switch draw(20) {
      case 0:
        let count = draw(6)
        table.reset(count: count)
        known = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, 0) })
      case 1:
        known[known.count] = step
        table.append(step)
      default:
        let number = draw(12) - 3
        table[PlacementID(number)] = step
        if known[number] != nil { known[number] = step }
      }
      for number in -3..<12 {
        #expect(table[PlacementID(number)] == known[number] ?? 0, "seed \(seed), step \(step)")
      }
    }
  }
}
