import SwiftUI

extension Uses {
  /// Effects, animation, accessibility and other properties of a view.
  func addEffects() {
    view("modifier .opacity", ".opacity(_:)") { Text("a").opacity(0.5) }
    view(".shadow", ".shadow(radius:)") { Text("a").shadow(radius: 3) }
    view(".shadow(color:radius:x:y:)") { Text("a").shadow(color: .red, radius: 1, x: 2, y: 3) }
    view(".blur") { Text("a").blur(radius: 2) }
    view(".rotationEffect", ".rotationEffect(_:)") { Text("a").rotationEffect(.degrees(20)) }
    view(".scaleEffect", ".scaleEffect(_:)") { Text("a").scaleEffect(2) }
    view(".scaleEffect(x:y:)") { Text("a").scaleEffect(x: 1, y: 2) }
    view(".scaleEffect(_:anchor:)") { Text("a").scaleEffect(2, anchor: .top) }
    view(".luminanceToAlpha") { Text("a").luminanceToAlpha() }
    view("modifier .hidden") { Text("a").hidden() }
    view(".redacted", ".redacted(reason:)") { Text("a").redacted(reason: .placeholder) }
    view(".unredacted", ".unredacted()") { Text("a").unredacted() }
    view(".privacySensitive") { Text("a").privacySensitive() }
    view(".invalidatableContent", ".invalidatableContent()") { Text("a").invalidatableContent() }
    view(".transition", ".transition(_:)", "member .opacity") { Text("a").transition(.opacity) }
    view(".push", ".push(from:)") { Text("a").transition(.push(from: .bottom)) }
    view(".animation", ".animation(_:value:)", ".spring") {
      Text("a").animation(.spring, value: 1)
    }
    view(".bouncy") { Text("a").animation(.bouncy, value: 1) }
    view(".easeInOut") { Text("a").animation(.easeInOut, value: 1) }
    view(".linear") { Text("a").animation(.linear, value: 1) }
    view(".onAppear") { Text("a").onAppear {} }
    view(".accessibilityHidden", ".accessibilityHidden(_:)") { Text("a").accessibilityHidden(true) }
    view(".accessibilityLabel") { Text("a").accessibilityLabel("letter") }
    view(".accessibilityValue") { Text("a").accessibilityValue("first") }
    view(".accessibilityElement", ".accessibilityElement(children:)", ".combine") {
      Text("a").accessibilityElement(children: .combine)
    }
    view(".widgetURL", ".widgetURL(_:)") { Text("a").widgetURL(URL(string: "a://b")) }
    view(".widgetAccentable", ".widgetAccentable()") { Text("a").widgetAccentable() }
    view(".widgetAccentable(_:)", from: Text("a").widgetAccentable()) {
      Text("a").widgetAccentable(false)
    }
    view(".widgetLabel", ".widgetLabel{}") { Text("a").widgetLabel { Text("b") } }
    view(".widgetCurvesContent", ".widgetCurvesContent()") { Text("a").widgetCurvesContent() }
    view(".activityBackgroundTint", ".activityBackgroundTint(_:)") {
      Text("a").activityBackgroundTint(.red)
    }
    view(".activitySystemActionForegroundColor", ".activitySystemActionForegroundColor(_:)") {
      Text("a").activitySystemActionForegroundColor(.red)
    }
    view("AccessoryWidgetBackground", "AccessoryWidgetBackground()") { AccessoryWidgetBackground() }
    value("member .hidden", without: "visible") { [Visibility]([.hidden])[0] }
    view(".controlSize") { Text("a").controlSize(.small) }
    view(".small", from: Text("a").controlSize(.regular)) { Text("a").controlSize(.small) }
    view(".symbolVariant") { Text("a").symbolVariant(.fill) }
  }
}
