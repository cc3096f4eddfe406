/// Whether the code that runs is entitled to start a Live Activity from the background.
///
/// Source: LA-03.
enum ActivityEntitlement {
  /// True while an intent runs that may start activities.
  @TaskLocal static var isGranted = false
}

/// An intent that may start a Live Activity from the background.
public protocol StartingActivities {}
