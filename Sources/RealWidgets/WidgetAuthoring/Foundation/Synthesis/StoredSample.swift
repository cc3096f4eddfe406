import Foundation
import WidgetModel

/// Synthesized shared defaults of the type that code reads: guesses, since keys show no types.
enum StoredSample {
  /// Returns a value for defaults; `nil` if none can be synthesized or the case omits values.
  static func object(_ wish: DefaultsReading.Wish, _ key: String, _ domain: String) -> NSObject? {
    guard let style = OutsideData.shared.guessing else { return nil }
    tell(wish, key, domain)
    guard style.values != .sparse, let node = node(wish, style, key) else { return nil }
    OutsideData.shared.noteGuess("\"\(key)\" of \(domain) = \(fixture(node))")
    OutsideData.shared.give(Data())
    if case .leaf(.text(let text)) = node.kind {
      OutsideData.shared.remember(text: text, of: "\(domain) \(key)")
    }
    return object(node)
  }

  private static func node(
    _ wish: DefaultsReading.Wish,
    _ style: ValueStyle,
    _ key: String
  ) -> SampleNode? {
    let path = SamplePath(keys: [key])
    let sampler = TypeSampler(style)
    let node = SampleNode()
    switch wish {
    case .type(let type):
      guard (try? sampler.value(of: type, into: node, at: path)) != nil else { return nil }
    case .rawValue(let type):
      guard let leaf = sampler.rawValue(of: type, at: path) else { return nil }
      node.kind = .leaf(leaf)
    case .address:
      guard let address = NSURL(string: style.address(at: path)),
        let archive = try? NSKeyedArchiver.archivedData(
          withRootObject: address,
          requiringSecureCoding: false
        )
      else { return nil }
      node.kind = .leaf(.data(archive))
    case .bytes, .parts, .anything: return nil
    }
    return node
  }

  private static func tell(_ wish: DefaultsReading.Wish, _ key: String, _ domain: String) {
    var item = OutsideItem(.value, "\(domain) \(key)")
    switch wish {
    case .type(let type): item.type = "\(type)"
    case .rawValue(let type): item.type = "\(type)"
    case .address: item.type = "URL"
    case .parts(let name): item.type = name
    case .bytes, .anything: return
    }
    guard OutsideData.shared.isNew(item) else { return }
    let ordinary = ValueStyle(
      values: .ordinary,
      seed: 0,
      now: WallDate.defaultStart.microseconds
    )
    item.sample = node(wish, ordinary, key).map(fixture) ?? ""
    item.isStored = true
    OutsideData.shared.record(item)
  }

  private static func object(_ node: SampleNode) -> NSObject {
    switch node.kind {
    case .null: NSNull()
    case .leaf(.flag(let flag)): NSNumber(value: flag)
    case .leaf(.integer(let number)): NSNumber(value: number)
    case .leaf(.number(let number)): NSNumber(value: number)
    case .leaf(.text(let text)): NSString(string: text)
    case .leaf(.date(let date)): NSDate(timeIntervalSince1970: date.timeIntervalSince1970)
    case .leaf(.data(let data)): NSData(data: data)
    case .list: NSArray(array: node.elements.map(object))
    case .object:
      NSDictionary(
        dictionary: Dictionary(node.members.map { ($0.name, object($0.node)) }) { first, _ in first
        }
      )
    }
  }

  private static func fixture(_ node: SampleNode) -> String {
    switch node.kind {
    case .leaf(.date(let date)): "{\"$date\": \(Int(date.timeIntervalSince1970))}"
    case .leaf(.data(let data)): "{\"$data\": \"\(data.base64EncodedString())\"}"
    case .list: "[" + node.elements.map(fixture).joined(separator: ", ") + "]"
    case .object:
      "{"
        + node.members.map { "\(SampleNode.quoted($0.name)): \(fixture($0.node))" }
        .joined(separator: ", ") + "}"
    case .null, .leaf: node.json(JSONForm(), indent: nil)
    }
  }
}
