import Foundation
import WidgetModel

public struct OpenURLIntent: SystemIntent {
  public static let title: LocalizedStringResource = "Open URL"
  public static let openAppWhenRun = true

  @Parameter(title: "URL") public var url: URL

  private var place = SourcePlace.unknown

  public init() {}

  public init(_ url: URL) {
    place = CallPlace.here
    self.url = url
  }

  /// Does nothing; the system opens the URL.
  public func perform() async throws -> some IntentResult { NoIntentResult() }
}

extension OpenURLIntent {
  /// Reports an address that the system does not open as intended, except schemes of its own apps,
  /// which no source documents.
  func noteAddress() {
    CurrentHost.environment?.noteOpening()
    guard let url = _url.valueIfAny else { return }
    if let mistake = EncodedTexts.mistake(in: url) {
      CurrentHost.record(mistake.sideEffect, at: mistake.place.or(place), mistake.text)
    }
    guard let scheme = url.scheme?.lowercased(), !OpenURLIntent.schemesOfSystem.contains(scheme)
    else { return }
    CurrentHost.record(.ownSchemeOpened, at: place, url.absoluteString)
  }

  private static let schemesOfSystem: Set<String> = [
    "http", "https", "tel", "telprompt", "sms", "mailto", "message", "facetime", "facetime-audio",
    "maps", "map", "calshow", "shortcuts", "music", "podcasts", "itms", "itms-apps", "app-settings",
    "prefs", "photos-redirect", "x-apple-health", "x-apple-reminderkit", "webcal", "file",
  ]
}

public protocol URLRepresentableIntent: AppIntent {}

public protocol URLRepresentableEntity: AppEntity {}
