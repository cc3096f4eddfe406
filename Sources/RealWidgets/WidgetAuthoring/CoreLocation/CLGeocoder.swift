import Foundation

/// Finds names of places and places of names over the network, which fails here.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Whether it searches.
  open var isGeocoding: Bool { false }

  /// Creates a geocoder.
  public override init() {}

  /// Stops searching.
  open func cancelGeocode() {}

  /// Finds the names of a place.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Finds the places of a name.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Finds the names of a place.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(nil, CLError(.network)) }
  }

  /// Finds the places of a name.
  open func geocodeAddressString(
    _ addressString: String,
    completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(nil, CLError(.network)) }
  }
}

/// A place with its names.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The place.
  open var location: CLLocation? { nil }
  /// The place's own name.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number of the house.
  open var subThoroughfare: String? { nil }
  /// The town.
  open var locality: String? { nil }
  /// The part of the town.
  open var subLocality: String? { nil }
  /// The state.
  open var administrativeArea: String? { nil }
  /// The postal code.
  open var postalCode: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The country's code.
  open var isoCountryCode: String? { nil }
  /// The time zone.
  open var timeZone: TimeZone? { nil }
}

/// Why a place is not known.
public struct CLError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Not known yet.
    case locationUnknown
    /// The person does not let the app know.
    case denied
    /// The network failed.
    case network
    /// No direction is known.
    case headingFailure
    /// The names were not found.
    case geocodeFoundNoResult = 8
    /// It was cancelled.
    case geocodeCanceled = 10
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The person does not let the app know.
  public static var denied: Code { .denied }
  /// Not known yet.
  public static var locationUnknown: Code { .locationUnknown }
  /// The network failed.
  public static var network: Code { .network }
}
