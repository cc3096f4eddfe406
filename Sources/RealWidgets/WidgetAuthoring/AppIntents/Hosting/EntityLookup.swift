import Foundation
import WidgetModel

/// Looks up entities the way the system does, which stores only their ids.
struct EntityLookup {
  let query: any EntityQuery

  /// Returns the entities that the query finds for the ids of the given ones.
  func entities(like entities: [Any]) async throws -> [Any] {
    try await lookUp(entities, in: query)
  }

  enum Outcome {
    /// No such id can be made, or the look-up fails for existing ids too.
    case unaskable
    /// The query returned an entity for the missing id.
    case invented
    /// The query omitted the missing id and returned these entities.
    case omitted([Any])
    case failed(any Error)
  }

  /// Looks up a missing id like the given ones (at least one) with the first `count` ids (AI-06).
  func outcome(besides entities: [Any], keeping count: Int) async -> Outcome {
    // The answer of a unique query does not depend on the id.
    if query is any UniqueAppEntityQuery { return .invented }
    return await lookUpVanished(besides: entities, keeping: count, in: query)
  }

  /// Looks up the suggested entities, then also a missing id, and reports both (AI-06, AI-07).
  func tellSuggested() async throws {
    let suggested = try await suggestions(of: query)
    guard !suggested.isEmpty else { return }
    noteOffered(suggested, by: query)
    let lost = try await countLost(of: suggested, in: query)
    if lost > 0 { record(.entitiesLost, amount: Int64(lost)) }
    switch await outcome(besides: suggested, keeping: suggested.count) {
    case .unaskable, .invented: return
    case .omitted(let found):
      // A query whose network failed meanwhile finds less without the missing id, too.
      guard lost == 0, found.count < suggested.count,
        try await entities(like: suggested).count == suggested.count
      else { return record(.lookUpOmitted) }
      record(
        .lookUpFailed,
        text: "\(type(of: query)).entities(for:) omitted existing entities with the missing one"
      )
    case .failed(let error): noteFailure(error)
    }
  }

  func noteFailure(_ error: any Error) {
    record(.lookUpFailed, text: "\(type(of: query)).entities(for:): \(error)")
  }

  func record(_ kind: SideEffect.Kind, amount: Int64 = 0, text: String? = nil) {
    let type = type(of: query)
    CurrentHost.record(
      kind,
      amount: amount,
      at: CallPlace.function("entities", of: type),
      text ?? "\(type)"
    )
  }

  /// Runs a string query with an empty text and with the start of a suggested title.
  func search() async throws {
    if let query = query as? any EntityStringQuery { try await searchIn(query) }
  }
}

private func lookUp<Query: EntityQuery>(_ entities: [Any], in query: Query) async throws -> [Any] {
  let wanted = entities.compactMap { ($0 as? Query.Entity)?.id }
  let found = try await query.entities(for: wanted)
  // The query may answer in any order; the order of the person's choices counts.
  return wanted.compactMap { id in found.first { $0.id == id } }
}

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
  // A query that fails even for existing ids, as without a network, says nothing about missing
  // ones.
  guard let vanished = VanishedID.like(known), (try? await query.entities(for: known)) != nil
  else { return .unaskable }
  do {
    let others = known.prefix(count)
    let found = try await query.entities(for: others + [vanished])
    if found.contains(where: { $0.id == vanished }) { return .invented }
    // The query may answer in any order; the order of the person's choices counts.
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
  /// Offers every choice that a person editing the configuration sees; returns the errors.
  func offerOptions() async -> [String] {
    let intent = Intent()
    let count = Int64(parameters(of: intent).count)
    CurrentHost.record(.parametersDeclared, amount: count, at: .unknown, "\(Intent.self)")
    noteMigration(from: intent)
    await noteUnset(as: .parameterUnset)
    var failures: [String] = []
    // A person adding a widget sees choices based on its initial values.
    let added = await intentAsAdded()
    let offered = parameters(of: added)
    for (place, (name, parameter)) in parameters(of: intent).enumerated() {
      do {
        try await IntentBeingConfigured.$intent.withValue(added) {
          try await offerChoices(of: offered[place].parameter)
        }
      } catch {
        // One failure per parameter is enough; its query is not looked up.
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

  /// Checks that a migrated intent keeps the parameters of the SiriKit intent, by name (FM-19).
  private func noteMigration(from intent: Intent) {
    guard let migrated = Intent.self as? any CustomIntentMigratedAppIntent.Type,
      let known = CurrentHost.environment?.values(of: .intentDefinitions)
    else { return }
    let name = migrated.intentClassName
    CurrentHost.needs(.intentDefinitions, name, at: .unknown)
    let own = Set(parameters(of: intent).map { "\(name).\($0.name)" })
    for parameter in known where parameter.hasPrefix(name + ".") {
      let isKept = own.contains(parameter)
      CurrentHost.recordNeed(for: .intentDefinitions, parameter, isAllowed: isKept, at: .unknown)
    }
  }

  /// Offers a parameter's choices; reports those offered before a dependency has a value (AI-09).
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
    CurrentHost.record(
      .offeredUnmet,
      amount: Int64(offered.count),
      at: CallPlace.function(function, of: type(of: source)),
      "\(type(of: source))"
    )
  }
}
