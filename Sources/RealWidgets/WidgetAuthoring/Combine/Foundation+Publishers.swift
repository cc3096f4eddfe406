import Foundation

extension NotificationCenter {
  /// Publishes notifications.
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

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher: Publisher {
  /// Begins.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins with the first subscriber.
  public func autoconnect() -> Publishers.Derived<Output, Failure> {
    var connection: (any Cancellable)?
    return Publishers.Derived { down in
      self.receive(subscriber: down)
      if connection == nil { connection = self.connect() }
    }
  }
}

extension Timer {
  /// Publishes the date again and again.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// Publishes the date again and again once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// It sends dates.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    /// The seconds between two dates.
    public let interval: TimeInterval
    private let audience = Audience<Date, Never>()
    private var isRunning = false

    init(interval: TimeInterval) { self.interval = max(interval, 0.000_1) }

    /// Begins to serve a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      audience.add(AnySubscriber(subscriber), first: nil)
    }

    /// Begins to tick.
    public func connect() -> any Cancellable {
      isRunning = true
      tick()
      return AnyCancellable { self.isRunning = false }
    }

    private func tick() {
      // Ticks stand on the main queue, since run loops do not turn in a simulation.
      let next = DispatchQueue.main.now.advanced(by: .seconds(interval))
      DispatchQueue.main.schedule(after: next) { [weak self] in
        guard let self, isRunning else { return }
        audience.send(Date())
        tick()
      }
    }
  }
}
