import Foundation

/// Makes up models that an app may have stored: values of their properties' types, and models that lead to each other.
///
/// The types tell what may stand in a store, but no more, so that each value is a guess.
final class SynthesizedModels {
  private let style: ValueStyle
  /// How many related models may still be made, so that types which lead to each other come to an end.
  private var room = 1_000

  /// How many steps the models may be away from those that were asked for.
  private static let depthLimit = 3

  /// Creates a maker of models with values in a style.
  init(_ style: ValueStyle) {
    self.style = style.ofApp
  }

  /// Models of a type, as many as the style has in a list.
  ///
  /// - Throws: ``ModelError`` where a property takes no value that can be made up.
  func models(of type: any PersistentModel.Type) throws -> [any PersistentModel] {
    let path = SamplePath(keys: ["\(type)"])
    let count = style.count(at: path, depth: 0, isPlain: false)
    return try (0..<count).map { try model(of: type, at: path.element($0), depth: 0) }
  }

  /// A model of a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - path: Where it stands.
  ///   - depth: How many steps it is away from what was asked for.
  ///   - owner: The model that leads to it, if there is one yet.
  ///   - ownerType: The type of a model that will lead to it.
  /// - Returns: The model.

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

  /// The value of a relation before the model is there: none where that is possible.
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

  /// Makes a model that was there first lead to the one that needed it.
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

  /// The value of a relation of a model that is there, `nil` where it stays as it is.
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

  /// A value of a property that leads to no model.
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

/// A property takes no value that can be made up.
struct ModelError: Error {
  /// The path of the property.
  let property: String

  fileprivate init(_ path: SamplePath) { property = path.keys.joined(separator: ".") }
}

/// How a property of a model leads to other models.
private struct Relation {
  enum Kind {
    case one, optional, many
  }

  let kind: Kind
  /// The type of the models.
  let model: any PersistentModel.Type
  /// The value that leads to no model.
  let none: Any
  private let listType: (any ListType.Type)?

  /// Reads the type of a property, `nil` where it leads to no model.
  init?(_ type: Any.Type) {
    if let model = type as? any PersistentModel.Type {
      self.init(.one, model, none: model, nil)
    } else if let list = type as? any ListType.Type {
      guard let model = list.element as? any PersistentModel.Type else { return nil }
      self.init(.many, model, none: list.list(of: []), list)
    } else if let optional = type as? any OptionalType.Type,
      let inner = Relation(optional.wrapped)
    {
      let kind: Kind = inner.kind == .one ? .optional : inner.kind
      // A list that may be missing is empty.
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

  /// A value that leads to models.
  func list(of models: [any PersistentModel]) -> Any { listType?.list(of: models) ?? models }
}
