import Foundation
import WidgetModel

/// Chooses the parameters of a configuration as a person might.
///
/// A variant is a number in a mixed radix: each parameter that the summary shows takes one digit,
/// whose base is the number of its choices. Choices may depend on those made before, since options
/// are asked for with the intent as it is at that moment. Digit 0 is always the default, so that
/// variant 0 is the configuration of a person who only adds the widget.
struct IntentConfigurator<Intent: AppIntent> {
  /// The family for which arrays are filled, if it is known.
  let family: Family?

  /// A configuration as a person might choose it.
  func configuration(variant: Int) async -> HostedConfiguration {
    let intent = Intent()
    var failures: [String] = []
    let haveVanished = variant == ConfigurationVariant.vanished
    let isExhibited = haveVanished || variant == ConfigurationVariant.exhibited
    var digits = isExhibited ? 0 : abs(variant)
    var pending = parameters(of: intent)
    for (_, parameter) in pending { await setDefault(of: parameter, in: intent, &failures) }
    while isExhibited, let index = firstShown(of: pending, in: intent) {
      let (_, parameter) = pending.remove(at: index)
      await fill(parameter, in: intent, &failures)
    }
    if haveVanished { await takeEntities(from: intent) }
    // Each turn decides one parameter, so the loop ends; a choice may show or hide those after it.
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

  /// The parameters that a person who only adds the widget leaves without a value.
  ///
  /// What the app alone can offer is not asked for, and not among them.
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

  /// Tells the host environment of parameters that a person who only adds something leaves without a value.
  func noteUnset(as kind: SideEffect.Kind) async {
    for name in await parametersWithoutDefault() {
      let place = CallPlace.function(name, of: Intent.self)
      CurrentHost.note(kind, at: place, "\(Intent.self).\(name)")
    }
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

  /// Gives a parameter that must have a value, and has no default, the one that its provider or
  /// query offers.
  ///
  /// Where none is offered, the first choice stands in, so that the code runs at all;
  /// ``parametersWithoutDefault()`` tells of it. Source: AI-03.
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

  /// Gives a parameter that has no value, or an empty one, the first that a person can choose.
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

  /// The default that the parameter's provider or query gives, as the parameter takes it.
  ///
  /// One provider may serve parameters of one value and of several: an array's first element stands
  /// for one value, and one value for an array of it.
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

  /// Sets a choice; entities pass through their query, since only their ids are stored.
  ///
  /// Source: AI-06.
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

private func anyDefaultResult<Provider: DynamicOptionsProvider>(
  of provider: Provider
) async -> Any? {
  await provider.defaultResult().map { $0 as Any }
}
