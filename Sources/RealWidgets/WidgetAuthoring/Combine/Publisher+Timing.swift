import Foundation

extension Publisher {
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Derived<Output, Failure> {
    shifted { scheduler.schedule(options: options, $0) }
  }

  public func subscribe<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Derived<Output, Failure> {
    Publishers.Derived { down in
      scheduler.schedule(options: options) { self.receive(subscriber: down) }
    }
  }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Derived<Output, Failure> {
    shifted { scheduler.schedule(after: scheduler.now.advanced(by: interval), $0) }
  }

  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Derived<Output, Failure> {
    Publishers.Derived { down in
      let hub = Hub(down)
      var turn = 0
      hub.add(
        self,
        taking: { value in
          turn += 1
          let own = turn
          scheduler.schedule(after: scheduler.now.advanced(by: dueTime)) {
            if own == turn { hub.send(value) }
          }
        },
        failing: { hub.end(.failure($0)) }
      )
      hub.start()
    }
  }

  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Publishers.Derived<Output, Failure> {
    Publishers.Derived { down in
      let hub = Hub(down)
      var next: S.SchedulerTimeType?
      var waiting: Output?
      hub.add(
        self,
        taking: { value in
          let now = scheduler.now
          guard let opening = next, now < opening else {
            next = now.advanced(by: interval)
            return hub.send(value)
          }
          let isFirst = waiting == nil
          if isFirst || latest { waiting = value }
          guard isFirst else { return }
          scheduler.schedule(after: opening) {
            next = opening.advanced(by: interval)
            guard let value = waiting else { return }
            waiting = nil
            hub.send(value)
          }
        },
        failing: { hub.end(.failure($0)) }
      )
      hub.start()
    }
  }

  private func shifted(
    _ schedule: @escaping (@escaping () -> Void) -> Void
  ) -> Publishers.Derived<Output, Failure> {
    Publishers.Derived { down in
      var isCancelled = false
      self.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: { upstream in
            down.receive(
              subscription: ClosureSubscription(
                onRequest: upstream.request,
                onCancel: {
                  isCancelled = true
                  upstream.cancel()
                }
              )
            )
          },
          receiveValue: { value in
            schedule { if !isCancelled { _ = down.receive(value) } }
            return .none
          },
          receiveCompletion: { end in
            schedule { if !isCancelled { down.receive(completion: end) } }
          }
        )
      )
    }
  }
}
