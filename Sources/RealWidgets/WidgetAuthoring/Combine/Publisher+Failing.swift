extension Publisher {
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.Derived<Output, E> {
    Publishers.Derived { down in
      self.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: down.receive(subscription:),
          receiveValue: { down.receive($0) },
          receiveCompletion: { down.receive(completion: $0.mapError(transform)) }
        )
      )
    }
  }

  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Derived<Output, P.Failure> where P.Output == Output {
    Publishers.Derived { down in
      let hub = Hub(down)
      hub.add(self) { hub.finish(with: handler($0)) }
      hub.start()
    }
  }

  public func replaceError(with output: Output) -> Publishers.Derived<Output, Never> {
    `catch` { _ in Just(output) }
  }

  public func replaceEmpty(with output: Output) -> Publishers.Derived<Output, Failure> {
    Publishers.Derived { down in
      var isEmpty = true
      self.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: down.receive(subscription:),
          receiveValue: {
            isEmpty = false
            return down.receive($0)
          },
          receiveCompletion: {
            if isEmpty, case .finished = $0 { _ = down.receive(output) }
            down.receive(completion: $0)
          }
        )
      )
    }
  }

  public func retry(_ retries: Int) -> Publishers.Derived<Output, Failure> {
    `catch` { error -> AnyPublisher<Output, Failure> in
      retries > 0
        ? retry(retries - 1).eraseToAnyPublisher() : Fail(error: error).eraseToAnyPublisher()
    }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.Derived<Output, E> {
    Publishers.Derived { down in
      self.subscribe(
        AnySubscriber<Output, Never>(
          receiveSubscription: down.receive(subscription:),
          receiveValue: { down.receive($0) },
          receiveCompletion: { _ in down.receive(completion: .finished) }
        )
      )
    }
  }
}
