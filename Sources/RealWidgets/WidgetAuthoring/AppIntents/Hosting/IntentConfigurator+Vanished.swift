import WidgetModel

extension IntentConfigurator {
  /// Removes one chosen entity per parameter, as if it had been deleted (AI-06).
  ///
  /// Required parameters and lists at their minimum keep theirs: the result is not documented. All
  /// look-ups come first, since queries may depend on other parameters.
  func takeEntities(from intent: Intent) async {
    var changes: [(parameter: any ConfigurableParameter, value: Any?)] = []
    for (_, parameter) in parameters(of: intent) {
      guard let value = parameter.anyValue, !isAbsent(value), let query = parameter.query,
        !isOfApp(query)
      else { continue }
      let elements = (value as? any ArrayRepresentable)?.anyElements
      let kept = max(0, (elements?.count ?? 1) - 1)
      let lookup = EntityLookup(query: query)
      let outcome = await IntentBeingConfigured.$intent.withValue(intent) {
        await lookup.outcome(besides: elements ?? [value], keeping: kept)
      }
      switch outcome {
      case .unaskable, .invented: continue
      case .failed(let error): lookup.noteFailure(error)
      case .omitted(let found):
        lookup.record(.configuredVanished)
        if let type = parameter.unwrappedType as? any ArrayRepresentable.Type {
          guard found.count >= parameter.size(in: family)?.min ?? 0 else { continue }
          changes.append((parameter, type.array(of: found)))
        } else if parameter.isOptional {
          changes.append((parameter, nil))
        }
      }
    }
    for change in changes { _ = change.parameter.set(change.value) }
  }
}
