import Foundation
import WidgetModel

enum SynthesizedAnswer {
  struct Key: Hashable {
    let type: ObjectIdentifier
    let body: SynthesizedBody
    let form: Int
  }

  /// Returns a value for a synthesized body, and the data that the real decoder accepted, if any.
  ///
  /// Values pass through the real decoder if possible, so its settings apply; `encode` writes them
  /// in each form that it may expect. If all attempts fail, throws the first error.
  static func value<T: Decodable>(
    of type: T.Type,
    for body: SynthesizedBody,
    _ style: ValueStyle,
    userInfo: [CodingUserInfoKey: Any],
    encode: (SampleNode) throws -> [Data],
    decode: (Data) throws -> T
  ) throws -> (value: T, data: Data?) {
    tell(type, body, userInfo: userInfo, encode: encode, decode: decode)
    var first: (any Error)?
    for style in style.milder {
      let node = SampleNode()
      do {
        let value = try TypeSampler(style, userInfo: userInfo).value(of: type, into: node)
        for data in (try? encode(node)) ?? [] {
          if let decoded = try? decode(data) {
            OutsideData.shared.remember(node, of: body)
            return (decoded, data)
          }
        }
        OutsideData.shared.remember(node, of: body)
        return (value, nil)
      } catch {
        first = first ?? error
      }
    }
    throw first ?? SampleError.tooDeep
  }

  private static func tell<T: Decodable>(
    _ type: T.Type,
    _ body: SynthesizedBody,
    userInfo: [CodingUserInfoKey: Any],
    encode: (SampleNode) throws -> [Data],
    decode: (Data) throws -> T
  ) {
    guard !body.isAmbiguous else { return }
    var item = OutsideItem(body.kind, body.name)
    item.type = body.isText ? "a text with the JSON of \(type)" : "\(type)"
    guard OutsideData.shared.isNew(item) else { return }
    let ordinary = ValueStyle(
      values: .ordinary,
      seed: 0,
      now: WallDate.defaultStart.microseconds
    )
    for style in ordinary.milder {
      let node = SampleNode()
      guard (try? TypeSampler(style, userInfo: userInfo).value(of: type, into: node)) != nil,
        let data = try? encode(node).first(where: { (try? decode($0)) != nil })
      else { continue }
      if data.first == UInt8(ascii: "{") || data.first == UInt8(ascii: "[") {
        let json = String(decoding: data, as: UTF8.self)
        item.sample = body.isText ? SampleNode.quoted(json) : json
        item.isStored = body.isText
      } else {
        item.sample = data.base64EncodedString()
        item.isEncoded = true
      }
      break
    }
    OutsideData.shared.record(item)
  }
}

extension ValueStyle {
  /// This style and milder alternatives: other text meanings, ordinary texts, ordinary values.
  var milder: [ValueStyle] {
    var plain = self
    plain.keepsTexts = true
    var ordinary = self
    ordinary.values = .ordinary
    let flavours = [flavour] + Flavour.allCases.filter { $0 != flavour }
    return [self, plain, ordinary].flatMap { style in
      flavours.map {
        var flavoured = style
        flavoured.flavour = $0
        return flavoured
      }
    }
  }
}
