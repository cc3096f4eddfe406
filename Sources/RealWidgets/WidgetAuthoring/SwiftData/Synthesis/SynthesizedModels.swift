import Foundation

/// Synthesizes models that an app may have stored; types do not show values, so each is a guess.
final class SynthesizedModels {
  private let style: ValueStyle
  /// The number of related models that may still be made, so that cyclic types end.
  private var room = 1_000

  /// The maximum number of relationship steps from the requested models.
  private static let depthLimit = 3

  init(_ style: ValueStyle) {
    self.style = style.ofApp
  }

  /// Returns as many models as the style has in a list; throws if a property accepts no value.
  func models(of type: any PersistentModel.Type) throws -> [any PersistentModel] {
    let path = SamplePath(keys: ["\(type)"])
    let count = style.count(at: path, depth: 0, isPlain: false)
    return try (0..<count).map { try model(of: type, at: path.element($0), depth: 0) }
  }

  /// Returns a model `depth` steps from the requested ones; `owner` leads to it if it exists
  /// already, otherwise a model of `ownerType` will.

  private func model(
    of type: any PersistentModel.Type,
    at path: SamplePath,
    depth: Int,
    owner: (any PersistentModel)? = nil,
    ownerType: (any PersistentModel.Type)? = nil
  ) throws -> any PersistentModel {
    room -= 1
    guard let fields = ClassFields(of: type) else { throw ModelError(path) }
    var values: [Any] = []
    for field in fields.all {
      let place = path.member(field.name)
      if let relation = Relation(field.type) {
        let isOwner = owner.map { relation.model == Swift.type(of: $0) } ?? false
        values.append(try first(relation, of: type, at: place, depth, isOwner ? owner : nil))
      } else {
        values.append(try value(of: field.type, at: place, depth))
      }
    }
    guard let model = fields.object(values) as? any PersistentModel else {
      throw ModelError(path)
    }
    // Relationships are set after creation, so that related models can refer back to this one.
    for (field, value) in zip(fields.all, values) {
      guard let relation = Relation(field.type), relation.model != ownerType else { continue }
      if relation.kind == .one { lead(value, to: model) }
      let place = path.member(field.name)
      if let value = try related(relation, to: model, at: place, depth, owner) {
        fields.set(field, of: model, to: value)
      }
    }
    return model
  }

  /// Returns a relationship's value before its model exists: none if possible.
  private func first(
    _ relation: Relation,
    of type: any PersistentModel.Type,
    at path: SamplePath,
    _ depth: Int,
    _ owner: (any PersistentModel)?
  ) throws -> Any {
    switch relation.kind {
    case .optional: return owner.map { $0 as Any } ?? relation.none
    case .many: return relation.none
    case .one:
      if let owner { return owner }
      guard depth < Self.depthLimit else { throw ModelError(path) }
      return try model(of: relation.model, at: path, depth: depth + 1, ownerType: type)
    }
  }

  /// Makes a model that was created first refer back to the one that needed it.
  private func lead(_ first: Any, to model: any PersistentModel) {
    guard let first = first as? any PersistentModel,
      let fields = ClassFields(of: Swift.type(of: first))
    else { return }
    for field in fields.all {
      guard let relation = Relation(field.type), relation.model == Swift.type(of: model) else {
        continue
      }
      let value: Any = relation.kind == .many ? relation.list(of: [model]) : model
      fields.set(field, of: first, to: value)
    }
  }

  /// Returns a relationship's value for an existing model; `nil` to leave it unchanged.
  private func related(
    _ relation: Relation,
    to model: any PersistentModel,
    at path: SamplePath,
    _ depth: Int,
    _ owner: (any PersistentModel)?
  ) throws -> Any? {
    let own = Swift.type(of: model)
    switch relation.kind {
    case .one: return nil
    case .optional:
      if let owner, relation.model == Swift.type(of: owner) { return nil }
      guard depth < Self.depthLimit, room > 0, relation.model != own,
        !style.isMissing(at: path, depth: depth)
      else { return nil }
      return try self.model(of: relation.model, at: path, depth: depth + 1, owner: model)
    case .many:
      if let owner, relation.model == Swift.type(of: owner) {
        return owner === model ? nil : relation.list(of: [owner])
      }
      guard depth < (relation.model == own ? 1 : Self.depthLimit) else { return nil }
      let wanted = style.count(at: path, depth: depth + 1, isPlain: false)
      // One long list says as much as many.
      let limit = depth == 0 && path.index == 0 ? wanted : 6
      let count = room > 0 ? min(wanted, limit) : 0
      let models = try (0..<count).map {
        let place = SamplePath(keys: path.keys, index: path.index * max(wanted, 1) + $0)
        return try self.model(of: relation.model, at: place, depth: depth + 1, owner: model)
      }
      return relation.list(of: models)
    }
  }

  private func value(of type: Any.Type, at path: SamplePath, _ depth: Int) throws -> Any {
    if let optional = type as? any OptionalType.Type {
      if style.isMissing(at: path, depth: depth) { return optional.none }
      return (try? value(of: optional.wrapped, at: path, depth)) ?? optional.none
    }
    if type is Bool.Type { return style.flagOfElement(at: path) }
    if let decodable = type as? any Decodable.Type {
      var first: (any Error)?
      for style in style.milder {
        do { return try style.stored(decodable, at: path) } catch { first = first ?? error }
      }
      if let list = type as? any ListType.Type { return list.list(of: []) }
      throw first ?? ModelError(path)
    }
    if let list = type as? any ListType.Type { return list.list(of: []) }
    if let value = firstCase(of: type) { return value }
    throw ModelError(path)
  }

  private func firstCase(of type: Any.Type) -> Any? {
    let sampler = TypeSampler(style)
    func first<T>(_ type: T.Type) -> Any? { sampler.firstCase(of: type) }
    return _openExistential(type, do: first)
  }
}

struct ModelError: Error {
  let property: String

  fileprivate init(_ path: SamplePath) { property = path.keys.joined(separator: ".") }
}

private struct Relation {
  enum Kind {
    case one, optional, many
  }

  let kind: Kind
  let model: any PersistentModel.Type
  let none: Any
  private let listType: (any ListType.Type)?

  init?(_ type: Any.Type) {
    if let model = type as? any PersistentModel.Type {
      // A required relationship has no empty value; this placeholder is never read.
      self.init(.one, model, none: model, nil)
    } else if let list = type as? any ListType.Type {
      guard let model = list.element as? any PersistentModel.Type else { return nil }
      self.init(.many, model, none: list.list(of: []), list)
    } else if let optional = type as? any OptionalType.Type,
      let inner = Relation(optional.wrapped)
    {
      let kind: Kind = inner.kind == .one ? .optional : inner.kind
      // An optional list is empty instead of nil.
      self.init(
        kind,
        inner.model,
        none: kind == .many ? inner.none : optional.none,
        inner.listType
      )
    } else {
      return nil
    }
  }

  private init(
    _ kind: Kind,
    _ model: any PersistentModel.Type,
    none: Any,
    _ listType: (any ListType.Type)?
  ) {
    self.kind = kind
    self.model = model
    self.none = none
    self.listType = listType
  }

  func list(of models: [any PersistentModel]) -> Any { listType?.list(of: models) ?? models }
}
