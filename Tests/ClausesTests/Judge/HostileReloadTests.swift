// Goal: no checker of reloads, taps and views traps on any behaviour of a subject.
// Method: traces of events drawn from a fixed seed, under several profiles, with ids that exist,
// repeat or were never known.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct HostileReloadTests {
  private struct Numbers {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }

    mutating func id() -> Int { [-1, 0, 0, 0, 1, 1, 2, 99, Int(Int32.max)][next(9)] }
  }

  @Test(arguments: 0..<200)
  func `a trace of any events is judged without a trap`(seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    let changes: [ProfileKey: Int64] = [
      .budgetModel: Int64(numbers.next(4)), .budgetScope: Int64(numbers.next(3)),
      .dailyReloads: Int64(numbers.next(3)), .budgetBurst: Int64(numbers.next(3)),
      .doubleReloadOnIntent: Int64(numbers.next(2)), .dropsOverBudget: Int64(numbers.next(2)),
      .failureBackoff: Int64(numbers.next(2)) * 1_000_000,
    ]
    var run = TraceBuilder(.iOS26, changes).views([
      [ViewNode(.toggle, target: 1), ViewNode(.link, target: 2), ViewNode(.widgetURL, target: 3)],
      [ViewNode(.button, depth: 9), ViewNode(.unknown, depth: -3, target: .max)],
    ])
    for _ in 0..<160 { run = step(run, &numbers) }
    let judge = Judge(Clause.catalogue, setup: run.setup, features: .all)
    judge.judge(run.trace, setup: run.setup)
    #expect(judge.tallies.count == Clause.catalogue.count)
  }

  private func step(_ run: TraceBuilder, _ numbers: inout Numbers) -> TraceBuilder {
    let run = run.later(["0s", "0s", "0.000001s", "28s", "10m", "12h"][numbers.next(6)])
    return numbers.next(2) == 0 ? input(run, &numbers) : effect(run, &numbers)
  }

  private func input(_ run: TraceBuilder, _ numbers: inout Numbers) -> TraceBuilder {
    let (id, request) = (numbers.id(), numbers.id())
    let isOn = numbers.next(2) == 0
    switch numbers.next(16) {
    case 0, 1: return run.input(.added(PlacementID(id)))
    case 2: return run.input(.removed(PlacementID(id)))
    case 3: return run.input(.locked(isOn))
    case 4: return run.input(.foreground(isOn))
    case 5: return run.input(.reloadAllCalled)
    case 6: return run.input(.reloadCalled(kind: id))
    case 7: return run.input(.pushReceived)
    case 8: return run.input(.textSizeChanged(id))
    case 9: return run.input(.clockMoved(Interval(microseconds: isOn ? .max : .min)))
    case 10: return run.input(.clockMoved(.hours(Int64(numbers.next(49) - 24))))
    case 11, 12: return run.tapped(request, placement: id)
    case 13: return run.answered(request, .returned, memory: .min)
    case 14: return run.answered(request, entries: ["0s", "1h"], policy: .atEnd, size: .max)
    default: return run.answered(request, entries: ["0s"], policy: .after(.distantPast))
    }
  }

  private func effect(_ run: TraceBuilder, _ numbers: inout Numbers) -> TraceBuilder {
    let (id, request) = (numbers.id(), numbers.id())
    let causes = ReloadCauses(rawValue: [-1, .max, Int64(numbers.next(4096))][numbers.next(3)])
    let number = Int32(truncatingIfNeeded: request)
    let destinations: [Destination] = [.app, .authentication, .link(number), .intent(number)]
    switch numbers.next(12) {
    case 0, 1:
      let charges = [0, 1, -1, Int(Int32.max)]
      return run.granted(causes, charge: charges[numbers.next(4)], placement: id)
    case 2, 3: return run.requested(request, RequestKind.allCases[numbers.next(4)], placement: id)
    case 4: return run.held(causes, HoldReason.allCases[numbers.next(4)], placement: id)
    case 5: return run.effect(.dropped(PlacementID(id), causes))
    case 6: return run.effect(.cancelled(RequestID(request)))
    case 7: return run.failed(request, FailureReason.allCases[numbers.next(7)])
    case 8: return run.committed(request, timeline: numbers.id(), placement: id)
    case 9: return run.toggled(request, numbers.next(2) == 0, placement: id)
    case 10: return run.led(destinations[numbers.next(4)], placement: id)
    default: return run.displayed(timeline: request, entry: numbers.id(), placement: id)
    }
  }
}
