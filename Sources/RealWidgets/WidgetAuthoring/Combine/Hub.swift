import Foundation

/// Several upstream publishers, asked for everything, with one subscriber; ends when all have
/// ended, or with the first failure.
final class Hub<Output, Failure: Error> {
  private let down: AnySubscriber<Output, Failure>
  private let lock = NSRecursiveLock()
  private var upstreams: [any Subscription] = []
  private var running = 0
  private var isOver = false
  private var isStarted = false
  // Upstreams start with the first demand, so none sends before the subscriber is ready.
  private var starts: [() -> Void] = []

  init(_ down: AnySubscriber<Output, Failure>) { self.down = down }

  func add<P: Publisher>(_ upstream: P, failing: @escaping (P.Failure) -> Void)
  where P.Output == Output {
    add(upstream, taking: { [self] in send($0) }, failing: failing)
  }

  func add<P: Publisher>(_ upstream: P) where P.Output == Output, P.Failure == Failure {
    add(upstream) { [self] in end(.failure($0)) }
  }

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

  /// Sends the subscription; the upstreams start with the first demand.
  func start() {
    down.receive(
      subscription: ClosureSubscription(
        onRequest: { [self] _ in open() },
        onCancel: { [self] in close() }
      )
    )
  }

  func send(_ value: Output) {
    if !lock.withLock({ isOver }) { _ = down.receive(value) }
  }

  /// Replaces the upstream that failed by another publisher.
  func finish<P: Publisher>(with publisher: P) where P.Output == Output, P.Failure == Failure {
    add(publisher)
    // The count for the failed upstream is released only now, so the hub does not end too early.
    leave()
  }

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
