@attached(extension, conformances: PersistentModel, names: named(_uniqueProperties))
public macro Model() = #externalMacro(module: "PreviewMacros", type: "ModelMacro")

/// Describes a stored property; only `.unique` has an effect here.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option...,
  originalName: String? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "InertMacro")

/// Describes a relationship; it has no effect here.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0,
  originalName: String? = nil,
  inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "InertMacro")

/// Marks a property that is not stored; it has no effect here, because stores are in memory.
@attached(peer)
public macro Transient() = #externalMacro(module: "PreviewMacros", type: "InertMacro")

/// Declares an index; it has no effect here.
@freestanding(declaration)
public macro Index<T: PersistentModel>(
  _ indices: [PartialKeyPath<T>]...
) = #externalMacro(module: "PreviewMacros", type: "InertMacro")

@freestanding(declaration)
public macro Index<T: PersistentModel>(
  _ indices: Schema.Index<T>.Types<T>...
) = #externalMacro(module: "PreviewMacros", type: "InertMacro")

/// Declares properties that are unique together; it has no effect here.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(
  _ constraints: [PartialKeyPath<T>]...
) = #externalMacro(module: "PreviewMacros", type: "InertMacro")

@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "PreviewMacros", type: "ModelActorMacro")

@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(
  disableGenerateInit: Bool
) = #externalMacro(module: "PreviewMacros", type: "ModelActorMacro")

extension Schema {
  public struct Index<Model: PersistentModel>: Sendable {
    public enum Types<T: PersistentModel> {
      case binary([PartialKeyPath<T>])
      case rtree([PartialKeyPath<T>])
    }
  }
}
