import Foundation
import WidgetModel

/// The values that a person can give a parameter, or only edge values if there are too many.
struct ParameterChoices {
  let parameter: any ConfigurableParameter
  let family: Family?

  func values() async throws -> [Any?] {
    let elements = try await elements()
    let none: [Any?] = parameter.isOptional ? [nil] : []
    guard let type = parameter.unwrappedType as? any ArrayRepresentable.Type else {
      return none + elements
    }
    let size = parameter.size(in: family)
    let counts = [size?.min ?? 0, 1, size?.max ?? min(3, max(elements.count, 1))]
    return none
      + Set(counts).sorted().filter { $0 <= (size?.max ?? .max) && $0 >= (size?.min ?? 0) }.map {
        type.array(of: filled(to: $0, from: elements))
      }
  }

  private func filled(to count: Int, from elements: [Any]) -> [Any] {
    guard !elements.isEmpty else { return [] }
    return (0..<count).map { elements[$0 % elements.count] }
  }

  private func elements() async throws -> [Any] {
    let source: Any? = parameter.specification.optionsProvider ?? parameter.query
    // Only the app's process could provide these options.
    if let source, isOfApp(source) { return [] }
    if let provider = parameter.specification.optionsProvider { return try await results(provider) }
    if let query = parameter.query { return try await results(query) }
    if let supported = parameter.specification.supportedValues { return supported }
    return if let type = parameter.elementType as? any CaseIterable.Type {
      allCases(of: type)
    } else {
      EdgeValues(range: parameter.specification.range).values(of: parameter.elementType)
    }
  }
}

/// Returns true, and reports it, if options need a dependency that only the app provides.
func isOfApp(_ provider: Any) -> Bool {
  guard let missing = missingDependency(of: provider) else { return false }
  CurrentHost.environment?.noteInApp(
    "\(type(of: provider)) (it needs the app's \(missing))",
    isPerformed: false
  )
  return true
}

private func results<Provider: DynamicOptionsProvider>(_ provider: Provider) async throws -> [Any] {
  try await provider.results().values
}

private func allCases<Type: CaseIterable>(of type: Type.Type) -> [Any] {
  type.allCases.map { $0 as Any }
}

struct EdgeValues {
  let range: ClosedRange<Double>?

  func values(of type: Any.Type) -> [Any] {
    switch type {
    case is Bool.Type: [true, false]
    case is Int.Type:
      range.map { [Int($0.lowerBound), Int($0.upperBound)] } ?? [0, -1, 1_000_000]
    case is Double.Type: range.map { [$0.lowerBound, $0.upperBound] } ?? [0.0, -1.5, 1e9]
    case is Float.Type: [Float(0), Float(-1.5), Float(1e9)]
    case is Decimal.Type: [Decimal(0), Decimal(-1), Decimal(1_000_000)]
    case is String.Type:
      ["", String(repeating: "Long text ", count: 30), SampleText.foreign]
    case is AttributedString.Type: [AttributedString(""), AttributedString("Text")]
    case is Date.Type:
      [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 4_102_444_800)]
    case is DateComponents.Type: [DateComponents(), DateComponents(hour: 23, minute: 59)]
    case is URL.Type: ["https://example.com", "https://example.com/%20?q="].compactMap(URL.init)
    case is Duration.Type: [Duration.zero, Duration.seconds(86_400)]
    case is IntentFile.Type: [IntentFile(data: Data(), filename: "empty")]
    default: []
    }
  }
}
