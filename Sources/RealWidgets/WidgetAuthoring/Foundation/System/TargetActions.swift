import Foundation

// What calls a method by its selector needs the Objective-C runtime. Such timers and observers are taken, and never
// call anything: an extension's process ends before most of them would.

extension Timer {
  /// Creates a timer that calls nothing.
  public convenience init<Name>(
    timeInterval interval: TimeInterval,
    target: Any,
    selector: Name,
    userInfo: Any?,
    repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats) { _ in }
  }

  /// Creates a timer that calls nothing.
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

  /// Creates a timer that calls nothing.
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
  /// Takes an observer that hears nothing.
  public func addObserver<Name>(
    _ observer: Any,
    selector: Name,
    name: NSNotification.Name?,
    object: Any?
  ) {}
}
