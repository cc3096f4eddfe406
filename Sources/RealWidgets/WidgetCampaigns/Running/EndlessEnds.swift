import Campaigns
import Clauses
import Foundation
import RunRecord
import WidgetModel

/// The endless ends that a campaign has seen, so that later ones of their class take less time.
///
/// An end by a time limit takes seconds each time, and further runs of its scenario take as long.
/// So a campaign claims an end of a class once, after the whole limit. Later requests get a short
/// limit, and the value of a further end depends on the evidence:
///
/// - If the scenario was seen to use up the whole limit before, the earlier end counts.
/// - If the class was claimed, the end is not judged: a request that is only slow would end alike.
/// - Otherwise the request is tried again with the whole limit.
///
/// A widget with too many endless ends is left out of the rest of the campaign. So the time that
/// endless code takes has a bound for the whole campaign, and no claim depends on what other
/// islands have seen meanwhile. Ends that code brings about itself, but late, as when it fills the
/// memory, count in proportion to their time; each of them is judged as it is.
final class EndlessEnds: @unchecked Sendable {
  enum Evidence {
    /// The whole limit was used up, by this run or an earlier one of the scenario.
    case proven(WorkerTermination)
    /// Only the short limit was used up, and the campaign has claimed such an end.
    case alike(WorkerTermination)
    case doubtful
  }

  /// The class of an end; one in work of the app is not the extension's.
  private struct EndClass: Hashable {
    let death: DeathClass
    let isOfApp: Bool

    init(_ death: WorkerTermination) {
      self.death = DeathClass(death)
      isOfApp = !death.intentOfApp.isEmpty || !death.missingStandIn.isEmpty
    }
  }

  // Guards the variables: islands run in parallel, which the `@unchecked` above relies on.
  private let lock = NSLock()
  private var claims: Set<EndClass> = []
  private var claimed: Set<String> = []
  private var proofs: [Scenario: WorkerTermination] = [:]
  private var weights: [String: Int] = [:]
  private var parts: [CrashCulprit] = []
  private var waiting: Set<String> = []
  private var costs: [String: Int] = [:]
  private var longest = Duration.zero
  private var ends = (whole: 0, short: 0)

  /// The minimum of the short limit, as a fraction of the whole limit.
  static let shortShare = 20

  /// The minimum of the short limit, as a multiple of the longest answered request.
  ///
  /// A request that needs more is tried again with the whole limit, or not judged.
  static let slack = 4

  /// The weight of an end after the whole limit; one after a short limit has the weight 1.
  static let wholeWeight = 4

  /// The weight of a widget's ends after which it is left out.
  static let mostWeight = 16

  private static let mostProofs = 64

  /// Records the limit of processor time that an answered request needed.
  func record(answerAfter used: Duration) {
    lock.withLock { longest = max(longest, used) }
  }

  /// Returns the limit for a request whose end would not have to be proven.
  ///
  /// It adapts to the machine, because requests that were answered show what it needs.
  func shortLimit(of whole: Duration) -> Duration {
    let needed = lock.withLock { longest }
    return min(whole, max(whole / EndlessEnds.shortShare, needed * EndlessEnds.slack))
  }

  /// The numbers of endless ends after the whole limit and after a short one.
  var counts: (whole: Int, short: Int) { lock.withLock { ends } }

  /// True if the campaign has claimed an endless end, so that the short limit applies.
  var areClaimed: Bool { lock.withLock { !claims.isEmpty } }

  /// Returns true if a scenario used up the whole limit before.
  func isProven(_ scenario: Scenario) -> Bool { lock.withLock { proofs[scenario] != nil } }

  /// Records an endless end of a scenario, and returns its value.
  func evidence(
    of death: WorkerTermination,
    in order: WorkerRequest,
    hadWholeTime: Bool
  ) -> Evidence {
    // Other requests of a scenario do other work.
    let scenario = order.isPlain ? order.scenario : nil
    return lock.withLock { () -> Evidence in
      if hadWholeTime { ends.whole += 1 } else { ends.short += 1 }
      if hadWholeTime {
        if let scenario, proofs.count < EndlessEnds.mostProofs { proofs[scenario] = death }
        add(death, weight: EndlessEnds.wholeWeight)
        return .proven(death)
      }
      if let proof = scenario.flatMap({ proofs[$0] }), EndClass(proof) == EndClass(death) {
        add(death, weight: 1)
        return .proven(proof)
      }
      // A doubtful end has no weight: the request may only be slow.
      guard claims.contains(EndClass(death)) else { return .doubtful }
      add(death, weight: 1)
      return .alike(death.unproven)
    }
  }

  private func add(_ death: WorkerTermination, weight: Int) {
    weights[death.widget, default: 0] += weight
    if let part = CrashCulprit(death), !parts.contains(part) { parts.append(part) }
  }

  /// Records requests whose threads wait outside of the simulation, each a second or longer.
  func record(_ hangs: [HangLine]) {
    let parts = hangs.filter(\.isReal).map {
      CrashCulprit(widget: $0.widget, asked: $0.asked, family: nil)
    }
    guard !parts.isEmpty else { return }
    lock.withLock {
      for widget in Set(parts.map(\.widget)) {
        weights[widget, default: 0] += EndlessEnds.wholeWeight
        waiting.insert(widget)
      }
      for part in parts where !self.parts.contains(part) { self.parts.append(part) }
    }
  }

  /// Records that a case reports widgets as waiting.
  func claim(_ hangs: [HangLine], brokenBy widgets: @autoclosure () -> Set<String>) {
    guard hangs.contains(where: \.isReal) else { return }
    let widgets = widgets()
    lock.withLock { claimed.formUnion(widgets) }
  }

  /// Records an end that came by itself, but late: its weight and cost are those of an endless end,
  /// in proportion to the part of the whole limit that it used.
  func record(slow death: WorkerTermination, of whole: Duration) {
    guard let used = death.slowness else { return }
    let part = min(1, used / whole)
    lock.withLock {
      add(death, weight: Int((part * Double(EndlessEnds.wholeWeight)).rounded(.up)))
      let cost = Int(part * Double(WorkerTermination.endlessCost))
      costs[death.widget] = max(cost, costs[death.widget, default: 0])
    }
  }

  /// Returns the cost of a run that shows a class of violation, in usual runs.
  func cost(of violationClass: ViolationClass) -> Int {
    let own = WorkerTermination.cost(of: violationClass)
    return lock.withLock {
      if waiting.contains(violationClass.widget) { return max(own, WorkerTermination.endlessCost) }
      let isOfDeath = Clause.brokenByDeath.contains(violationClass.clause)
      return isOfDeath ? max(own, costs[violationClass.widget] ?? 0) : own
    }
  }

  /// Records that a case says of a widget that it ended so, if it did after the whole limit.
  func claim(_ death: WorkerTermination) {
    guard death.takesSeconds, !death.isOfSample, !death.isUnproven else { return }
    lock.withLock {
      if death.isEndless { claims.insert(EndClass(death)) }
      claimed.insert(death.widget)
    }
  }

  /// Returns true if a widget had too many endless ends; empty for ends of no known widget.
  func isExhausted(_ widget: String) -> Bool {
    lock.withLock { isOver(widget) }
  }

  private func isOver(_ widget: String) -> Bool {
    weights[widget, default: 0] >= EndlessEnds.mostWeight
  }

  /// A scenario without the exhausted widgets that it would ask.
  struct Reduced {
    var scenario: Scenario
    var widgets: [String] = []

    /// The remarks for the pages of the widgets.
    var notes: [SurveyLine] {
      widgets.map {
        SurveyLine(.undrawn, "its code computed or waited too long in too many cases", of: $0)
      }
    }
  }

  /// Returns a scenario without the exhausted widgets that it would ask.
  ///
  /// - Throws: ``UnjudgedCase`` if one of them has no claim, since leaving it out would hide it.
  func leavingOut(of scenario: Scenario) throws -> Reduced {
    try lock.withLock { () throws -> Reduced in
      if isOver("") { throw UnjudgedCase(widget: "") }
      var result = Reduced(scenario: scenario)
      for part in parts where isOver(part.widget) {
        guard let next = result.scenario.takingOut(part) else { continue }
        guard claimed.contains(part.widget) else { throw UnjudgedCase(widget: part.widget) }
        result.scenario = next
        result.widgets.append(part.widget)
      }
      return result
    }
  }
}

extension WorkerRequest {
  /// True if nothing of the scenario is left out or changed.
  fileprivate var isPlain: Bool {
    !leavesGuessesOut && !leavesMadeUpOut && !leavesFailuresOut && !leavesAppIntentsOut
      && answersShift == 0
  }
}

extension [Tally] {
  /// Returns the kinds of the widgets with a violation of the given clauses.
  func widgets(breaking some: [Clause], of clauses: [Clause]) -> Set<String> {
    let ids = Set(some.map(\.id))
    let broken = zip(clauses, self).filter { ids.contains($0.0.id) }.flatMap(\.1.violations)
    return Set(broken.map(\.widget))
  }
}
