import Campaigns
import WorkerProcesses

/// The processor time of a runner's requests, based on what is known about endless ends.
///
/// A single scenario begins with the whole limit, so shrinking checks its result with it; after the
/// first endless end, similar scenarios get the short one.
struct RequestTime {
  private let ends: EndlessEnds
  private let whole: Duration
  private var isSingle = true

  /// The endless end of the case, or of the scenario being shrunk.
  private var hung: DeathClass?

  init(_ launch: WorkerLaunch) {
    ends = launch.endless
    whole = launch.limits.cpu
  }

  mutating func begin(_ series: CaseSeries) {
    isSingle = series == .single
    hung = nil
  }

  /// Begins a case of a series.
  mutating func beginCase() {
    if !isSingle { hung = nil }
  }

  /// Returns the limit for a request if the short one is enough, else `nil`.
  func limit(for order: WorkerRequest) -> Duration? {
    let isClaimed = ends.areClaimed && (!isSingle || order.wantsDrawings)
    guard isClaimed || hung != nil || ends.isProven(order.scenario) else { return nil }
    return ends.shortLimit(of: whole)
  }

  /// Returns an end as it counts; `nil` if the request has to be tried with the whole limit.
  mutating func judged(
    _ death: WorkerTermination,
    of order: WorkerRequest,
    after limit: Duration?
  ) -> WorkerTermination? {
    guard death.isEndless else { return death }
    let isKnown = hung == DeathClass(death)
    if hung == nil { hung = DeathClass(death) }
    switch ends.evidence(of: death, in: order, hadWholeTime: limit == nil) {
    case .proven(let death), .alike(let death): return death
    case .doubtful: return isKnown || isSingle && !order.wantsDrawings ? death.unproven : nil
    }
  }
}
