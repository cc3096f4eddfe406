import Foundation
import FoundationNetworking
import WidgetModel

/// A configuration; only time-outs, additional headers and `waitsForConnectivity` have an effect.
open class URLSessionConfiguration: NSObject, NSCopying, @unchecked Sendable {
  public private(set) var identifier: String?
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  open var timeoutIntervalForRequest: TimeInterval = 60 {
    didSet { hasOwnLimit = true }
  }

  private var hasOwnLimit = false

  open var timeoutIntervalForResource: TimeInterval = 7 * 24 * 60 * 60
  open var networkServiceType = URLRequest.NetworkServiceType.default
  open var allowsCellularAccess = true
  open var allowsExpensiveNetworkAccess = true
  open var allowsConstrainedNetworkAccess = true
  open var waitsForConnectivity = false
  open var isDiscretionary = false
  open var sharedContainerIdentifier: String?
  open var sessionSendsLaunchEvents = true
  open var connectionProxyDictionary: [AnyHashable: Any]?
  open var httpShouldSetCookies = true
  open var httpShouldUsePipelining = false
  open var httpCookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  open var httpMaximumConnectionsPerHost = 6
  open var httpCookieStorage: HTTPCookieStorage?
  open var urlCredentialStorage: URLCredentialStorage?
  open var urlCache: URLCache?
  open var protocolClasses: [AnyClass]?

  init(identifier: String?) { self.identifier = identifier }

  open class var `default`: URLSessionConfiguration { URLSessionConfiguration(identifier: nil) }

  /// The same as `default` here, because nothing is stored.
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration(identifier: nil) }

  /// Returns the configuration of a background session, which waits for connectivity.
  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration(identifier: identifier)
    configuration.waitsForConnectivity = true
    return configuration
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = URLSessionConfiguration(identifier: identifier)
    copy.requestCachePolicy = requestCachePolicy
    copy.timeoutIntervalForRequest = timeoutIntervalForRequest
    copy.timeoutIntervalForResource = timeoutIntervalForResource
    copy.hasOwnLimit = hasOwnLimit
    copy.networkServiceType = networkServiceType
    copy.allowsCellularAccess = allowsCellularAccess
    copy.allowsExpensiveNetworkAccess = allowsExpensiveNetworkAccess
    copy.allowsConstrainedNetworkAccess = allowsConstrainedNetworkAccess
    copy.waitsForConnectivity = waitsForConnectivity
    copy.isDiscretionary = isDiscretionary
    copy.sharedContainerIdentifier = sharedContainerIdentifier
    copy.sessionSendsLaunchEvents = sessionSendsLaunchEvents
    copy.connectionProxyDictionary = connectionProxyDictionary
    copy.httpShouldSetCookies = httpShouldSetCookies
    copy.httpShouldUsePipelining = httpShouldUsePipelining
    copy.httpCookieAcceptPolicy = httpCookieAcceptPolicy
    copy.httpAdditionalHeaders = httpAdditionalHeaders
    copy.httpMaximumConnectionsPerHost = httpMaximumConnectionsPerHost
    copy.httpCookieStorage = httpCookieStorage
    copy.urlCredentialStorage = urlCredentialStorage
    copy.urlCache = urlCache
    copy.protocolClasses = protocolClasses
    return copy
  }

  func completed(_ request: URLRequest) -> URLRequest {
    var request = request
    for (name, value) in httpAdditionalHeaders ?? [:]
    where request.value(forHTTPHeaderField: "\(name)") == nil {
      request.setValue("\(value)", forHTTPHeaderField: "\(name)")
    }
    return request
  }

  /// Returns the time-out in seconds; a request's own wins unless it is the default of 60 seconds.
  func limit(of request: URLRequest) -> TimeInterval {
    let own = request.timeoutInterval
    let limit = own == 60 || own <= 0 ? timeoutIntervalForRequest : own
    return min(limit, timeoutIntervalForResource)
  }

  /// Returns the time-out that code has set, in microseconds; 0 for the system's default.
  func ownLimit(of request: URLRequest) -> Int64 {
    guard hasOwnLimit || request.timeoutInterval != 60 else { return 0 }
    return Int64(min(limit(of: request), 1e9) * 1e6)
  }
}

extension URLSessionConfiguration {
  /// Reports settings that are missing for a background session (AG-06, DL-12).
  func noteUseInBackground(at place: SourcePlace?) {
    guard let identifier else { return }
    if sharedContainerIdentifier == nil {
      CurrentHost.record(.backgroundSessionUnshared, at: place, identifier)
    }
    if CurrentHost.environment?.hearsBackgroundSession(identifier) == false {
      CurrentHost.record(.backgroundSessionUnheard, at: place, identifier)
    }
  }
}
