import Foundation

/// Where several upstream publishers come together for one subscriber.
///
/// It takes all that its upstreams send; it ends when all have ended, or with the first failure.
final class Hub<Output, Failure: Error> {
  private let down: AnySubscriber<Output, Failure>
  private let lock = NSRecursiveLock()
  private var upstreams: [any Subscription] = []
  private var running = 0
  private var isOver = false
  private var isStarted = false
  private var starts: [() -> Void] = []

  init(_ down: AnySubscriber<Output, Failure>) { self.down = down }

  /// Adds an upstream whose values go straight on.
  func add<P: Publisher>(_ upstream: P, failing: @escaping (P.Failure) -> Void)
  where P.Output == Output {
    add(upstream, taking: { [self] in send($0) }, failing: failing)
  }

  /// Adds an upstream whose values go straight on.
  func add<P: Publisher>(_ upstream: P) where P.Output == Output, P.Failure == Failure {
    add(upstream) { [self] in end(.failure($0)) }
  }

  /// Adds an upstream with what to do with its values, failure and end.
  func add<P: Publisher>(
    _ upstream: P,
    taking take: @escaping (P.Output) -> Void,
    failing: @escaping (P.Failure) -> Void,
    ending: @escaping () -> Void = {}
  ) {
    lock.withLock { running += 1 }
    let begin = { [self] in
      upstream.subscribe(
        AnySubscriber<P.Output, P.Failure>(
          receiveSubscription: { [self] subscription in
            let isWelcome = lock.withLock {
              if !isOver { upstreams.append(subscription) }
              return !isOver
            }
            if isWelcome { subscription.request(.unlimited) } else { subscription.cancel() }
          },
          receiveValue: { [self] in
            if !lock.withLock({ isOver }) { take($0) }
            return .none
          },
          receiveCompletion: { [self] in
            switch $0 {
            case .finished:
              ending()
              leave()
            case .failure(let error): failing(error)
            }
          }
        )
      )
    }
    let isReady = lock.withLock {
      if !isStarted { starts.append(begin) }
      return isStarted
    }
    if isReady { begin() }
  }

  /// Tells the subscriber that the hub stands, and begins with the upstreams when it asks.
  func start() {
    down.receive(
      subscription: ClosureSubscription(
        onRequest: { [self] _ in open() },
        onCancel: { [self] in close() }
      )
    )
  }

  /// Gives a value to the subscriber.
  func send(_ value: Output) {
    if !lock.withLock({ isOver }) { _ = down.receive(value) }
  }

  /// Ends with what another publisher sends.
  func finish<P: Publisher>(with publisher: P) where P.Output == Output, P.Failure == Failure {
    add(publisher)
    leave()
  }

  /// Ends for the subscriber and lets the upstreams go.
  func end(_ completion: Subscribers.Completion<Failure>) {
    if close() { down.receive(completion: completion) }
  }

  private func open() {
    let begins = lock.withLock {
      isStarted = true
      defer { starts = [] }
      return starts
    }
    for begin in begins { begin() }
  }

  private func leave() {
    let isLast = lock.withLock {
      running -= 1
      return running == 0
    }
    if isLast { end(.finished) }
  }

  @discardableResult private func close() -> Bool {
    let ended = lock.withLock { () -> [any Subscription]? in
      guard !isOver else { return nil }
      isOver = true
      defer {
        upstreams = []
        starts = []
      }
      return upstreams
    }
    for subscription in ended ?? [] { subscription.cancel() }
    return ended != nil
  }
}
