import SwiftUI
import WidgetKit

private struct DepthKey: EnvironmentKey {
  static let defaultValue = 3
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

extension Uses {
  /// Values that views read from their environment and keep as state.
  func addEnvironment() {
    do {
      struct Reader<Value>: View {
        @Environment var value: Value
        init(_ path: KeyPath<EnvironmentValues, Value>) { _value = Environment(path) }
        var body: some View { Text("\(String(describing: value))") }
      }
      struct Small: View {
        @Environment(\.widgetFamily) var family
        var body: some View { Text(family == .systemSmall ? "small" : "other") }
      }
      view("@Environment", "@Environment(_:)", "\\.widgetFamily") { Small() }
      view("\\.colorScheme", ".dark", from: Reader(\.colorScheme)) {
        Reader(\.colorScheme).environment(\.colorScheme, .dark)
      }
      view("\\.widgetRenderingMode", "WidgetRenderingMode", ".vibrant") {
        Reader(\.widgetRenderingMode).environment(
          \.widgetRenderingMode,
          WidgetRenderingMode.vibrant
        )
      }
      view(
        ".fullColor",
        from: Reader(\.widgetRenderingMode).environment(\.widgetRenderingMode, .accented)
      ) {
        Reader(\.widgetRenderingMode).environment(\.widgetRenderingMode, .fullColor)
      }
      view("\\.showsWidgetContainerBackground") { Reader(\.showsWidgetContainerBackground) }
      view("\\.activityFamily") { Reader(\.activityFamily) }
      view("\\.redactionReasons") { Reader(\.redactionReasons) }
      view("\\.sizeCategory", "ContentSizeCategory", ".extraExtraLarge") {
        Reader(\.sizeCategory)
          .environment(\.sizeCategory, ContentSizeCategory.extraExtraLarge)
      }
      view("\\.dynamicTypeSize", "DynamicTypeSize") {
        Reader(\.dynamicTypeSize).environment(\.dynamicTypeSize, DynamicTypeSize.large)
      }
      view("\\.font", ".environment", ".environment(_:_:)") {
        Reader(\.font).environment(\.font, .title)
      }
      view("\\.isLuminanceReduced") { Reader(\.isLuminanceReduced) }
      view("\\.accessibilityReduceMotion") { Reader(\.accessibilityReduceMotion) }
      view("\\.pixelLength") { Reader(\.pixelLength) }
      view("\\.displayScale") { Reader(\.displayScale) }
      view("\\.isActivityFullscreen") { Reader(\.isActivityFullscreen) }
      view("\\.layoutDirection") { Reader(\.layoutDirection) }
      view("\\.openURL") { Reader(\.openURL) }
      view("EnvironmentKey", from: Reader(\.depth)) { Reader(\.depth).environment(\.depth, 4) }
    }
    value("EnvironmentValues", "EnvironmentValues()", without: "true") {
      EnvironmentValues().isLuminanceReduced
    }
    do {
      struct Counter: View {
        @State var count = 4
        var body: some View { Text("\(count)") }
      }
      view("@State") { Counter() }
      struct Child: View {
        @Binding var count: Int
        var body: some View { Text("\(count)") }
      }
      view("@Binding") { Child(count: .constant(5)) }
    }
    do {
      struct Stored: View {
        @AppStorage("count", store: UserDefaults(suiteName: "group.names")) var count = 6
        var body: some View { Text("\(count)") }
      }
      view("@AppStorage", "@AppStorage(_:store:)") { Stored() }
    }
    do {
      final class Model: ObservableObject {
        @Published var text = "published"
      }
      struct Owner: View {
        @StateObject var model = Model()
        var body: some View { Text(model.text) }
      }
      view("@StateObject", "ObservableObject", "@Published") { Owner() }
    }
    view("TimelineView") {
      TimelineView(.periodic(from: .now, by: 60)) { _ in Text("b") }
    }
  }
}
