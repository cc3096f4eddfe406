import RunRecord
import Synchronization

/// The coverage notes of a campaign's cases, as a set, so that the order of cases does not matter.
final class CoverageNotes: Sendable {
  // The runners of several threads share these notes.
  private let known = Mutex<Set<SurveyLine>>([])

  func add(_ lines: [SurveyLine]) {
    known.withLock { known in
      for line in lines { known.insert(line) }
    }
  }

  func lines(of widget: String) -> [SurveyLine] {
    let lines = known.withLock { Array($0) }.filter { $0.widget == widget }
    return SurveyLine.union(lines.map { SurveyLine($0.topic, $0.text) })
  }
}
