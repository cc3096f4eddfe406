import Testing
import WidgetModel

@testable import WidgetCampaigns

extension AnswerRelation {
  /// Returns the outcome for code that depends only on the request, with one placed widget.
  ///
  /// - Parameters:
  ///   - declared: The declarations of its bundle.
  ///   - report: The code, as its report for a request.
  /// - Returns: The first place of the difference, otherwise its kind, or the reason why there is
  ///   none.
  /// - Throws: The errors of the comparison.
  static func outcome(
    declared: DeclaredKinds = DeclaredKinds(),
    _ report: @escaping (WorkerRequest) -> CaseReport?
  ) throws -> String {
    var scenario = Scenario()
    scenario.device.clock = .defaultStart + .seconds(100)
    var widget = Widget()
    widget.placements = [PlacedWidget()]
    scenario.widgets = [widget]
    let desk = AnswerDesk(withProcess: { try $0(report) }, probe: report, declared: declared)
    let question = AnswerQuestion(for: scenario.placements[0], in: scenario)
    let outcome = try compare(question, of: scenario, number: nil, at: desk)
    return switch outcome {
    case nil: "silent"
    case .alike: "alike"
    case .leftOut(let reason): reason.rawValue
    case .different(let difference): difference.places.first ?? difference.kind
    }
  }
}

extension WorkerRequest {
  /// The buttons that are tapped, in order.
  var tappedButtons: [Int32] {
    scenario.workload.compactMap { stimulus in
      if case .tapped(_, let node)? = stimulus.input { node } else { nil }
    }
  }

  /// The numbers of the controls that are tapped, in order.
  var usedControls: [Int] {
    scenario.workload.compactMap { stimulus in
      scenario.widgets.indices.first {
        stimulus.input == .use(widget: $0, .controlAction, variant: 0)
      }
    }
  }
}

extension CaseReport {
  /// The report on code that made some calls for Live Activities, each on its own line.
  init(calls: [ActivityCallLine.Kind], running: Int) {
    self.init()
    activityCalls = calls.map { ActivityCallLine($0, at: "line 3 \($0).swift") }
    self.running = (0..<max(0, running)).map { _ in SurvivingActivity() }
  }
}
