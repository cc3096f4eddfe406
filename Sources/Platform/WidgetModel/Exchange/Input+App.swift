extension Input {
  /// True if the input comes from the app or the gallery, and has no effect without it (FM-21).
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

  /// True if it may change placed widgets; activities, controls and contexts are separate.
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
