/// The permission of running code to start a Live Activity from the background.
///
/// Source: LA-03.
enum ActivityEntitlement {
  /// True while an intent runs that may start activities.
  @TaskLocal static var isGranted = false
}

public protocol StartingActivities {}
