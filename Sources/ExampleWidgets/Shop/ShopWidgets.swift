import SwiftUI
import WidgetKit

/// A shop: its sign, and its stock.
public struct ShopWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The two widgets.
  public var body: some Widget {
    SignWidget()
    StockWidget()
  }
}
