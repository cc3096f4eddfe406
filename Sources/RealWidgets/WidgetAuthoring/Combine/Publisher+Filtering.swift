extension Publisher {
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.Derived<Output, Failure> {
    // A dropped value is replaced by a demand for one more.
    relay { isIncluded($0) ? $1.receive($0) : .max(1) }
  }

  public func removeDuplicates() -> Publishers.Derived<Output, Failure> where Output: Equatable {
    removeDuplicates(by: ==)
  }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.Derived<Output, Failure> {
    Publishers.Derived { down in
      var last: Output?
      self.filter { value in
        defer { last = value }
        return last.map { !predicate($0, value) } ?? true
      }.receive(subscriber: down)
    }
  }

  public func dropFirst(_ count: Int = 1) -> Publishers.Derived<Output, Failure> {
    Publishers.Derived { down in
      var dropped = 0
      self.filter { _ in
        guard dropped < count else { return true }
        dropped += 1
        return false
      }.receive(subscriber: down)
    }
  }

  public func prefix(_ maxLength: Int) -> Publishers.Derived<Output, Failure> {
    Publishers.Derived { down in
      var upstream: (any Subscription)?
      var left = maxLength
      var isOver = false
      self.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: {
            upstream = $0
            down.receive(subscription: $0)
          },
          receiveValue: { value in
            guard !isOver else { return .none }
            left -= 1
            let more = left >= 0 ? down.receive(value) : .none
            if left <= 0 {
              isOver = true
              upstream?.cancel()
              down.receive(completion: .finished)
            }
            return more
          },
          receiveCompletion: { if !isOver { down.receive(completion: $0) } }
        )
      )
    }
  }

  public func first() -> Publishers.Derived<Output, Failure> { prefix(1) }

  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Derived<Output, Failure> {
    filter(predicate).prefix(1)
  }

  public func ignoreOutput() -> Publishers.Derived<Output, Failure> { filter { _ in false } }

  public func collect() -> Publishers.Derived<[Output], Failure> {
    Publishers.Derived { down in
      var all: [Output] = []
      self.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: { upstream in
            down.receive(
              subscription: ClosureSubscription(
                // All values are requested regardless of the demand, since they are sent as one.
                onRequest: { _ in upstream.request(.unlimited) },
                onCancel: upstream.cancel
              )
            )
          },
          receiveValue: {
            all.append($0)
            return .none
          },
          receiveCompletion: {
            if case .finished = $0 { _ = down.receive(all) }
            down.receive(completion: $0)
          }
        )
      )
    }
  }
}
