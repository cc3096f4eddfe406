import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A length in meters.
public typealias CLLocationDistance = Double
/// An uncertainty in meters.
public typealias CLLocationAccuracy = Double
/// A speed in meters a second.
public typealias CLLocationSpeed = Double
/// A direction in degrees from north.
public typealias CLLocationDirection = Double

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// The degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// The degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Creates a place where the equator meets the meridian of Greenwich.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees,
  _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a place is on the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// No place at all.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
  latitude: -180,
  longitude: -180
)

/// A place at a time.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The height above the sea.
  public let altitude: CLLocationDistance
  /// How uncertain the place is.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How uncertain the height is.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of travel, negative if unknown.
  public let course: CLLocationDirection
  /// The speed of travel, negative if unknown.
  public let speed: CLLocationSpeed
  /// When the phone was there.
  public let timestamp: Date

  /// Creates a place.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: 0,
      horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: Date()
    )
  }

  /// Creates a place at a time.
  public convenience init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate,
      altitude: altitude,
      horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy,
      course: -1,
      speed: -1,
      timestamp: timestamp
    )
  }

  /// Creates a place at a time on a way.
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection,
    speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// The meters to another place, on a sphere of the earth's mean radius.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let first = coordinate.latitude * radians
    let second = location.coordinate.latitude * radians
    let turn = (location.coordinate.longitude - coordinate.longitude) * radians
    let half = pow(sin((second - first) / 2), 2) + cos(first) * cos(second) * pow(sin(turn / 2), 2)
    return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
  }

  /// The place itself: places do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A part of the earth.
open class CLRegion: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let identifier: String
  /// Whether the app hears of coming in.
  open var notifyOnEntry = true
  /// Whether the app hears of going out.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
}

/// A round part of the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// The meters from the middle to the edge.
  public let radius: CLLocationDistance

  /// Creates a round part of the earth.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a place lies in it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude).distance(
      from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    ) <= radius
  }
}
