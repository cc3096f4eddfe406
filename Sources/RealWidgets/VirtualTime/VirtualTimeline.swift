// libdispatch must be linked, although only the C part names it.
import Dispatch
import InterposedCalls

/// The clocks, queues, timers and random stream of one simulation.
///
/// Code inside is unaware of it: `Date()`, `ContinuousClock`, `DispatchTime` and similar calls
/// return virtual time, and tasks, actors, dispatch queues, timers and sleeps run one at a time,
/// always in the same order. Time passes only in ``advance(to:)``. Several timelines may run in
/// parallel on several threads; none affects code outside.
///
/// One thread at a time drives a timeline. The simulated code runs on threads of the timeline while
/// the driver waits, so code that blocks, for example on a semaphore, does not block
/// ``advance(to:)``.
public final class VirtualTimeline {
  let timeline: OpaquePointer

  /// Creates a timeline at instant 0.
  ///
  /// - Parameters:
  ///   - wall: The wall clock at instant 0, in microseconds since 1970.
  ///   - seed: The seed of all randomness inside.
  public init(wall: Int64, seed: UInt64) {
    timeline = vt_create(wall, seed)
  }

  deinit {
    vt_destroy(timeline)
  }

  /// The present, in microseconds of monotonic virtual time since the start.
  public var now: Int64 { vt_now(timeline) }

  /// The wall clock in microseconds since 1970; setting it moves waits for a wall time.
  public var wall: Int64 {
    get { vt_wall(timeline) }
    set { vt_set_wall(timeline, newValue) }
  }

  /// The request that the driver works for, `nil` for none.
  ///
  /// Work started by the driver inherits it, and so does work started by that work.
  public var owner: Int64? {
    get { storedOwner }
    set {
      storedOwner = newValue
      vt_set_owner(timeline, newValue ?? .min)
    }
  }

  private var storedOwner: Int64?

  /// The ``owner`` of the calling code, `nil` if none is known.
  public static var currentOwner: Int64? {
    let owner = vt_thread_owner()
    return owner == .min ? nil : owner
  }

  /// The number of clock and random-stream reads by code inside.
  ///
  /// A call that leaves it unchanged depends on neither.
  public var impureReads: UInt64 { vt_impure_reads(timeline) }

  /// The number of reads of random numbers by code inside, not counting identifiers.
  public var randomReads: UInt64 { vt_random_reads(timeline) }

  /// Restarts the random stream with a new seed.
  public func reseed(_ seed: UInt64) {
    vt_set_seed(timeline, seed)
  }

  /// The next instant at which something is due; the present if work is ready, `nil` if never.
  ///
  /// With `nil`, code that still waits is deadlocked; ``waitingThreads`` counts its threads.
  public var nextInstant: Int64? {
    let instant = vt_next(timeline)
    return instant == .max ? nil : instant
  }

  /// The number of threads whose code waits in a blocking call, such as `DispatchSemaphore.wait()`.
  public var waitingThreads: Int { Int(vt_waiting(timeline)) }

  /// The system's ids of up to 16 threads that wait without a time-out, longest wait first.
  public var stuckThreads: [Int32] {
    var threads = [Int32](repeating: 0, count: 16)
    let count = vt_stuck(timeline, &threads, threads.count)
    return Array(threads[..<count])
  }

  /// True if a thread is blocked outside of the simulation, or ended, and lost its turn.
  public var hasLostThreads: Bool { vt_lost(timeline) > 0 }

  /// The owners of up to 16 threads that code has ended, so that their work never continues.
  public var ownersOfEndedThreads: [Int64] {
    var owners = [Int64](repeating: 0, count: 16)
    let count = vt_gone(timeline, &owners, owners.count)
    return Array(owners[..<count])
  }

  /// Runs everything that is due up to and including an instant, which becomes the present.
  ///
  /// - Precondition: The instant is not in the past.
  public func advance(to instant: Int64) {
    precondition(instant >= now, "virtual time cannot go back from \(now) to \(instant)")
    precondition(!vt_is_active(), "code inside a simulation cannot advance it")
    vt_advance(timeline, instant)
  }

  /// Runs everything that is due up to an instant, or to an earlier one that has news.
  ///
  /// Equivalent to advancing from one ``nextInstant`` to the next, without a thread switch for
  /// each.
  ///
  /// - Parameters:
  ///   - instant: The latest instant, not in the past.
  ///   - hasNews: True if there is something new to look at; a ``DeterminismLeak`` always is.
  ///     Called on the working thread before time passes, so it must not wait.
  public func advance(to instant: Int64, until hasNews: () -> Bool) {
    precondition(instant >= now, "virtual time cannot go back from \(now) to \(instant)")
    precondition(!vt_is_active(), "code inside a simulation cannot advance it")
    withoutActuallyEscaping(hasNews) { hasNews in
      // The pointer outlives its use: `vt_advance_until` returns before the closure's scope ends.
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

  /// Drops everything that is queued or waiting, as if the process had been killed.
  ///
  /// Clocks and the random stream continue. Dropped work is never released, so its memory stays in
  /// use until the process ends.
  public func discard() {
    vt_discard(timeline)
  }
}
