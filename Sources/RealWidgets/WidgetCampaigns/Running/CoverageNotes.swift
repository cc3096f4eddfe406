import RunRecord
import Synchronization

/// What all cases of a campaign saw of the widgets, whichever worker ran them.
///
/// It holds each line once, so that it is the same whatever the order of the cases.
final class CoverageNotes: Sendable {
  private let known = Mutex<Set<SurveyLine>>([])

  /// Adds what a case saw.
  func add(_ lines: [SurveyLine]) {
    known.withLock { known in
      for line in lines { known.insert(line) }
    }
  }

  /// The lines of a widget, without its name.
  func lines(of widget: String) -> [SurveyLine] {
    let lines = known.withLock { Array($0) }.filter { $0.widget == widget }
    return SurveyLine.union(lines.map { SurveyLine($0.topic, $0.text) })
  }
}
