import Foundation

/// Samples values of decodable types in a ``ValueStyle``, with the JSON they could come from.
final class TypeSampler {
  let style: ValueStyle
  let userInfo: [CodingUserInfoKey: Any]

  /// The number of leaves that may still be made, so that types with nested lists end.
  private var room = 20_000

  init(_ style: ValueStyle, userInfo: [CodingUserInfoKey: Any] = [:]) {
    self.style = style
    self.userInfo = userInfo
  }

  /// Returns a value of a type; throws the type's own error if it rejects the values.
  func value<T: Decodable>(
    of type: T.Type,
    into node: SampleNode,
    at path: SamplePath = SamplePath(),
    depth: Int = 0
  ) throws -> T {
    room -= 1
    guard room > 0, depth < 32 else { throw SampleError.tooDeep }
    if let (leaf, value) = leaf(of: type, at: path), let value = value as? T {
      node.kind = .leaf(leaf)
      return value
    }
    // Types with listed cases get a listed raw value; any other text would be rejected.
    if let value = firstOfCases(type, into: node, at: path) { return value }
    do {
      return try T(from: TypeDecoder(sampler: self, node: node, path: path, depth: depth + 1))
    } catch {
      guard let first = firstCase(of: type), let raw = rawLeaf(of: first) else { throw error }
      node.clear()
      node.kind = .leaf(raw)
      return first
    }
  }

  private func leaf(of type: Any.Type, at path: SamplePath) -> (SampleLeaf, Any)? {
    switch type {
    case is Bool.Type:
      let flag = style.flag(at: path)
      return (.flag(flag), flag)
    case is String.Type:
      let text = style.text(at: path)
      return (.text(text), text)
    case is Double.Type:
      let number = style.number(at: path)
      return (.number(number), number)
    case is Float.Type:
      let number = Float(style.number(at: path))
      return (.number(Double(number)), number)
    case is Decimal.Type:
      let number = style.number(at: path)
      return (.number(number), Decimal(number))
    case is Date.Type:
      let date = style.date(at: path)
      return (.date(date), date)
    case is URL.Type:
      let text = style.address(at: path)
      return URL(string: text).map { (.text(text), $0) }
    case is UUID.Type:
      let text = style.identifier(at: path)
      return UUID(uuidString: text).map { (.text(text), $0) }
    case is Data.Type:
      let data = style.manner(at: path) == .empty ? Data() : Data([1, 2, 3])
      return (.data(data), data)
    case let integer as any FixedWidthInteger.Type:
      return number(of: integer, style.integer(at: path))
    default: return nil
    }
  }

  private func number<T: FixedWidthInteger>(of type: T.Type, _ value: Int64) -> (SampleLeaf, Any) {
    let number = T(clamping: value)
    return (.integer(Int64(clamping: number)), number)
  }

  /// Returns a case of an enum that lists its cases and has a raw value; `nil` for any other type.
  private func firstOfCases<T>(_ type: T.Type, into node: SampleNode, at path: SamplePath) -> T? {
    guard let cases = (type as? any CaseIterable.Type).map({ all($0) }), !cases.isEmpty else {
      return nil
    }
    let place: Int =
      switch style.manner(at: path) {
      case .ordinary, .sparse: path.index % cases.count
      case .empty: 0
      case .low, .extreme, .mixed: cases.count - 1
      }
    guard let value = cases[place] as? T, let raw = rawLeaf(of: value) else { return nil }
    node.kind = .leaf(raw)
    return value
  }

  func rawValue<T: RawRepresentable>(of type: T.Type, at path: SamplePath) -> SampleLeaf? {
    let node = SampleNode()
    if firstOfCases(type, into: node, at: path) != nil, case .leaf(let leaf) = node.kind {
      return leaf
    }
    if let first = firstCase(of: type), let leaf = rawLeaf(of: first) { return leaf }
    return leaf(of: T.RawValue.self, at: path)?.0
  }

  private func all<T: CaseIterable>(_ type: T.Type) -> [Any] { type.allCases.map { $0 as Any } }

  private func rawLeaf(of value: Any) -> SampleLeaf? {
    switch (value as? any RawRepresentable)?.rawValue as Any {
    case let text as String: .text(text)
    case let number as any BinaryInteger: .integer(Int64(clamping: number))
    case let number as Double: .number(number)
    default: nil
    }
  }

  func firstCase<T>(of type: T.Type) -> T? {
    guard _isPOD(type), MemoryLayout<T>.size <= 1 else { return nil }
    let value = withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      return bytes.loadUnaligned(as: type)
    }
    // The reflection distinguishes such an enum from other one-byte types.
    return Mirror(reflecting: value).displayStyle == .enum ? value : nil
  }
}
