import Foundation

extension EnvironmentValues {
  /// The context of views; without a container, one with an empty store in memory.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self].value }
    set { self[ModelContextKey.self] = HandedOver(value: newValue) }
  }
}

private enum ModelContextKey: EnvironmentKey {
  static let defaultValue = HandedOver(
    value: ModelContainer(Schema([]), [ModelConfiguration(isStoredInMemoryOnly: true)]).main
  )
}

extension View {
  public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
    changing { $0.modelContext = container.main }
  }

  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType],
      inMemory: inMemory,
      isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled,
      onSetup: onSetup
    )
  }

  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type],
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let schema = Schema(modelTypes)
    let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: inMemory)
    let container = ModelContainer(schema, [configuration])
    container.main.autosaveEnabled = isAutosaveEnabled
    onSetup(.success(container))
    return modelContainer(container)
  }

  public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
    changing { $0.modelContext = modelContext }
  }
}
