import Clauses
import PropertyTesting
import Testing
import WidgetModel

@testable import ScenarioGeneration

// Goal: the seeded faults in dates and sizes match the numbers of the script.
// Method: the definitions, applied to each first answer; the draws do not use them for healthy
// shapes, so the two can disagree.
@Suite struct SeededDatesTests {
  @Test(arguments: Profile.catalogue)
  func `the faults seeded in dates follow from the dates`(profile: Profile) {
    let dates: [Fault] = [
      .noEntries, .notNow, .tightEntries, .unseenEntries, .manyEntries, .fallingDates,
      .staleEntries,
    ]
    let limits = Boundaries(profile)
    ScenarioGeneratorTests.draw(800, profile) { generated, source in
      let drawing = Drawing(source: source, boundaries: limits)
      for (number, widget) in generated.scenario.widgets.enumerated() {
        for (call, script) in widget.timelines.enumerated() {
          let seeded = Set(
            generated.seeded.filter { $0.widget == number && $0.call == call }.map(\.clause)
          )
          let answer = script.answers.first { _ in true }
          let isJudged = answer?.kind == .timeline
          let offsets = answer?.entries.map(\.offset.microseconds) ?? []
          var expected =
            isJudged ? TimelineDrawing.faultsOfDates(offsets, with: drawing) : FaultSet()
          if let answer { expected.removeFault(excusedBy: answer) }
          for fault in dates { #expect(seeded.contains(fault.clause) == expected.contains(fault)) }
        }
      }
    }
  }

  @Test(arguments: Profile.catalogue)
  func `the faults seeded in times and sizes follow from the numbers`(profile: Profile) {
    let limits = Boundaries(profile)
    ScenarioGeneratorTests.draw(800, profile) { generated, _ in
      for (number, widget) in generated.scenario.widgets.enumerated() {
        for (call, script) in widget.timelines.enumerated() {
          let seeded = Set(
            generated.seeded.filter { $0.widget == number && $0.call == call }.map(\.clause)
          )
          #expect(seeded.contains("TL-36.provider") == (script.answers.count != 1))
          guard let answer = script.answers.first else { continue }
          let delay = answer.delay.microseconds
          #expect(seeded.contains("DL-02.provider") == (delay > limits.softDeadline))
          #expect(seeded.contains("DL-03.provider") == (delay > limits.hardDeadline))
          #expect(seeded.contains("DL-06.provider") == (answer.memory > limits.memory))
          let size = answer.entrySize * Int64(answer.entries.count)
          #expect(seeded.contains("DL-20.provider") == (size > limits.archive))
        }
      }
    }
  }
}
