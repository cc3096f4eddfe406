import WidgetModel

extension IntentHost {
  /// The first stored property that is not a parameter: the system recreates an intent with
  /// `init()` before it runs, so such a value is lost.
  var lostProperty: String? {
    let own = IntentHost.plainProperties(of: intent)
    guard !own.isEmpty else { return nil }
    // A value that differs in each new intent, such as an identifier, is not one that code set.
    let (first, second) = (Intent(), Intent())
    let usual = IntentHost.plainProperties(of: first)
    let again = IntentHost.plainProperties(of: second)
    guard own.count == usual.count, usual.count == again.count else { return nil }
    return own.indices.first {
      usual[$0].value == again[$0].value && own[$0].value != usual[$0].value
    }
    .map { own[$0].name }
  }

  private static func plainProperties(of intent: Intent) -> [(name: String, value: String)] {
    Mirror(reflecting: intent).children.compactMap { child in
      guard let name = child.label, !name.hasPrefix("_") else { return nil }
      return (name, String(reflecting: child.value))
    }
  }
}

extension Renderer {
  /// Reports a value that an intent loses between a drawing and a tap (VW-11).
  func noteLostValue(of intent: (any HostedIntent)?, at place: SourcePlace) {
    guard let intent, let name = intent.lostProperty else { return }
    CurrentHost.record(.intentValueLost, at: place, "\(intent.type).\(name)")
  }
}
