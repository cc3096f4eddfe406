import Foundation
import WidgetCampaigns
import WidgetModel

extension Packaging {
  /// The App Transport Security exceptions that only an app has; `nil` if none has one, a list is
  /// unreadable, or the extension's code loads nothing (CR-66).
  var transportFaults: [TargetSettings.Fault]? {
    let loads = ["URLSession", "URLRequest", "AsyncImage", "NWConnection"]
    guard
      code.files.contains(where: { file in
        file.lines.contains { line in loads.contains { line.contains($0) } }
      }),
      let own = target.transportExceptions
    else { return nil }
    // If all addresses in the code are secure, no exception is needed.
    let texts = code.files.map(\.source.text)
    guard
      texts.contains(where: { $0.contains("\"http://") })
        || !texts.contains(where: { $0.contains("\"https://") })
    else { return nil }
    let ofApps = apps.compactMap { app in app.transportExceptions.map { (app: app, list: $0) } }
      .filter { !$0.list.names.isEmpty }
    guard !ofApps.isEmpty else { return nil }
    return ofApps.compactMap { app, list in
      let missing =
        own.names.contains(TransportExceptions.all) ? [] : list.names.subtracting(own.names)
      guard let name = missing.min() else { return nil }
      let place = own.place ?? list.place
      return TargetSettings.Fault(
        .transport,
        "the app \(app.name) has the exception \(name) from App Transport Security, and the extension does not",
        file: place?.file ?? "",
        line: place?.line ?? 0
      )
    }
  }
}

private struct TransportExceptions {
  static let all = "NSAllowsArbitraryLoads"

  /// The exceptions, each a key or a domain.
  var names: Set<String> = []

  /// The line of the exceptions, or where they would be; `nil` without a list.
  var place: SourcedValue?
}

extension CheckedTarget {
  /// The exceptions of the property list; `nil` if it cannot be read.
  fileprivate var transportExceptions: TransportExceptions? {
    guard let path = propertyList else { return TransportExceptions() }
    guard let values = PropertyListFile.values(at: path) else { return nil }
    var found = TransportExceptions()
    let key = TargetSetting.transport.key
    let hasKey = values[key] != nil
    found.place = SourcedValue(
      value: "",
      file: path,
      line: PropertyListFile.line(of: hasKey ? key : "NSExtension", at: path)
    )
    let rules = values[key] as? [String: Any] ?? [:]
    if rules[TransportExceptions.all] as? Bool == true {
      found.names.insert(TransportExceptions.all)
    }
    for (domain, rules) in rules["NSExceptionDomains"] as? [String: Any] ?? [:] {
      let rules = rules as? [String: Any] ?? [:]
      if rules.contains(where: {
        $0.key.hasSuffix("AllowsInsecureHTTPLoads") && $0.value as? Bool == true
      }) {
        found.names.insert(domain)
      }
    }
    return found
  }
}
