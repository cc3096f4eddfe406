import SwiftUI
import WidgetKit

/// A daily recommendation whose text and image come over the network.
public struct RecommendationWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The one widget.
  public var body: some Widget {
    RecommendationWidget()
  }
}
