import Foundation

/// The subscribers of a subject, in the order in which they subscribed.
final class Audience<Output, Failure: Error> {
  private final class Seat {
    let subscriber: AnySubscriber<Output, Failure>
    var demand = Subscribers.Demand.none
    /// A value that is delivered with the first demand.
    var first: (() -> Output)?

    init(_ subscriber: AnySubscriber<Output, Failure>, first: (() -> Output)?) {
      self.subscriber = subscriber
      self.first = first
    }
  }

  private let lock = NSRecursiveLock()
  private var seats: [Seat] = []
  private var end: Subscribers.Completion<Failure>?

  var isOver: Bool { lock.withLock { end != nil } }

  func add(_ subscriber: AnySubscriber<Output, Failure>, first: (() -> Output)?) {
    let seat = Seat(subscriber, first: first)
    let ended = lock.withLock {
      if end == nil { seats.append(seat) }
      return end
    }
    subscriber.receive(
      subscription: ClosureSubscription(
        onRequest: { [weak self] in self?.request($0, for: seat) },
        onCancel: { [weak self] in self?.remove(seat) }
      )
    )
    if let ended { subscriber.receive(completion: ended) }
  }

  func send(_ value: Output) {
    // Subscribers run outside the lock, on a copy, since they may add or remove others.
    let present = lock.withLock { end == nil ? seats : [] }
    for seat in present { serve(seat, value) }
  }

  /// Ends every subscription; later ends are ignored.
  func end(_ completion: Subscribers.Completion<Failure>) {
    let present = lock.withLock {
      guard end == nil else { return [Seat]() }
      end = completion
      defer { seats = [] }
      return seats
    }
    for seat in present { seat.subscriber.receive(completion: completion) }
  }

  private func request(_ demand: Subscribers.Demand, for seat: Seat) {
    let greeting = lock.withLock {
      seat.demand += demand
      defer { if seat.demand > .none { seat.first = nil } }
      return seat.demand > .none && end == nil ? seat.first : nil
    }
    if let greeting { serve(seat, greeting()) }
  }

  private func serve(_ seat: Seat, _ value: Output) {
    let isWanted = lock.withLock {
      guard seat.demand > .none, seats.contains(where: { $0 === seat }) else { return false }
      if let max = seat.demand.max { seat.demand = .max(max - 1) }
      return true
    }
    guard isWanted else { return }
    let more = seat.subscriber.receive(value)
    // The lock is released while the subscriber runs, so the demand is added afterwards.
    lock.withLock { seat.demand += more }
  }

  private func remove(_ seat: Seat) {
    lock.withLock { seats.removeAll { $0 === seat } }
  }
}
