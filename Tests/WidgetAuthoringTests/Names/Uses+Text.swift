import SwiftUI

extension Uses {
  /// Texts and their contents.
  func addText() {
    let noon = Date(timeIntervalSince1970: 43_200)
    view("Text", "Text(_:)", from: EmptyView()) { Text("a") }
    view("Text(verbatim:)") { Text(verbatim: "b") }
    view("Text(_:comment:)") { Text("b", comment: "The second letter") }
    view("Text(_:style:)", ".timer") { Text(noon, style: .timer) }
    view(".time") { Text(noon, style: .time) }
    view(".relative", from: Text(noon, style: .timer)) { Text(noon, style: .relative) }
    view("Text(timerInterval:countsDown:)") {
      Text(timerInterval: noon...noon.addingTimeInterval(60), countsDown: true)
    }
    view("Text(timerInterval:pauseTime:countsDown:showsHours:)") {
      Text(
        timerInterval: noon...noon.addingTimeInterval(60),
        pauseTime: noon,
        countsDown: false,
        showsHours: false
      )
    }
    view("Text(_:format:)") { Text(0.5, format: .percent) }
    view("\\(_:style:)") { Text("at \(noon, style: .time)") }
    view("\\(_:format:)") { Text("it is \(0.5, format: .percent)") }
    view("\\(_:specifier:)") { Text("it is \(0.5, specifier: "%.2f")") }
    view("\\(_:formatter:)") { Text("it is \(NSNumber(value: 5), formatter: NumberFormatter())") }
    view("LocalizedStringResource") { Text(LocalizedStringResource("localized")) }
    view("LocalizedStringResource(stringLiteral:)") {
      Text(LocalizedStringResource(stringLiteral: "literal"))
    }
    view(".font", ".font(_:)", ".headline") { Text("a").font(.headline) }
    view("Font", ".caption") { Text("a").font(Font.caption) }
    view(".title") { Text("a").font(.title) }
    view(".title2") { Text("a").font(.title2) }
    view(".title3") { Text("a").font(.title3) }
    view(".largeTitle") { Text("a").font(.largeTitle) }
    view(".subheadline") { Text("a").font(.subheadline) }
    view(".footnote") { Text("a").font(.footnote) }
    view(".callout") { Text("a").font(.callout) }
    view(".caption2") { Text("a").font(.caption2) }
    view(".system", ".system(size:)") { Text("a").font(.system(size: 9)) }
    view(".system(_:)", from: Text("a").font(.title)) { Text("a").font(.system(.caption)) }
    view(".system(size:weight:)", ".heavy") { Text("a").font(.system(size: 9, weight: .heavy)) }
    view(".system(size:weight:design:)", ".rounded") {
      Text("a").font(.system(size: 9, weight: .bold, design: .rounded))
    }
    view(".system(_:design:)", ".monospaced") {
      Text("a").font(.system(.title, design: .monospaced))
    }
    view("Font.system") { Text("a").font(Font.system(size: 12)) }
    view(".custom", ".custom(_:size:)") { Text("a").font(.custom("Avenir", size: 9)) }
    view(".default", from: Text("a").font(.system(size: 9, design: .serif))) {
      Text("a").font(.system(size: 9, design: .default))
    }
    view(".fontWeight", ".fontWeight(_:)", ".semibold") { Text("a").fontWeight(.semibold) }
    view("member .bold") { Text("a").fontWeight(.bold) }
    view(".regular") { Text("a").fontWeight(.regular) }
    view(".medium") { Text("a").fontWeight(.medium) }
    view(".light") { Text("a").fontWeight(.light) }
    view(".ultraLight") { Text("a").fontWeight(.ultraLight) }
    view(".fontDesign") { Text("a").fontDesign(.rounded) }
    view("modifier .bold", ".bold()") { Text("a").bold() }
    view(".italic", ".italic()") { Text("a").italic() }
    view(".strikethrough", ".strikethrough(_:)") { Text("a").strikethrough(true) }
    view(".strikethrough(_:pattern:color:)", ".solid") {
      Text("a").strikethrough(true, pattern: .solid, color: .red)
    }
    view(".monospacedDigit", ".monospacedDigit()") { Text("a").monospacedDigit() }
    view(".kerning") { Text("a").kerning(2) }
    view(".lineLimit", ".lineLimit(_:)") { Text("a").lineLimit(1) }
    view(".multilineTextAlignment", ".multilineTextAlignment(_:)") {
      Text("a").multilineTextAlignment(.trailing)
    }
    view(".minimumScaleFactor", ".minimumScaleFactor(_:)") { Text("a").minimumScaleFactor(0.5) }
    view(".truncationMode", ".truncationMode(_:)", ".tail", from: Text("a").truncationMode(.head)) {
      Text("a").truncationMode(.tail)
    }
    view(".allowsTightening") { Text("a").allowsTightening(true) }
    view(".textCase", ".textCase(_:)", ".uppercase") { Text("a").textCase(.uppercase) }
    view(".textScale", ".textScale(_:)") { Text("a").textScale(.secondary) }
    view(".contentTransition", ".contentTransition(_:)", ".numericText", ".numericText()") {
      Text("a").contentTransition(.numericText())
    }
    view("Label", "Label(_:systemImage:)") { Label("a", systemImage: "star") }
    view("Label{} icon:{}", from: Label("a", systemImage: "star")) {
      Label {
        Text("a")
      } icon: {
        Image(systemName: "moon")
      }
    }
  }
}
