// Goal: a parameter that no code ever asks for is reported, one that is asked for with some choice
// is not.
// Method: the code is a function from a configuration's variant to the parameters that it asks for.
import Testing
import WidgetModel

@testable import WidgetCampaigns

@Suite struct ParametersAskedForTests {
  /// The use of the parameters, and the content of the drawing.
  private typealias Code = (WorkerRequest) -> ([ParameterUse], drawing: String)

  private func use(_ name: String, isRead: Bool, isSet: Bool = true) -> ParameterUse {
    ParameterUse(name, at: "line 3 \(name).swift", isRead: isRead, isSet: isSet)
  }

  private func outcome(reads: Bool = false, _ code: Code) throws -> String {
    var scenario = Scenario()
    var widget = Widget()
    widget.placements = [PlacedWidget()]
    scenario.widgets = [widget]
    func ask(_ order: WorkerRequest) -> CaseReport? {
      let (uses, drawing) = code(order)
      var entry = DrawnEntry()
      entry.drawing = [drawing]
      var timeline = DrawnTimeline()
      timeline.entries = [entry]
      timeline.parameters = uses
      if reads { timeline.readings = [OutsideReading("default a of b", at: "")] }
      var report = CaseReport()
      report.drawnTimelines = [timeline]
      return report
    }
    var declared = DeclaredKinds()
    declared.families = [widget.name: [.systemSmall]]
    return try withoutActuallyEscaping(ask) { ask in
      let desk = AnswerDesk(withProcess: { try $0(ask) }, probe: ask, declared: declared)
      let outcome = try ParametersAskedForRelation.compare(
        AnswerQuestion(for: scenario.placements[0], in: scenario),
        of: scenario,
        number: nil,
        at: desk
      )
      return switch outcome {
      case nil: "silent"
      case .alike: "alike"
      case .leftOut: "left out"
      case .different(let difference): difference.places.first ?? difference.kind
      }
    }
  }

  @Test func `a parameter that is never asked for is reported`() throws {
    let ignored = try outcome { _ in
      ([self.use("a", isRead: true), self.use("b", isRead: false)], "")
    }
    #expect(ignored == "line 3 b.swift")
  }

  @Test func `one that is asked for with some choice of another is not`() throws {
    let asked = try outcome { order in
      let variant = order.scenario.widgets[0].placements[0].configuration
      let isChosen = variant == ConfigurationVariant.choosing(1, of: 0)
      return ([self.use("a", isRead: true), self.use("b", isRead: isChosen)], "")
    }
    #expect(asked == "alike")
  }

  @Test func `where another parameter has no value, or data lack, nothing is said`() throws {
    let unset = try outcome { _ in
      ([self.use("a", isRead: true, isSet: false), self.use("b", isRead: false)], "")
    }
    #expect(unset == "left out")
    let bare = try outcome(reads: true) { _ in ([self.use("b", isRead: false)], "nothing") }
    #expect(bare == "left out")
    let full = try outcome(reads: true) { order in
      ([self.use("b", isRead: false)], order.scenario.device.surroundings.store.rawValue)
    }
    #expect(full == "line 3 b.swift")
  }

  @Test func `a widget without parameters is left alone`() throws {
    #expect(try outcome { _ in ([], "") } == "silent")
  }
}
