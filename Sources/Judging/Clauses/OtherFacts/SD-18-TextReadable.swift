import WidgetModel

/// A text differs in color from what is behind it.
struct TextReadable: ViewClause {
  enum Situation: String, ClauseWord {
    case unknown = "no text in a plain color directly on a plain background"
    case readable = "texts in another color than their background"
    case unreadable = "a text in the background's color"
    case snapshot = "in a drawing for a snapshot"
  }

  static let optional: [Situation] = [.readable, .unreadable, .snapshot]

  enum Violation: String, ClauseWord {
    case unreadable
  }

  static let clause = Clause(
    Self.self,
    id: "SD-18.view",
    title: "no text has its background's color",
    statement: """
      In light and dark appearance, no text directly on the container background has the \
      background's color. Only Home Screen widgets drawn in full color are judged.
      """,
    party: .view,
    facts: [.sd18],
    observes: EventKinds(.answered),
    needs: [.realCode, .drawings],
    advice: """
      Use `.primary` on `.background`, which both follow the appearance, or give both the text and \
      the background a color of their own.
      """
  )

  var visits = ViewVisits()

  func judge(_ tree: ViewTree, of request: RequestRecord, _ state: ObservedState) -> Finding {
    let surroundings = state.setup.device.surroundings
    guard surroundings.rendering == .fullColor, request.subject.family.isOfHomeScreen,
      let ground = PlainGround(in: tree, surroundings.appearance)
    else { return .kept(.unknown) }
    var isKnown = false
    for (node, color) in ground.texts(of: tree, surroundings.appearance) {
      isKnown = true
      guard color == ground.color else { continue }
      let appearance = surroundings.appearance.rawValue
      return .broken(
        .unreadable,
        .unreadable,
        place: tree.nodes[node].place,
        comparing: Comparison(expected: "another color than \(color)", actual: color),
        message: """
          the text "\(tree.nodes[node].text)" is \(color) on \(color) in \(appearance) appearance
          """
      )
    }
    return .kept(isKnown ? .readable : .unknown)
  }
}

extension Family {
  /// True if widgets of the family are drawn in full color on the Home Screen (VW-34).
  fileprivate var isOfHomeScreen: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: true
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: false
    }
  }
}

/// A container background of one plain color.
private struct PlainGround {
  let color: String
  private let container: Int

  /// The modifiers that draw over or behind a text, or change it, so that colors do not decide.
  private static let veils: Set<AttributeName> = [
    .background, .backgroundStyle, .blendMode, .blur, .brightness, .colorInvert,
    .colorMultiply, .contrast, .glassEffect, .grayscale, .hidden,
    .hueRotation, .luminanceToAlpha, .offset, .opacity, .overlay, .position,
    .redacted, .saturation, .shadow, .stroke, .symbolEffect,
  ]

  /// Finds the background; `nil` if there is none, or if it is not plain.
  init?(in tree: ViewTree, _ appearance: Surroundings.Appearance) {
    let containers = tree.nodes.indices.filter { tree.nodes[$0].kind == .containerBackground }
    let hasOwnAppearance = tree.attributes.contains {
      $0.name == .colorScheme || $0.name == .preferredColorScheme
    }
    // A tree that sets its own appearance does not follow the phone's.
    guard !hasOwnAppearance, containers.count == 1, let container = containers.first else {
      return nil
    }
    let parents = tree.parents
    let layers = tree.nodes.indices.filter {
      parents[$0] == container && tree.attribute(.role, of: $0) == "background"
    }
    guard layers.count == 1, let layer = layers.first, tree.nodes[layer].kind == .shape,
      !parents.contains(layer), (tree.attribute(.view, of: layer) ?? "Color") == "Color",
      let fill = tree.attribute(.fill, of: layer), let color = PlainGround.color(fill, appearance)
    else { return nil }
    let said = Set(tree.attributes.lazy.filter { $0.node == layer }.map(\.name))
    // Any other modifier may change the color.
    guard said.isSubset(of: [.fill, .role, .view, .ignoresSafeArea]) else { return nil }
    self.color = color
    self.container = container
  }

  /// Returns the texts directly on the background, each with its color.
  func texts(
    of tree: ViewTree,
    _ appearance: Surroundings.Appearance
  ) -> [(node: Int, color: String)] {
    let parents = tree.parents
    return tree.nodes.indices.compactMap { node in
      guard tree.nodes[node].kind == .text, tree.nodes[node].text.takesForeground,
        let foreground = foreground(of: node, in: tree, parents)
      else { return nil }
      return PlainGround.color(foreground, appearance).map { (node, $0) }
    }
  }

  /// Returns a text's declared color; `nil` if something may be between it and the background.
  private func foreground(of node: Int, in tree: ViewTree, _ parents: [Int]) -> String? {
    var found: String?
    var place = node
    while place != container {
      guard place >= 0, PlainGround.isClear(place, in: tree) else { return nil }
      found = found ?? tree.attribute(.foreground, of: place)
      place = parents[place]
    }
    found = found ?? tree.attribute(.foreground, of: container)
    // A text without a declared color is drawn in the primary one.
    return PlainGround.isUnveiled(container, in: tree) ? found ?? "primary" : nil
  }

  private static func isClear(_ node: Int, in tree: ViewTree) -> Bool {
    switch tree.nodes[node].kind {
    case .text, .hStack, .vStack, .widgetURL: isUnveiled(node, in: tree)
    case .group: tree.attribute(.view, of: node) == nil && isUnveiled(node, in: tree)
    default: false
    }
  }

  private static func isUnveiled(_ node: Int, in tree: ViewTree) -> Bool {
    !tree.attributes.contains { $0.node == node && veils.contains($0.name) }
  }

  /// Returns the color that a name means in an appearance, or `nil` if it is not a plain color.
  private static func color(_ name: String, _ appearance: Surroundings.Appearance) -> String? {
    switch name {
    case "primary", "foreground", "default": appearance == .dark ? "white" : "black"
    case "background": appearance == .dark ? "black" : "white"
    default: name.allSatisfy(\.isLetter) ? name : nil
    }
  }
}

extension String {
  /// True if part of the text is drawn in the foreground color; emoji have their own colors.
  fileprivate var takesForeground: Bool {
    contains { character in
      let scalars = character.unicodeScalars
      // U+FE0F asks for the emoji form of a character that is text by default.
      let isEmoji =
        scalars.first?.properties.isEmojiPresentation == true
        || scalars.contains("\u{FE0F}") && scalars.first?.properties.isEmoji == true
      return !isEmoji && !character.isWhitespace
    }
  }
}
