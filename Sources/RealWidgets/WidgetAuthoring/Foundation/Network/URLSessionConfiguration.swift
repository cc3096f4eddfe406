import Foundation
import FoundationNetworking
import WidgetModel

/// How a session loads.
///
/// Time-outs, additional headers and waiting for connectivity have an effect; the rest is kept for
/// whoever reads it.
open class URLSessionConfiguration: NSObject, NSCopying, @unchecked Sendable {
  /// The id of a background session.
  public private(set) var identifier: String?
  /// How caches are used.
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  /// The seconds that a request may be without news.
  open var timeoutIntervalForRequest: TimeInterval = 60 {
    didSet { hasOwnLimit = true }
  }

  /// Whether code has set how long a request waits.
  private var hasOwnLimit = false

  /// The seconds that a request may take as a whole.
  open var timeoutIntervalForResource: TimeInterval = 7 * 24 * 60 * 60
  /// What the traffic is for.
  open var networkServiceType = URLRequest.NetworkServiceType.default
  /// Whether a cellular network may be used.
  open var allowsCellularAccess = true
  /// Whether an expensive network may be used.
  open var allowsExpensiveNetworkAccess = true
  /// Whether a constrained network may be used.
  open var allowsConstrainedNetworkAccess = true
  /// Whether a request waits for a network instead of failing.
  open var waitsForConnectivity = false
  /// Whether the system chooses the time.
  open var isDiscretionary = false
  /// The app group in whose container files are loaded.
  open var sharedContainerIdentifier: String?
  /// Whether the app is started for a background session's events.
  open var sessionSendsLaunchEvents = true
  /// The proxies.
  open var connectionProxyDictionary: [AnyHashable: Any]?
  /// Whether requests have cookies.
  open var httpShouldSetCookies = true
  /// Whether requests are sent before answers have come.
  open var httpShouldUsePipelining = false
  /// Which cookies are taken.
  open var httpCookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
  /// The headers that every request has.
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  /// The connections to one host.
  open var httpMaximumConnectionsPerHost = 6
  /// Where cookies are kept.
  open var httpCookieStorage: HTTPCookieStorage?
  /// Where credentials are kept.
  open var urlCredentialStorage: URLCredentialStorage?
  /// Where answers are kept.
  open var urlCache: URLCache?
  /// Classes that load in the session's stead.
  open var protocolClasses: [AnyClass]?

  init(identifier: String?) { self.identifier = identifier }

  /// A new configuration as `URLSession.shared` has it.
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration(identifier: nil) }

  /// A new configuration that keeps nothing.
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration(identifier: nil) }

  /// A new configuration of a session that goes on without its process.
  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration(identifier: identifier)
    configuration.waitsForConnectivity = true
    return configuration
  }

  /// A configuration that is free of this one.
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

  /// A request with the headers that every request has.
  func completed(_ request: URLRequest) -> URLRequest {
    var request = request
    for (name, value) in httpAdditionalHeaders ?? [:]
    where request.value(forHTTPHeaderField: "\(name)") == nil {
      request.setValue("\(value)", forHTTPHeaderField: "\(name)")
    }
    return request
  }

  /// The seconds after which a request without an answer fails.
  ///
  /// A request's own time-out stands before the configuration's where it is not the default of 60.
  func limit(of request: URLRequest) -> TimeInterval {
    let own = request.timeoutInterval
    let limit = own == 60 || own <= 0 ? timeoutIntervalForRequest : own
    return min(limit, timeoutIntervalForResource)
  }

  /// The microseconds after which code has set a request to fail; 0 where the system's default counts.
  func ownLimit(of request: URLRequest) -> Int64 {
    guard hasOwnLimit || request.timeoutInterval != 60 else { return 0 }
    return Int64(min(limit(of: request), 1e9) * 1e6)
  }
}

extension URLSessionConfiguration {
  /// Tells the host environment what a background session lacks that is about to load.
  ///
  /// Source: AG-06, DL-12.
  func noteUseInBackground(at place: SourcePlace?) {
    guard let identifier else { return }
    if sharedContainerIdentifier == nil {
      CurrentHost.note(.backgroundSessionUnshared, at: place, identifier)
    }
    if CurrentHost.environment?.hearsBackgroundSession(identifier) == false {
      CurrentHost.note(.backgroundSessionUnheard, at: place, identifier)
    }
  }
}
