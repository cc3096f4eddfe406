import Foundation
import WidgetModel

/// Opens a URL.
public struct OpenURLIntent: SystemIntent {
  /// The name that people read.
  public static let title: LocalizedStringResource = "Open URL"
  /// True: the URL opens in an app.
  public static let openAppWhenRun = true

  /// The URL.
  @Parameter(title: "URL") public var url: URL

  /// Where the code made the intent.
  private var place = SourcePlace.unknown

  /// Opens nothing yet.
  public init() {}

  /// Opens a URL.
  public init(_ url: URL) {
    place = CallPlace.here
    self.url = url
  }

  /// Does nothing: the system opens the URL.
  public func perform() async throws -> some IntentResult { NoIntentResult() }
}

extension OpenURLIntent {
  /// Tells what the system will not open, or what opens something else than the code meant.
  ///
  /// Schemes that belong to the system's own apps are left out: no source says what becomes of them.
  func noteAddress() {
    CurrentHost.environment?.noteOpening()
    guard let url = _url.valueIfAny else { return }
    if let mistake = EncodedTexts.mistake(in: url) {
      CurrentHost.note(mistake.sideEffect, at: mistake.place.or(place), mistake.text)
    }
    guard let scheme = url.scheme?.lowercased(), !OpenURLIntent.schemesOfSystem.contains(scheme)
    else { return }
    CurrentHost.note(.ownSchemeOpened, at: place, url.absoluteString)
  }

  private static let schemesOfSystem: Set<String> = [
    "http", "https", "tel", "telprompt", "sms", "mailto", "message", "facetime", "facetime-audio",
    "maps", "map", "calshow", "shortcuts", "music", "podcasts", "itms", "itms-apps", "app-settings",
    "prefs", "photos-redirect", "x-apple-health", "x-apple-reminderkit", "webcal", "file",
  ]
}

/// The URL that stands for an intent in the app.
public protocol URLRepresentableIntent: AppIntent {}

/// The URL that stands for an entity in the app.
public protocol URLRepresentableEntity: AppEntity {}
