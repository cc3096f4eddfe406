import Foundation
import WidgetModel

/// Looks entities up as the system does that stores their ids.
struct EntityLookup {
  let query: any EntityQuery

  /// The entities that the query gives back for those of some.
  func entities(like entities: [Any]) async throws -> [Any] {
    try await lookUp(entities, in: query)
  }

  /// What comes of a look-up for an id that is gone.
  enum Outcome {
    /// There is no id to ask for, or the look-up fails for what is there, too.
    case unaskable
    /// The query gave an entity for the id that is gone: none of its entities can go.
    case invented
    /// The query gave those of the others that are there.
    case omitted([Any])
    /// The query threw.
    case failed(any Error)
  }

  /// What comes of a look-up for an id that is gone and for those of some entities.
  ///
  /// - Parameters:
  ///   - entities: What is there, at least one; the id that is gone is like theirs.
  ///   - count: How many of them are looked up with it, the first ones.
  /// - Returns: What came of it.
  ///
  /// Source: AI-06.
  func outcome(besides entities: [Any], keeping count: Int) async -> Outcome {
    if query is any UniqueAppEntityQuery { return .invented }
    return await lookUpVanished(besides: entities, keeping: count, in: query)
  }

  /// Tells the host environment what comes of look-ups for all that is suggested, alone and with an id that is gone.
  ///
  /// Source: AI-06, AI-07.
  func tellSuggested() async throws {
    let suggested = try await suggestions(of: query)
    guard !suggested.isEmpty else { return }
    noteOffered(suggested, by: query)
    let lost = try await countLost(of: suggested, in: query)
    if lost > 0 { note(.entitiesLost, amount: Int64(lost)) }
    switch await outcome(besides: suggested, keeping: suggested.count) {
    case .unaskable, .invented: return
    case .omitted: note(.lookUpOmitted)
    case .failed(let error): noteFailure(error)
    }
  }

  /// Tells the host environment that the query threw for an id that is gone.
  func noteFailure(_ error: any Error) {
    note(.lookUpFailed, text: "\(type(of: query)).entities(for:): \(error)")
  }

  /// Tells the host environment of something in the query's look-up.
  func note(_ kind: SideEffect.Kind, amount: Int64 = 0, text: String? = nil) {
    let type = type(of: query)
    CurrentHost.note(
      kind,
      amount: amount,
      at: CallPlace.function("entities", of: type),
      text ?? "\(type)"
    )
  }

  /// Searches for nothing and for a part of what is suggested, if the query takes text.
  func search() async throws {
    if let query = query as? any EntityStringQuery { try await searchIn(query) }
  }
}

private func lookUp<Query: EntityQuery>(_ entities: [Any], in query: Query) async throws -> [Any] {
  let wanted = entities.compactMap { ($0 as? Query.Entity)?.id }
  let found = try await query.entities(for: wanted)
  // The answer may come in any order; the person's order counts.
  return wanted.compactMap { id in found.first { $0.id == id } }
}

/// Tells the host environment which entities a query offers.
private func noteOffered<Query: EntityQuery>(_ entities: [Any], by query: Query) {
  guard let environment = CurrentHost.environment else { return }
  let offered = entities.compactMap { $0 as? Query.Entity }
  environment.noteOffered(
    OfferedEntities(
      query: "\(Query.self)",
      ids: offered.map { "\($0.id)" },
      titles: offered.map { String(localized: $0.displayRepresentation.title) },
      place: CallPlace.function("suggestedEntities", of: Query.self)
    )
  )
}

private func countLost<Query: EntityQuery>(of entities: [Any], in query: Query) async throws -> Int
{
  let suggested = entities.compactMap { ($0 as? Query.Entity)?.id }
  let found = Set(try await query.entities(for: suggested).map(\.id))
  return Set(suggested).subtracting(found).count
}

private func suggestions<Query: EntityQuery>(of query: Query) async throws -> [Any] {
  try await query.suggestedEntities().values.map { $0 as Any }
}

private func lookUpVanished<Query: EntityQuery>(
  besides entities: [Any],
  keeping count: Int,
  in query: Query
) async -> EntityLookup.Outcome {
  let known = entities.compactMap { ($0 as? Query.Entity)?.id }
  // Who fails for what is there, as without a network, does not fail for what is gone.
  guard let vanished = VanishedID.like(known), (try? await query.entities(for: known)) != nil
  else { return .unaskable }
  do {
    let others = known.prefix(count)
    let found = try await query.entities(for: others + [vanished])
    if found.contains(where: { $0.id == vanished }) { return .invented }
    // The answer may come in any order; the person's order counts.
    return .omitted(others.compactMap { id in found.first { $0.id == id }.map { $0 as Any } })
  } catch {
    return .failed(error)
  }
}

private func searchIn<Query: EntityStringQuery>(_ query: Query) async throws {
  _ = try await query.entities(matching: "")
  guard let first = try await query.suggestedEntities().values.first else { return }
  let title = String(localized: first.displayRepresentation.title)
  _ = try await query.entities(matching: String(title.prefix(2)))
}

extension IntentConfigurator {
  /// What a person meets who edits the configuration, with what was thrown meanwhile.
  func offerOptions() async -> [String] {
    let intent = Intent()
    let count = Int64(parameters(of: intent).count)
    CurrentHost.note(.parametersDeclared, amount: count, at: .unknown, "\(Intent.self)")
    noteMigration(from: intent)
    await noteUnset(as: .parameterUnset)
    var failures: [String] = []
    // Whoever adds something is offered choices by what it begins with.
    let added = await intentAsAdded()
    let offered = parameters(of: added)
    for (place, (name, parameter)) in parameters(of: intent).enumerated() {
      do {
        try await IntentBeingConfigured.$intent.withValue(added) {
          try await offerChoices(of: offered[place].parameter)
        }
      } catch {
        failures.append("\(name): \(error)")
        continue
      }
      await IntentBeingConfigured.$intent.withValue(intent) {
        do {
          guard let query = parameter.query else { return }
          let lookup = EntityLookup(query: query)
          try await lookup.tellSuggested()
          try await lookup.search()
        } catch {
          failures.append("\(name): \(error)")
        }
      }
    }
    await noteDefaultsOfOthers()
    return failures
  }

  /// Tells whether an intent that takes another's place has what that one had, by name.
  ///
  /// Source: FM-19.
  private func noteMigration(from intent: Intent) {
    guard let migrated = Intent.self as? any CustomIntentMigratedAppIntent.Type,
      let known = CurrentHost.environment?.values(of: .intentDefinitions)
    else { return }
    let name = migrated.intentClassName
    CurrentHost.needs(.intentDefinitions, name, at: .unknown)
    let own = Set(parameters(of: intent).map { "\(name).\($0.name)" })
    for parameter in known where parameter.hasPrefix(name + ".") {
      let isKept = own.contains(parameter)
      CurrentHost.note(needing: .intentDefinitions, parameter, isAllowed: isKept, at: .unknown)
    }
  }

  /// Offers the choices of a parameter, and tells of those that do not wait for what they depend on.
  ///
  /// Source: AI-09.
  private func offerChoices(of parameter: any ConfigurableParameter) async throws {
    let unmet = UnmetDependencies()
    let choices = try await IntentBeingConfigured.$unmet.withValue(unmet) {
      try await ParameterChoices(parameter: parameter, family: family).values()
    }
    let offered = choices.compactMap(\.self).filter {
      ($0 as? any ArrayRepresentable)?.anyElements.isEmpty != true
    }
    guard unmet.isRead, !offered.isEmpty,
      let source: Any = parameter.specification.optionsProvider ?? parameter.query
    else { return }
    let function = source is any EntityQuery ? "suggestedEntities" : "results"
    CurrentHost.note(
      .offeredUnmet,
      amount: Int64(offered.count),
      at: CallPlace.function(function, of: type(of: source)),
      "\(type(of: source))"
    )
  }
}
