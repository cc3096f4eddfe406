// Goal: samples reach every case of an enum and every value of an optional type.
// Method: the first variants are drawn and their values are collected.
import Foundation
import Testing

@testable import WidgetAuthoring

@Suite struct SampleValuesTests {
  private enum Phase: Codable, Hashable {
    case waiting(until: Date)
    case riding(stops: Int, next: String)
    case arrived
  }

  private enum Tone: String, Codable {
    case low, middle, high
  }

  private struct State: Codable {
    var phase: Phase
    var since: Date?
    var tone: Tone
    var names: [String: Int]
  }

  private struct Figures: Codable {
    var double: Double
    var float: Float
    var decimal: Decimal
    var number: Int8
    var length: CGFloat
    var isOn: Bool
    var data: Data
    var date: Date?
    var share: Double?
  }

  private struct Tree: Codable {
    var children: [Tree]
  }

  private func states(_ count: Int) throws -> [State] {
    try (0..<count).map { try SampleValues(variant: $0).value(of: State.self) }
  }

  private struct Match: Codable {
    var time: ClosedRange<Date>
    var rounds: Range<Int>
  }

  @Test func `a range has a sample in each variant, with bounds that differ in some`() throws {
    let matches = try (0..<24).map { try SampleValues(variant: $0).value(of: Match.self) }
    #expect(matches.contains { $0.time.lowerBound < $0.time.upperBound })
    #expect(matches.contains { !$0.rounds.isEmpty })
  }

  @Test func `an enum with values in its cases has a sample of each case`() throws {
    var names: Set<String> = []
    for state in try states(8) {
      switch state.phase {
      case .waiting: names.insert("waiting")
      case .riding: names.insert("riding")
      case .arrived: names.insert("arrived")
      }
    }
    #expect(names == ["waiting", "riding", "arrived"])
  }

  @Test func `an optional date is past, present, future and missing`() throws {
    let now = Date()
    let dates = try states(8).map(\.since)
    #expect(dates.contains { $0 == nil })
    #expect(dates.contains { $0.map { $0 < now } ?? false })
    #expect(dates.contains { $0.map { $0 > now + 60 } ?? false })
  }

  @Test func `an enum whose name nobody guesses has a sample of each case`() throws {
    #expect(Set(try states(8).map(\.tone)) == [.low, .middle, .high])
    #expect(PlainCases.all(of: Tone.self) == [.low, .middle, .high])
    #expect(PlainCases.all(of: Phase.self).isEmpty)
    #expect(PlainCases.all(of: Bool.self).isEmpty)
  }

  @Test func `figures of every type have samples in every variant`() throws {
    let figures = try (0..<24).map { try SampleValues(variant: $0).value(of: Figures.self) }
    #expect(Set(figures.map(\.double)) == [0.5, 0, 1, -1])
    #expect(Set(figures.map(\.float)) == [0.5, 0, 1, -1])
    #expect(Set(figures.map(\.decimal)) == [1, 0, 100, -1])
    #expect(Set(figures.map(\.isOn)) == [true, false])
    #expect(Set(figures.compactMap(\.share)) == [0.5, 0, 1, -1])
  }

  @Test func `a dictionary has an element, and is empty too`() throws {
    let counts = try states(4).map(\.names.count)
    #expect(counts.contains(0))
    #expect(counts.contains(1))
  }

  @Test(.timeLimit(.minutes(1))) func `a type that holds itself comes to an end`() throws {
    for variant in 0..<4 { _ = try SampleValues(variant: variant).value(of: Tree.self) }
  }
}
