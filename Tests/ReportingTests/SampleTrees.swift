import RunRecord
import WidgetModel

/// Hand-written view trees as real code makes them.
enum SampleTrees {
  /// A node with its attributes, one a line, the outermost modifier first.
  static func node(
    _ kind: ViewKind,
    _ depth: Int64,
    _ text: String = "",
    _ attributes: String...,
    target: Int64 = 0,
    isOn: Bool = false
  ) -> NodeLine {
    var line = NodeLine()
    line.kind = kind
    line.depth = depth
    line.text = text
    line.target = target
    line.isOn = isOn
    line.attributes = attributes
    return line
  }

  /// A city's weather in the small family.
  static func small(_ city: String, _ degrees: String, _ symbol: String) -> [NodeLine] {
    [
      node(.containerBackground, 0),
      node(.shape, 1, "", "role background", "fill linear #3B7DD8, #7FB4F0"),
      node(.widgetURL, 1, "", target: 1),
      node(.vStack, 2, "", "foreground white", "alignment leading", "spacing 2"),
      node(.hStack, 3, "", "spacing 4"),
      node(.text, 4, city, "font headline", "lineLimit 1"),
      node(.image, 4, "location.fill", "font caption2", "symbol location.fill"),
      node(.text, 3, degrees, "font 44 thin"),
      node(.spacer, 3),
      node(.image, 3, symbol, "foreground yellow", "symbol \(symbol)"),
      node(.text, 3, "Mostly sunny", "font caption bold"),
      node(.text, 3, "H:21° L:12°", "opacity 0.8", "font caption"),
    ]
  }

  /// A city's weather in the medium family: now, and the hours to come.
  static func medium(_ city: String, _ degrees: String) -> [NodeLine] {
    var nodes = [
      node(.containerBackground, 0),
      node(.shape, 1, "", "role background", "fill linear #3B7DD8, #7FB4F0"),
      node(.vStack, 1, "", "foreground white", "spacing 6"),
      node(.hStack, 2, "", "alignment top"),
      node(.vStack, 3, "", "alignment leading", "spacing 0"),
      node(.text, 4, city, "font headline"), node(.text, 4, degrees, "font 40 thin"),
      node(.spacer, 3),
      node(.vStack, 3, "", "alignment trailing", "spacing 2"),
      node(.image, 4, "sun.max.fill", "foreground yellow", "symbol sun.max.fill"),
      node(.text, 4, "Mostly sunny", "font caption bold"),
      node(.text, 4, "H:21° L:12°", "font caption"),
      node(.divider, 2, "", "background white 40%"),
      node(.hStack, 2),
    ]
    for (hour, symbol) in [
      ("10", "sun.max.fill"), ("11", "sun.max.fill"), ("12", "cloud.sun.fill"),
      ("13", "cloud.fill"), ("14", "cloud.rain.fill"),
    ] {
      nodes += [
        node(.vStack, 3, "", "frame maxWidth infinity", "spacing 3"),
        node(.text, 4, hour, "font caption2"),
        node(.image, 4, symbol, "font footnote", "symbol \(symbol)"),
        node(.text, 4, "19°", "font caption bold"),
      ]
    }
    return nodes
  }

  /// A list of tasks with toggles in the large family, with a given background and text color.
  static func large(ground: String) -> [NodeLine] {
    var nodes = [
      node(.containerBackground, 0),
      node(.shape, 1, "", "role background", "view Color", "fill \(ground)"),
      node(.vStack, 1, "", "alignment leading", "spacing 8"),
      node(.hStack, 2),
      node(.text, 3, "Today", "font title2 bold"), node(.spacer, 3),
      node(
        .text,
        3,
        "3",
        "clipShape Capsule",
        "background accentColor",
        "padding horizontal 10",
        "foreground white",
        "font headline"
      ),
      node(.shape, 4, "", "role overlay", "frame width 8 height 8", "view Circle", "fill red"),
      node(.divider, 2),
    ]
    for (title, isDone) in [("Water the plants", true), ("Call Ida", false), ("Buy bread", false)] {
      nodes += [
        node(.toggle, 2, "", target: 1, isOn: isDone),
        node(.text, 3, title, isDone ? "strikethrough true" : "font body"),
      ]
    }
    nodes += [
      node(.spacer, 2),
      node(.hStack, 2, "", "spacing 12"),
      node(.button, 3, "", target: 2),
      node(
        .text,
        4,
        "Add",
        "cornerRadius 8",
        "background accentColor",
        "padding 8",
        "frame maxWidth infinity",
        "foreground white",
        "font subheadline semibold"
      ),
      node(.button, 3),
      node(
        .text,
        4,
        "Clear",
        "cornerRadius 8",
        "background fill",
        "padding 8",
        "frame maxWidth infinity",
        "font subheadline semibold"
      ),
      node(.gauge, 2, "", "tint green", "value 0.33"),
    ]
    return nodes
  }

  /// A ring on the Lock Screen.
  static let circular = [
    node(.zStack, 0),
    node(.shape, 1, "", "view Circle", "stroke white 30% 2"),
    node(.vStack, 1, "", "spacing 0"),
    node(.image, 2, "drop.fill", "font caption", "symbol drop.fill"),
    node(.text, 2, "62%", "font caption bold"),
  ]

  /// Three lines on the Lock Screen.
  static let rectangular = [
    node(.vStack, 0, "", "frame maxWidth infinity leading", "alignment leading", "spacing 1"),
    node(.text, 1, "Next train", "font headline"),
    node(.text, 1, "12:41 from platform 3", "font body", "lineLimit 1"),
    node(.text, 1, "on time", "foreground secondary", "font caption"),
  ]

  /// A delivery on the Lock Screen.
  static let banner = [
    node(.vStack, 0, "", "padding", "spacing 10"),
    node(.hStack, 1),
    node(
      .image,
      2,
      "shippingbox.fill",
      "foreground orange",
      "font title2",
      "symbol shippingbox.fill"
    ),
    node(.vStack, 2, "", "alignment leading", "spacing 0"),
    node(.text, 3, "Your parcel", "font headline"),
    node(.text, 3, "3 stops away", "foreground secondary", "font subheadline"),
    node(.spacer, 2),
    node(.text, 2, "14:20", "font title2 bold rounded"),
    node(.progressView, 1, "", "tint orange", "value 0.7"),
  ]

  /// The same, expanded in the Dynamic Island.
  static let expanded = [
    node(.group, 0, "", "region leading"),
    node(
      .image,
      1,
      "shippingbox.fill",
      "foreground orange",
      "font title2",
      "symbol shippingbox.fill"
    ),
    node(.group, 0, "", "region trailing"),
    node(.text, 1, "14:20", "font title2 bold rounded"),
    node(.group, 0, "", "region center"),
    node(.text, 1, "3 stops away", "font headline"),
    node(.group, 0, "", "region bottom"),
    node(.progressView, 1, "", "tint orange", "value 0.7"),
    node(.hStack, 1, "", "view Label"),
    node(.image, 2, "phone.fill", "symbol phone.fill"),
    node(.text, 2, "Call the driver"),
  ]

  /// A side of the Dynamic Island.
  static func compact(_ symbol: String, _ text: String) -> [NodeLine] {
    [
      node(.hStack, 0, "", "foreground orange", "spacing 4"),
      node(.image, 1, symbol, "symbol \(symbol)"),
      node(.text, 1, text, "font caption bold"),
    ]
  }

  /// A lamp's switch.
  static let control = [
    node(.toggle, 0, "", target: 1, isOn: true),
    node(.image, 1, "lightbulb.fill", "foreground yellow", "symbol lightbulb.fill"),
    node(.text, 1, "Kitchen", "font subheadline semibold"),
  ]

  /// Content that no widget can show, and text that tries to be more than text.
  static let hostile = [
    node(.scrollView, 0, "ScrollView<VStack>"),
    node(
      .text,
      1,
      "</div><script>alert(1)</script>\" onclick=\"",
      "font 17;color:red}",
      "foreground red;background:url(x)",
      "padding 1e999",
      "frame width -5 height nan"
    ),
    node(.image, 1, "", "symbol \"><script>", "pixels 99999*2"),
    node(.unknown, 1, "Map\u{202E}", "background javascript:alert(1)"),
    node(.shape, 7, "", "fill expression(1)"),
  ]
}
