import Foundation

// Calling a method by its selector requires the Objective-C runtime. Such timers and observers are
// accepted and never call anything: an extension's process ends before most of them would.

extension Timer {
  /// Creates a timer that never calls its target, as the next two functions do.
  public convenience init<Name>(
    timeInterval interval: TimeInterval,
    target: Any,
    selector: Name,
    userInfo: Any?,
    repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats) { _ in }
  }

  public convenience init<Name>(
    fireAt date: Date,
    interval: TimeInterval,
    target: Any,
    selector: Name,
    userInfo: Any?,
    repeats: Bool
  ) {
    self.init(fire: date, interval: interval, repeats: repeats) { _ in }
  }

  public static func scheduledTimer<Name>(
    timeInterval interval: TimeInterval,
    target: Any,
    selector: Name,
    userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    Timer(timeInterval: interval, repeats: repeats) { _ in }
  }
}

extension NotificationCenter {
  /// Accepts an observer that is never called.
  public func addObserver<Name>(
    _ observer: Any,
    selector: Name,
    name: NSNotification.Name?,
    object: Any?
  ) {}
}
