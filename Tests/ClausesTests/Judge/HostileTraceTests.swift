// Goal: no checker traps on any behaviour of a subject.
// Method: traces of events drawn from a fixed seed, with ids that exist, repeat or were never known.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct HostileTraceTests {
  /// A small generator of its own, so that a trace can be identified by its seed.
  private struct Numbers {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }

    mutating func id() -> Int { [-1, 0, 0, 1, 1, 2, 3, 99][next(8)] }
  }

  @Test(arguments: 0..<200)
  func `a trace of any events is judged without a trap`(seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed))
    var run = TraceBuilder()
    for _ in 0..<120 { run = step(run, &numbers) }
    let judge = Judge(Clause.catalogue, setup: run.setup, features: .all)
    judge.judge(run.trace, setup: run.setup)
    #expect(judge.tallies.count == Clause.catalogue.count)
  }

  private func sideEffect(_ numbers: inout Numbers) -> SideEffect {
    let kinds = SideEffect.Kind.allCases
    return SideEffect(
      kinds[numbers.next(kinds.count)],
      amount: [0, -1, .max][numbers.next(3)],
      text: "x"
    )
  }

  private func step(_ run: TraceBuilder, _ numbers: inout Numbers) -> TraceBuilder {
    let run = run.later(["0s", "0s", "1s", "28s", "10m", "2h"][numbers.next(6)])
    let (id, request) = (numbers.id(), numbers.id())
    let placement = PlacementID(id)
    switch numbers.next(28) {
    case 0: return run.input(.added(placement))
    case 1: return run.input(.removed(placement))
    case 2: return run.input(.locked(numbers.next(2) == 0))
    case 3: return run.input(.rebooted)
    case 4: return run.input(.clockMoved(.hours(Int64(numbers.next(7) - 3))))
    case 5: return run.input(.visible(placement, numbers.next(2) == 0))
    case 6: return run.input(.processKilled(WidgetID(id)))
    case 7: return run.input(.localeChanged(numbers.next(2)))
    case 8: return run.input(.tapped(placement, node: Int32(request)))
    case 9: return run.input(.reloadCalled(kind: id))
    case 10, 11: return run.requested(request, RequestKind.allCases[numbers.next(4)], placement: id)
    case 12: return run.answered(request, entries: [], policy: .atEnd)
    case 13: return run.answered(request, entries: ["1h", "-1h", "0s", "0s"], policy: .atEnd)
    case 14: return run.answered(request, entries: ["0s", "1h"], policy: .after(.distantFuture))
    case 15: return run.answered(request, .entry(ViewID(id)), memory: .max)
    case 16, 17: return run.committed(request, timeline: numbers.id(), placement: id)
    case 18: return run.displayed(timeline: request, entry: numbers.id(), placement: id)
    case 19: return run.granted(ReloadCauses(rawValue: Int64(numbers.next(2048))), placement: id)
    case 20: return run.held(ReloadCauses(.policy), HoldReason.allCases[numbers.next(4)])
    case 21: return run.failed(request, FailureReason.allCases[numbers.next(7)])
    case 22: return run.archived(request, numbers.next(9))
    case 23: return run.asked(-request - 2, RequestKind.allCases[numbers.next(9)])
    case 24, 25: return run.did(request, sideEffect(&numbers))
    case 26:
      return run.calledByCode(numbers.next(2) == 0 ? .reloadAllCalled : .reloadCalled(kind: 0))
    default: return run.reported(Diagnostic.allCases[numbers.next(6)], placement: id)
    }
  }
}
