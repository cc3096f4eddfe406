import Foundation

/// Opens a URL.
public struct OpenURLIntent: SystemIntent {
  /// The name that people read.
  public static let title: LocalizedStringResource = "Open URL"
  /// True: the URL opens in an app.
  public static let openAppWhenRun = true

  /// The URL.
  @Parameter(title: "URL") public var url: URL

  /// Opens nothing yet.
  public init() {}

  /// Opens a URL.
  public init(_ url: URL) { self.url = url }

  /// Does nothing: the system opens the URL.
  public func perform() async throws -> some IntentResult { NoIntentResult() }
}

/// The URL that stands for an intent in the app.
public protocol URLRepresentableIntent: AppIntent {}

/// The URL that stands for an entity in the app.
public protocol URLRepresentableEntity: AppEntity {}
