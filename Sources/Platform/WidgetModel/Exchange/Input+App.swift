extension Input {
  /// True if the input comes from the app or from the gallery with its widgets.
  ///
  /// Without the app such an input has no effect (FM-21).
  public var needsApp: Bool {
    switch self {
    case .added, .galleryOpened, .reloadCalled, .reloadAllCalled, .pushReceived, .foreground,
      .audioSession, .navigationSession, .kindWithdrawn:
      true
    case .activities(let input): input.needsApp
    case .contexts(let input): input.needsApp
    case .controls(let input): input.needsApp
    default: false
    }
  }

  /// True if the input may change what placed widgets show or ask for.
  ///
  /// Live Activities and controls are separate, and a context only presents existing content.
  public var concernsWidgets: Bool {
    switch self {
    case .activities, .contexts, .controls: false
    default: true
    }
  }

  /// True if the input removes placed widgets, with their app or with their kind (FM-08, FM-21).
  public var takesWidgets: Bool {
    switch self {
    case .appInstalled(false), .kindWithdrawn: true
    default: false
    }
  }
}
