/// The permission of running code to start a Live Activity from the background (LA-03).
enum ActivityEntitlement {
  @TaskLocal static var isGranted = false
}

public protocol StartingActivities {}
