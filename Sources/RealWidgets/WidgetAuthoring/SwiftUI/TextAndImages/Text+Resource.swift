import Foundation

extension Text {
  /// A text that is looked up later.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: String(localized: resource))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a text that is looked up later.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(String(localized: resource))
  }
}
