/// Makes a class one whose objects a model context keeps.
@attached(extension, conformances: PersistentModel, names: named(_uniqueProperties))
public macro Model() = #externalMacro(module: "PreviewMacros", type: "ModelMacro")

/// Says something of a stored property; only that it is unique has an effect here.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option...,
  originalName: String? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "InertMacro")

/// Says something of a property that leads to other models; it has no effect here.
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

/// Says that a property is not stored; a store in memory keeps it.
@attached(peer)
public macro Transient() = #externalMacro(module: "PreviewMacros", type: "InertMacro")

/// Names the properties by which models are found; it has no effect here.
@freestanding(declaration)
public macro Index<T: PersistentModel>(
  _ indices: [PartialKeyPath<T>]...
) = #externalMacro(module: "PreviewMacros", type: "InertMacro")

/// Names the kinds of indices by which models are found; it has no effect here.
@freestanding(declaration)
public macro Index<T: PersistentModel>(
  _ indices: Schema.Index<T>.Types<T>...
) = #externalMacro(module: "PreviewMacros", type: "InertMacro")

/// Names the properties that are unique together; it has no effect here.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(
  _ constraints: [PartialKeyPath<T>]...
) = #externalMacro(module: "PreviewMacros", type: "InertMacro")

/// Gives an actor a context.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "PreviewMacros", type: "ModelActorMacro")

/// Gives an actor a context, but no initialiser.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(
  disableGenerateInit: Bool
) = #externalMacro(module: "PreviewMacros", type: "ModelActorMacro")

extension Schema {
  /// The properties by which models are found.
  public struct Index<Model: PersistentModel>: Sendable {
    /// A kind of index.
    public enum Types<T: PersistentModel> {
      /// An index of values in their order.
      case binary([PartialKeyPath<T>])
      /// An index of places.
      case rtree([PartialKeyPath<T>])
    }
  }
}
