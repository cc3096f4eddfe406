import Foundation

extension NotificationCenter {
  public func publisher(
    for name: Notification.Name,
    object: AnyObject? = nil
  ) -> Publishers.Derived<Notification, Never> {
    Publishers.Derived { down in
      let token = Unchecked(
        self.addObserver(forName: name, object: object, queue: nil) { [down = Unchecked(down)] in
          _ = down.value.receive($0)
        }
      )
      down.receive(
        subscription: ClosureSubscription { self.removeObserver(token.value) }
      )
    }
  }
}

public protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Derived<Output, Failure> {
    var connection: (any Cancellable)?
    return Publishers.Derived { down in
      self.receive(subscriber: down)
      if connection == nil { connection = self.connect() }
    }
  }
}

extension Timer {
  // The run loop, its mode and the tolerance are ignored: ticks run on the main queue.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    private let audience = Audience<Date, Never>()
    private var isRunning = false

    // Without a lower bound, an interval of 0 would keep virtual time from advancing.
    init(interval: TimeInterval) { self.interval = max(interval, 0.000_1) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      audience.add(AnySubscriber(subscriber), first: nil)
    }

    public func connect() -> any Cancellable {
      isRunning = true
      tick()
      return AnyCancellable { self.isRunning = false }
    }

    private func tick() {
      // Ticks run on the main queue, since run loops do not turn in a simulation.
      let next = DispatchQueue.main.now.advanced(by: .seconds(interval))
      DispatchQueue.main.schedule(after: next) { [weak self] in
        guard let self, isRunning else { return }
        audience.send(Date())
        tick()
      }
    }
  }
}
