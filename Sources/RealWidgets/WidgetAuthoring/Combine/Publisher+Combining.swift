import Foundation

extension Publisher {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.Derived<P.Output, Failure> where P.Failure == Failure {
    Publishers.Derived { down in
      let hub = Hub(down)
      hub.add(self, taking: { hub.add(transform($0)) }, failing: { hub.end(.failure($0)) })
      hub.start()
    }
  }

  public func switchToLatest() -> Publishers.Derived<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    Publishers.Derived { down in
      let hub = Hub(down)
      var turn = 0
      hub.add(
        self,
        taking: { latest in
          turn += 1
          let own = turn
          // Values of earlier publishers are dropped; they are not cancelled.
          hub.add(latest.filter { _ in own == turn })
        },
        failing: { hub.end(.failure($0)) }
      )
      hub.start()
    }
  }

  public func merge<P: Publisher>(with other: P) -> Publishers.Derived<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Derived { down in
      let hub = Hub(down)
      hub.add(self)
      hub.add(other)
      hub.start()
    }
  }

  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.Derived<(Output, P.Output), Failure> where P.Failure == Failure {
    Publishers.Derived { down in
      let hub = Hub(down)
      var left: Output?
      var right: P.Output?
      let send = { if let left, let right { hub.send((left, right)) } }
      hub.add(
        self,
        taking: {
          left = $0
          send()
        },
        failing: { hub.end(.failure($0)) }
      )
      hub.add(
        other,
        taking: {
          right = $0
          send()
        },
        failing: { hub.end(.failure($0)) }
      )
      hub.start()
    }
  }

  public func zip<P: Publisher>(
    _ other: P
  ) -> Publishers.Derived<(Output, P.Output), Failure> where P.Failure == Failure {
    Publishers.Derived { down in
      let hub = Hub(down)
      var left: [Output] = []
      var right: [P.Output] = []
      var leftIsOver = false
      var rightIsOver = false
      let settle = {
        while !left.isEmpty, !right.isEmpty {
          hub.send((left.removeFirst(), right.removeFirst()))
        }
        if (leftIsOver && left.isEmpty) || (rightIsOver && right.isEmpty) { hub.end(.finished) }
      }
      hub.add(
        self,
        taking: {
          left.append($0)
          settle()
        },
        failing: { hub.end(.failure($0)) },
        ending: {
          leftIsOver = true
          settle()
        }
      )
      hub.add(
        other,
        taking: {
          right.append($0)
          settle()
        },
        failing: { hub.end(.failure($0)) },
        ending: {
          rightIsOver = true
          settle()
        }
      )
      hub.start()
    }
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ first: P,
    _ second: Q
  ) -> Publishers.Derived<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(first).combineLatest(second).map { ($0.0, $0.1, $1) }
  }

  public func share() -> Publishers.Derived<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    var source: AnyCancellable?
    return Publishers.Derived { down in
      subject.receive(subscriber: down)
      if source == nil { source = self.subscribe(subject) }
    }
  }

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.Derived<Output, Failure> {
    Publishers.Derived { down in
      self.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: { upstream in
            receiveSubscription?(upstream)
            down.receive(
              subscription: ClosureSubscription(
                onRequest: {
                  receiveRequest?($0)
                  upstream.request($0)
                },
                onCancel: {
                  receiveCancel?()
                  upstream.cancel()
                }
              )
            )
          },
          receiveValue: {
            receiveOutput?($0)
            return down.receive($0)
          },
          receiveCompletion: {
            receiveCompletion?($0)
            down.receive(completion: $0)
          }
        )
      )
    }
  }
}
