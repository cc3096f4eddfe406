import Foundation

/// A location manager whose authorization is always denied; every request is recorded and fails.
open class CLLocationManager: NSObject, @unchecked Sendable {
  private weak var listener: (any CLLocationManagerDelegate)?
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false

  public override init() {}

  /// The delegate, which learns at once that authorization is denied.
  open var delegate: (any CLLocationManagerDelegate)? {
    get { listener }
    set {
      listener = newValue
      tell { $0.locationManagerDidChangeAuthorization($1) }
    }
  }

  open var authorizationStatus: CLAuthorizationStatus { .denied }
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// True if the environment lets widgets use the location: the person allowed it and has seen a
  /// widget of the app in the last 15 minutes (DL-17).
  open var isAuthorizedForWidgetUpdates: Bool {
    CurrentHost.record(.locationPermissionRead)
    return CurrentHost.environment?.isAuthorizedForWidgetUpdates == true
  }
  /// Records the read and returns `nil`.
  open var location: CLLocation? {
    CurrentHost.record(.locationRead, "location")
    CurrentHost.needs(.location, "location")
    return nil
  }
  open class func locationServicesEnabled() -> Bool { true }

  /// Records the request, which has an effect only in an app.
  open func requestWhenInUseAuthorization() {
    CurrentHost.record(.permissionRequested, "requestWhenInUseAuthorization()")
  }
  open func requestAlwaysAuthorization() {
    CurrentHost.record(.permissionRequested, "requestAlwaysAuthorization()")
  }
  open func requestLocation() { refuse("requestLocation()") }
  open func startUpdatingLocation() { refuse("startUpdatingLocation()") }
  open func stopUpdatingLocation() {}
  open func startMonitoringSignificantLocationChanges() {
    refuse("startMonitoringSignificantLocationChanges()")
  }
  open func stopMonitoringSignificantLocationChanges() {}

  private func refuse(_ function: String) {
    CurrentHost.record(.locationRead, function)
    CurrentHost.needs(.location, function)
    tell { $0.locationManager($1, didFailWithError: CLError(.denied)) }
  }

  private func tell(
    _ message: @escaping @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void
  ) {
    // Asynchronous, so the caller can finish its setup before the delegate is called.
    DispatchQueue.main.async { [self] in
      if let listener { message(listener, self) }
    }
  }
}

public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  )
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  public func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorizedAlways
  case authorizedWhenInUse
}

public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy
  case reducedAccuracy
}

public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation
  case fitness
  case otherNavigation
  case airborne
}

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3000
public let kCLDistanceFilterNone: CLLocationDistance = -1
