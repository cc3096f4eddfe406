// Goal: wrong playback of the harness breaks its law if its own runtime is judged, and leaves the
// case of any other subject undecided.
// Method: a harness with deliberate playback errors, against the reference.
import Clauses
import RunRecord
import Testing
import WidgetModel
import WidgetRuntime

@testable import Campaigns

@Suite struct PlaybackLawTests {
  private static let laws = PlaybackLaw.allCases.map(\.clause)

  /// Two stimuli, the second of which can be left out, and a widget whose code answers in a second.
  private static let scenario: Scenario = {
    var answer = ScriptedAnswer()
    answer.delay = .seconds(1)
    answer.entries = [ScriptedEntry()]
    answer.policy = .after
    answer.after = .hours(20)
    var widget = Widget()
    widget.timelines = [ScriptedCall(answer)]
    widget.placements = [PlacedWidget()]
    var scenario = Scenario()
    scenario.widgets = [widget]
    scenario.workload = [
      Stimulus(.reloadAllCalled, at: .start + .minutes(10)),
      Stimulus(.clockMoved(.hours(1)), at: .start + .minutes(20)),
    ]
    return scenario
  }()

  private static func subject(
    exactly isExact: Bool = true,
    _ misplay: HarnessMutation?
  ) -> SubjectUnderTest {
    .runtime("reference", isJudgedExactly: isExact, misplaying: misplay) { ReferenceRuntime() }
  }

  /// A fault of each law, with the class that it breaks.
  static let faults: [(law: PlaybackLaw, kind: PlaybackProblem.Kind, misplay: HarnessMutation)] = [
    (
      .stimuli, .leftOut,
      HarnessMutation(playing: { $0.workload.removeLast() })
    ),
    (
      .answers, .givenOtherwise,
      HarnessMutation(playing: { $0.widgets[0].timelines[0].answers[0].memory = 1 })
    ),
    (
      .causes, .otherCause,
      HarnessMutation(writing: { event in
        if case .effect(.displayed(_, .entry)) = event.body { event.cause = -1 }
      })
    ),
  ]

  @Test(arguments: faults.indices)
  func `a fault of the harness breaks its law, and no other law`(place: Int) throws {
    let fault = Self.faults[place]
    let runner = Self.subject(fault.misplay).makeRunner(Self.laws)
    try runner.run(Self.scenario)
    for (law, tally) in zip(PlaybackLaw.allCases, runner.tallies) {
      #expect(tally.violations.map(\.kind) == (law == fault.law ? [fault.kind.rawValue] : []))
    }
  }

  @Test(arguments: faults.indices)
  func `no other subject answers for it: the case is undecided`(place: Int) {
    let subject = Self.subject(exactly: false, Self.faults[place].misplay)
    #expect(throws: PlaybackError.self) {
      try subject.makeRunner(Self.laws).run(Self.scenario)
    }
  }

  @Test(arguments: faults.indices)
  func `a fault whose law is not judged leaves the case undecided`(place: Int) {
    let fault = Self.faults[place]
    let others = Self.laws.filter { $0.id != fault.law.clause.id }
    #expect(throws: PlaybackError.self) {
      try Self.subject(fault.misplay).makeRunner(others).run(Self.scenario)
    }
  }

  @Test func `the harness as it is keeps each law, and its situations are counted`() throws {
    let runner = Self.subject(nil).makeRunner(Self.laws)
    for _ in 0..<2 {
      try runner.run(Self.scenario)
      #expect(runner.tallies.allSatisfy { $0.violations.isEmpty })
      #expect(runner.tallies[0].situations == [1, 2, 0, 1])
      #expect(runner.tallies[1].situations == [3, 1, 0, 0, 0, 0])
      #expect(runner.tallies[2].situations.allSatisfy { $0 > 0 })
    }
  }

  @Test func `each law's situations and kinds are those of its clause`() {
    for law in PlaybackLaw.allCases {
      #expect(PlaybackSituations().of(law).count == law.clause.situations.count)
      let kinds = PlaybackProblem.Kind.allCases.filter { $0.law == law }.map(\.rawValue)
      #expect(law.clause.violations == kinds)
      let line = ClauseLine(
        law.clause,
        CaseTally.Counts(situations: law.clause.situations.map { _ in 0 }),
        profile: .iOS26,
        subject: Self.subject(exactly: false, nil),
        features: .scripted
      )
      #expect(line.verdict == .notApplicable)
    }
  }
}
