import Foundation
import WidgetModel

/// Chooses parameter values the way a person might.
///
/// A variant is a mixed-radix number with a digit for each parameter that the summary shows. The
/// base is the number of its choices, which may depend on earlier ones. Digit 0 is the default, so
/// variant 0 is the configuration of a newly added widget.
struct IntentConfigurator<Intent: AppIntent> {
  /// The family that limits array sizes; `nil` if unknown.
  let family: Family?

  func configuration(variant: Int) async -> HostedConfiguration {
    let intent = Intent()
    var failures: [String] = []
    let haveVanished = variant == ConfigurationVariant.vanished
    let single = ConfigurationVariant.choice(of: variant)
    let isExhibited = haveVanished || single != nil || variant == ConfigurationVariant.exhibited
    var digits = isExhibited ? 0 : abs(variant)
    var pending = parameters(of: intent)
    for (_, parameter) in pending { await setDefault(of: parameter, in: intent, &failures) }
    while isExhibited, let index = firstShown(of: pending, in: intent) {
      let (_, parameter) = pending.remove(at: index)
      await fill(parameter, in: intent, &failures)
    }
    if haveVanished { await takeEntities(from: intent) }
    if let single { await choose(single.choice, of: single.parameter, in: intent, &failures) }
    // Each iteration decides one parameter, so the loop ends; a choice may show or hide later ones.
    while digits > 0, let index = firstShown(of: pending, in: intent) {
      let (_, parameter) = pending.remove(at: index)
      let choices = await choices(of: parameter, in: intent, &failures)
      let digit = digits % (choices.count + 1)
      digits /= choices.count + 1
      if digit > 0 { await set(parameter, to: choices[digit - 1], &failures) }
    }
    var configuration = HostedConfiguration(value: intent, text: parameterText(of: intent))
    configuration.failures = failures
    return configuration
  }

  /// Gives one parameter its choice with the given index; does nothing if either is out of range.
  private func choose(
    _ choice: Int,
    of number: Int,
    in intent: Intent,
    _ failures: inout [String]
  ) async {
    let all = parameters(of: intent)
    guard all.indices.contains(number) else { return }
    let choices = await choices(of: all[number].parameter, in: intent, &failures)
    if choices.indices.contains(choice) {
      await set(all[number].parameter, to: choices[choice], &failures)
    }
  }

  /// Returns the parameters that start without a value, except those with options of the app only.
  func parametersWithoutDefault() async -> [String] {
    let intent = Intent()
    var names: [String] = []
    for (name, parameter) in parameters(of: intent) where parameter.anyValue == nil {
      let provider: Any? = parameter.specification.optionsProvider ?? parameter.query
      if let provider, isOfApp(provider) { continue }
      if await defaultResult(of: parameter, in: intent) == nil { names.append(name) }
    }
    return names
  }

  func noteUnset(as kind: SideEffect.Kind) async {
    for name in await parametersWithoutDefault() {
      let place = CallPlace.function(name, of: Intent.self)
      CurrentHost.record(kind, at: place, "\(Intent.self).\(name)")
    }
  }

  /// Returns the intent of a newly added widget, with the defaults of queries and providers.
  func intentAsAdded() async -> Intent {
    let intent = Intent()
    for (_, parameter) in parameters(of: intent) where isUnanswered(parameter) {
      if let value = await defaultResult(of: parameter, in: intent) { _ = parameter.set(value) }
    }
    return intent
  }

  /// Reports a default of a dependent provider that it offers only for other choices; the rest may
  /// omit a default from their suggestions.
  func noteDefaultsOfOthers() async {
    let count = parameters(of: Intent()).count
    for number in 0..<count {
      let parameter = parameters(of: Intent())[number].parameter
      guard
        let source: any DynamicOptionsProvider = parameter.specification.optionsProvider
          ?? parameter.query,
        !isOfApp(source), dependsOnOthers(source)
      else { continue }
      var met: [(offered: Set<String>, given: [Any])] = []
      for other in 0..<count where other != number {
        met += await offers(of: number, for: other)
      }
      let stray = met.lazy.flatMap { one in
        one.given.filter { value in
          let name = identity(of: value)
          return !one.offered.contains(name) && met.contains { $0.offered.contains(name) }
        }
      }.first
      guard let stray else { continue }
      CurrentHost.record(
        .defaultNotOffered,
        at: CallPlace.function("defaultResult", of: type(of: source)),
        "\(type(of: source)) gives \(valueText(stray))"
      )
    }
  }

  /// Returns what a parameter offers, and its default, for up to three choices of another one.
  private func offers(
    of number: Int,
    for other: Int
  ) async -> [(offered: Set<String>, given: [Any])] {
    var failures: [String] = []
    let begun = await intentAsAdded()
    let choices = await choices(of: parameters(of: begun)[other].parameter, in: begun, &failures)
    let standing = parameters(of: begun)[other].parameter.anyValue
    var found: [(offered: Set<String>, given: [Any])] = []
    for choice in ([standing] + choices).compactMap(\.self).filter({ !isAbsent($0) }).prefix(3) {
      let intent = await intentAsAdded()
      await set(parameters(of: intent)[other].parameter, to: choice, &failures)
      // A fresh intent per choice keeps the choices independent of each other.
      let own = parameters(of: intent)[number].parameter
      let unmet = UnmetDependencies()
      let answer = await IntentBeingConfigured.$unmet.withValue(unmet) {
        () async -> (offered: [Any], given: Any?)? in
        let offered = try? await IntentBeingConfigured.$intent.withValue(intent) {
          try await ParameterChoices(parameter: own, family: family).values()
        }
        guard let offered else { return nil }
        return (offered.compactMap(\.self), await defaultResult(of: own, in: intent))
      }
      guard let answer, !unmet.isRead, !answer.offered.isEmpty else { continue }
      found.append(
        (
          Set(answer.offered.flatMap(elements).map { identity(of: $0) }),
          answer.given.map(elements) ?? []
        )
      )
    }
    return found
  }

  private func elements(of value: Any) -> [Any] {
    (value as? any ArrayRepresentable)?.anyElements ?? [value]
  }

  private func isUnanswered(_ parameter: any ConfigurableParameter) -> Bool {
    parameter.anyValue.map { isAbsent($0) } ?? true
  }

  private typealias Parameters = [(name: String, parameter: any ConfigurableParameter)]

  private func firstShown(of pending: Parameters, in intent: Intent) -> Int? {
    guard
      let summary = Intent.parameterSummary as? any ShowingParameters,
      let shown = summary.parametersShown(
        of: intent,
        in: family.map { IntentWidgetFamily($0) }
      )
    else { return pending.indices.first }
    return pending.firstIndex { entry in shown.contains { $0 === entry.parameter } }
  }

  /// Gives a required parameter without a default the value of its provider or query, or the first
  /// choice so that the code can run; ``parametersWithoutDefault()`` reports it (AI-03).
  private func setDefault(
    of parameter: any ConfigurableParameter,
    in intent: Intent,
    _ failures: inout [String]
  ) async {
    guard parameter.anyValue == nil else { return }
    if let value = await defaultResult(of: parameter, in: intent) {
      _ = parameter.set(value)
    } else if let first = await choices(of: parameter, in: intent, &failures).first {
      _ = parameter.set(first)
    }
  }

  /// Gives a parameter without a value, or with an empty one, its first non-empty choice.
  private func fill(
    _ parameter: any ConfigurableParameter,
    in intent: Intent,
    _ failures: inout [String]
  ) async {
    let value = parameter.anyValue
    let isEmpty = (value as? any ArrayRepresentable)?.anyElements.isEmpty ?? false
    guard value.map({ isAbsent($0) }) ?? true || isEmpty else { return }
    let choices = await choices(of: parameter, in: intent, &failures)
    let first = choices.lazy.compactMap(\.self).first {
      ($0 as? any ArrayRepresentable)?.anyElements.isEmpty != true
    }
    if let first { await set(parameter, to: first, &failures) }
  }

  /// Returns the default of the provider or query; a single value takes an array's first element,
  /// and an array wraps a single value.
  private func defaultResult(
    of parameter: any ConfigurableParameter,
    in intent: Intent
  ) async -> Any? {
    guard
      let provider = parameter.specification.optionsProvider ?? parameter.query, !isOfApp(provider)
    else { return nil }
    let given = await IntentBeingConfigured.$intent.withValue(intent) {
      await anyDefaultResult(of: provider)
    }
    guard let given else { return nil }
    let elements = (given as? any ArrayRepresentable)?.anyElements ?? [given]
    guard let type = parameter.unwrappedType as? any ArrayRepresentable.Type else {
      return elements.first
    }
    return type.array(of: elements)
  }

  private func choices(
    of parameter: any ConfigurableParameter,
    in intent: Intent,
    _ failures: inout [String]
  ) async -> [Any?] {
    do {
      let values = try await IntentBeingConfigured.$intent.withValue(intent) {
        try await ParameterChoices(parameter: parameter, family: family).values()
      }
      let standing = parameter.anyValue.map { valueText($0) }
      return values.filter { ($0.map(valueText) ?? "nil") != standing }
    } catch {
      failures.append("\(parameter.elementType): \(error)")
      return []
    }
  }

  /// Sets a choice; entities pass through their query, since only their ids are stored (AI-06).
  private func set(
    _ parameter: any ConfigurableParameter,
    to choice: Any?,
    _ failures: inout [String]
  ) async {
    guard let choice, let query = parameter.query else {
      _ = parameter.set(choice)
      return
    }
    do {
      let elements = (choice as? any ArrayRepresentable)?.anyElements ?? [choice]
      let found = try await EntityLookup(query: query).entities(like: elements)
      if let type = parameter.unwrappedType as? any ArrayRepresentable.Type {
        _ = parameter.set(type.array(of: found))
      } else if let entity = found.first {
        _ = parameter.set(entity)
      } else if parameter.isOptional {
        _ = parameter.set(nil)
      }
    } catch {
      failures.append("\(type(of: query)).entities(for:): \(error)")
    }
  }
}

/// Returns a key that identifies an offered value: an entity's id, or the text of any other value.
private func identity(of value: Any) -> String {
  (value as? any AppEntity).map { entityIdentity($0) } ?? valueText(value)
}

private func entityIdentity<Entity: AppEntity>(_ entity: Entity) -> String { "id \(entity.id)" }

private func dependsOnOthers(_ source: any DynamicOptionsProvider) -> Bool {
  Mirror(reflecting: source).children.contains { $0.value is any ParameterDependency }
}

private func anyDefaultResult<Provider: DynamicOptionsProvider>(
  of provider: Provider
) async -> Any? {
  await provider.defaultResult().map { $0 as Any }
}
