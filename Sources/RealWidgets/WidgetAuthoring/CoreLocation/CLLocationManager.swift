import Foundation

/// Tells where the phone is; here the person has denied it, which code must bear.
open class CLLocationManager: NSObject, @unchecked Sendable {
  private weak var listener: (any CLLocationManagerDelegate)?
  /// How precise places should be.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The meters that are no news.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// What the person does.
  open var activityType = CLActivityType.other
  /// Whether updates may pause.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether updates go on in the background.
  open var allowsBackgroundLocationUpdates = false

  /// Creates a manager.
  public override init() {}

  /// Who hears of places; it hears at once that it will not.
  open var delegate: (any CLLocationManagerDelegate)? {
    get { listener }
    set {
      listener = newValue
      tell { $0.locationManagerDidChangeAuthorization($1) }
    }
  }

  /// Whether the person lets the app know.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// Whether the person lets the app know.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// How precisely the app may know.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// Whether widgets may know: the person allowed it, and has seen a widget in the last quarter of an hour.
  ///
  /// Source: DL-17.
  open var isAuthorizedForWidgetUpdates: Bool {
    CurrentHost.note(.locationPermissionRead)
    return CurrentHost.environment?.isAuthorizedForWidgetUpdates == true
  }
  /// Where the phone was last.
  open var location: CLLocation? {
    CurrentHost.note(.locationRead, "location")
    CurrentHost.needs(.location, "location")
    return nil
  }
  /// Whether the phone can tell where it is.
  open class func locationServicesEnabled() -> Bool { true }

  /// Asks the person, which has an effect in apps alone.
  open func requestWhenInUseAuthorization() {
    CurrentHost.note(.permissionRequested, "requestWhenInUseAuthorization()")
  }
  /// Asks the person, which has an effect in apps alone.
  open func requestAlwaysAuthorization() {
    CurrentHost.note(.permissionRequested, "requestAlwaysAuthorization()")
  }
  /// Asks for one place.
  open func requestLocation() { refuse("requestLocation()") }
  /// Asks for places from now on.
  open func startUpdatingLocation() { refuse("startUpdatingLocation()") }
  /// Asks for no more places.
  open func stopUpdatingLocation() {}
  /// Asks for places that are far apart.
  open func startMonitoringSignificantLocationChanges() {
    refuse("startMonitoringSignificantLocationChanges()")
  }
  /// Asks for no more places that are far apart.
  open func stopMonitoringSignificantLocationChanges() {}

  private func refuse(_ function: String) {
    CurrentHost.note(.locationRead, function)
    CurrentHost.needs(.location, function)
    tell { $0.locationManager($1, didFailWithError: CLError(.denied)) }
  }

  private func tell(
    _ message: @escaping @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void
  ) {
    DispatchQueue.main.async { [self] in
      if let listener { message(listener, self) }
    }
  }
}

/// Hears where the phone is.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Hears of places.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Hears that there are none.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Hears whether the person lets the app know.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Hears whether the person lets the app know.
  func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  )
}

extension CLLocationManagerDelegate {
  /// Ignores it.
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) {}
  /// Ignores it.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Tells it in the older manner.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  /// Ignores it.
  public func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}

/// Whether the person lets the app know where the phone is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Not asked yet.
  case notDetermined
  /// Not allowed to choose.
  case restricted
  /// No.
  case denied
  /// Always.
  case authorizedAlways
  /// While the app is used.
  case authorizedWhenInUse
}

/// How precisely the app may know.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// Precisely.
  case fullAccuracy
  /// Roughly.
  case reducedAccuracy
}

/// What the person does.
public enum CLActivityType: Int, Sendable {
  /// Something.
  case other = 1
  /// Drives.
  case automotiveNavigation
  /// Walks or runs.
  case fitness
  /// Travels otherwise.
  case otherNavigation
  /// Flies.
  case airborne
}

/// As precise as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// As precise as for finding the way.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Within ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As precise as the person allows at least.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3000
/// Every move is news.
public let kCLDistanceFilterNone: CLLocationDistance = -1
