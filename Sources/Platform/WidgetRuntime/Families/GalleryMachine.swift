import WidgetModel

/// The widgets that the gallery offers: those of the app, without withdrawn kinds.
public struct GalleryMachine: Hashable, Sendable {
  /// The number of installed widgets.
  public var installed = 0
  /// The widgets whose kinds an update withdrew (FM-08).
  public var withdrawn: Set<WidgetID> = []

  /// Creates the gallery of an app with a number of widgets.
  public init(installed: Int = 0) { self.installed = installed }

  /// Returns true if a widget's kind is not withdrawn and the app was launched (FM-08, FM-10).
  func offers(
    _ widget: WidgetID,
    for id: PlacementID = PlacementID(-1),
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> Bool {
    guard core.passes(.launchOpensGallery, core.state.phone.app == .launched, about: id)
    else { return false }
    return core.passes(.withdrawnLeavesGallery, !withdrawn.contains(widget), about: id)
  }

  /// Requests the gallery's snapshot of an installed widget (TL-05); others have no code.
  func requestPreview(
    _ widget: WidgetID,
    _ family: Family,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    guard (0..<installed).contains(Int(widget.number)), offers(widget, &core) else { return }
    let isPreview = core.passes(.galleryIsPreview, true)
    core.request(
      .snapshot,
      RequestSubject(
        widget: widget,
        placement: nil,
        family: family,
        configuration: 0,
        isPreview: isPreview
      ),
      placement: nil
    )
  }

  /// Withdraws an installed widget's kind for good, even after a reinstallation (FM-08).
  ///
  /// - Returns: False if it is not installed, or was withdrawn before.
  mutating func withdraw(_ widget: WidgetID) -> Bool {
    widget.number < installed && withdrawn.insert(widget).inserted
  }

  func has(_ widget: WidgetID) -> Bool {
    widget.number < installed && !withdrawn.contains(widget)
  }
}
