// libdispatch has to be linked, although only the C part names it.
import Dispatch
import InterposedCalls

/// One simulation's clocks, queues, timers and random stream, for code that knows nothing of it.
///
/// Code that runs inside reads virtual time from `Date()`, `ContinuousClock`, `DispatchTime` and
/// their kin; tasks, actors, dispatch queues, timers and sleeps take their turns on this one
/// timeline, one at a time and always in the same order. Time passes only in ``advance(to:)``.
/// Several timelines may run in parallel on several threads; none touches code outside of them.
///
/// A timeline is driven by one thread at a time. Its code runs on threads of the timeline's own
/// while the driver waits, so that code which waits for something later, say for a semaphore,
/// does not keep ``advance(to:)`` from returning.
public final class VirtualTimeline {
  /// The C part.
  let timeline: OpaquePointer

  /// Creates a timeline at instant 0.
  ///
  /// - Parameters:
  ///   - wall: The wall clock at instant 0, in microseconds since 1970.
  ///   - seed: The seed of everything random inside.
  public init(wall: Int64, seed: UInt64) {
    timeline = vt_create(wall, seed)
  }

  deinit {
    vt_destroy(timeline)
  }

  /// The present: microseconds of monotonic virtual time since the start.
  public var now: Int64 { vt_now(timeline) }

  /// The wall clock in microseconds since 1970; setting it moves what waits for a wall time.
  public var wall: Int64 {
    get { vt_wall(timeline) }
    set { vt_set_wall(timeline, newValue) }
  }

  /// For what the driver works, `nil` for nothing: what it starts, and whatever that gives away, works for
  /// the same.
  public var owner: Int64? {
    get { storedOwner }
    set {
      storedOwner = newValue
      vt_set_owner(timeline, newValue ?? .min)
    }
  }

  private var storedOwner: Int64?

  /// For what the calling code works, `nil` for nothing known; see ``owner``.
  public static var currentOwner: Int64? {
    let owner = vt_thread_owner()
    return owner == .min ? nil : owner
  }

  /// How often code inside has read a clock or the random stream; unchanged after a call that depends
  /// on neither.
  public var impureReads: UInt64 { vt_impure_reads(timeline) }

  /// How often code inside has asked for random numbers; what identifiers take does not count.
  public var randomReads: UInt64 { vt_random_reads(timeline) }

  /// Starts the random stream anew.
  public func reseed(_ seed: UInt64) {
    vt_set_seed(timeline, seed)
  }

  /// When something is due: the present if work is ready, `nil` when nothing will ever happen.
  ///
  /// With `nil`, code that still waits is deadlocked; ``waitingThreads`` counts the threads among
  /// it.
  public var nextInstant: Int64? {
    let instant = vt_next(timeline)
    return instant == .max ? nil : instant
  }

  /// The threads whose code waits in a blocking call, such as `DispatchSemaphore.wait()`.
  public var waitingThreads: Int { Int(vt_waiting(timeline)) }

  /// The system's ids of some threads whose code waits without a time-out, the longest wait first.
  public var stuckThreads: [Int32] {
    var threads = [Int32](repeating: 0, count: 16)
    let count = vt_stuck(timeline, &threads, threads.count)
    return Array(threads[..<count])
  }

  /// Runs everything that is due up to and including an instant, which then is the present.
  ///
  /// - Precondition: The instant is not in the past.
  public func advance(to instant: Int64) {
    precondition(instant >= now, "virtual time cannot go back from \(now) to \(instant)")
    precondition(!vt_is_active(), "code inside a simulation cannot advance it")
    vt_advance(timeline, instant)
  }

  /// Runs everything that is due up to and including an instant, or to an earlier one at which there is
  /// something to be seen.
  ///
  /// It is the same as to advance from one ``nextInstant`` to the next, without a change of threads for each.
  ///
  /// - Parameters:
  ///   - instant: The latest instant, not in the past.
  ///   - hasNews: Whether there is something new to look at; a ``DeterminismLeak`` always is. The working thread asks
  ///     before time passes, so it must not wait.
  public func advance(to instant: Int64, until hasNews: () -> Bool) {
    precondition(instant >= now, "virtual time cannot go back from \(now) to \(instant)")
    precondition(!vt_is_active(), "code inside a simulation cannot advance it")
    withoutActuallyEscaping(hasNews) { hasNews in
      withUnsafePointer(to: hasNews) { pointer in
        let context = UnsafeMutableRawPointer(mutating: pointer)
        vt_advance_until(
          timeline,
          instant,
          { $0?.assumingMemoryBound(to: (() -> Bool).self).pointee() ?? false },
          context
        )
      }
    }
  }

  /// Drops everything that is queued or waits, as if the process was killed.
  ///
  /// Clocks and random stream go on. What is dropped is never released: memory that it holds
  /// stays in use until the process ends.
  public func discard() {
    vt_discard(timeline)
  }
}
