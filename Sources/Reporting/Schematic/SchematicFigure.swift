import RunRecord
import WidgetModel

struct SchematicFigure {
  let snapshot: PageSnapshotLine

  let hasMargins: Bool

  /// The width, in points, of the widest picture that fits the page on a phone.
  private static let widestOnPhones = 338

  var html: HTML {
    var painter = SchematicPainter(room: room)
    let face = face(&painter)
    // A wide picture scrolls on a phone, and must be reachable by keyboard.
    let isWide = FamilyMetrics(snapshot).width > SchematicFigure.widestOnPhones
    return element("figure", .class("snapshot"), isWide ? .named("tabindex", "0") : nil) {
      face
      element("figcaption") {
        element("p", .class("when")) { title }
        if !snapshot.clock.isEmpty { element("p", .class("clock")) { clock } }
        element("p", .class("clock")) { appearance }
        if snapshot.nodes.count > SchematicNode.nodeLimit {
          element("p", .class("clock")) { "the first \(SchematicNode.nodeLimit) views alone" }
        }
        remarks
        legend(painter)
      }
    }
  }

  /// The picture without a caption.
  var picture: HTML {
    var painter = SchematicPainter(room: room)
    return face(&painter)
  }

  private var room: SchematicEstimate.Extent {
    let face = FamilyMetrics(snapshot)
    // 16 points on each side, as in the style sheet.
    let margins = hasMargins && face.classes == "home" ? 32.0 : 0
    return .init(width: Double(face.width) - margins, height: Double(face.height) - margins)
  }

  private func face(_ painter: inout SchematicPainter) -> HTML {
    let face = FamilyMetrics(snapshot)
    let roots = SchematicNode.roots(of: snapshot.nodes)
    let ground = SchematicGround(roots, isBanner: face.classes == "banner")
    var box = painter.draw(roots)
    if snapshot.nodes.isEmpty { box = SchematicBox(classes: ["t"], content: .text("nothing")) }
    let isPadded = hasMargins && face.classes == "home"
    let isRedacted = snapshot.occasion == .placeholder
    return element(
      "div",
      .class("face \(face.classes) \(scheme)\(isRedacted ? " redacted" : "")"),
      .named("style", "width:\(face.width)px;height:\(face.height)px"),
      .named("role", "img"),
      .named("aria-label", "Schematic, \(face.name): \(words)")
    ) {
      // The system removes the background where colours become brightness.
      if face.isOnLockScreen { HTML.nothing } else { ground.draw(&painter) }
      element("div", .class(isPadded ? "content z margins" : "content z")) { box.html }
    }
  }

  private var title: String {
    if !snapshot.title.isEmpty { return snapshot.title }
    return snapshot.occasion == .presentation
      ? FamilyMetrics(snapshot).name : snapshot.occasion.title
  }

  private var remarks: HTML {
    let sentences = SchematicRemarks(snapshot, hasMargins: hasMargins).sentences
    guard !sentences.isEmpty else { return .nothing }
    return element("p", .class("estimate")) {
      element("b") { "Our estimate: " }
      sentences.joined(separator: " ")
    }
  }

  private var scheme: String {
    switch snapshot.appearance {
    case .both: "auto"
    case .light: "light"
    case .dark: "dark"
    }
  }

  private var appearance: String {
    if FamilyMetrics(snapshot).isOnLockScreen { return "vibrant: colours become brightness" }
    return switch snapshot.appearance {
    case .both: "light and dark alike"
    case .light: "in light"
    case .dark: "in dark"
    }
  }

  /// The time without fractions of a second, which are not useful under a picture.
  private var clock: String {
    guard WallDate(snapshot.clock) != nil, !snapshot.clock.hasPrefix("@") else {
      return snapshot.clock
    }
    let time = snapshot.clock.dropFirst(11).prefix(8)
    return "\(snapshot.clock.prefix(10)) \(time.hasSuffix(":00") ? time.prefix(5) : time) UTC"
  }

  /// The texts in order, for screen readers.
  private var words: String {
    let texts = snapshot.nodes.map(\.text).filter { !$0.isEmpty }
    return texts.prefix(24).joined(separator: ", ") + (texts.count > 24 ? ", and more" : "")
  }

  private func legend(_ painter: SchematicPainter) -> HTML {
    guard !painter.symbols.isEmpty else { return .nothing }
    return element("p", .class("symbols")) {
      painter.symbols.prefix(12).map { name in
        element("span") {
          element("i", .named("aria-hidden", "true")) { Symbol.sign(of: name) }
          " "
          name
        }
      }
      if painter.symbols.count > 12 { "and \(painter.symbols.count - 12) more" }
    }
  }
}

struct SchematicGround {
  /// The attributes with a container background's style.
  static let names: Set<AttributeName> = [.background, .fill, .containerBackground]

  private let node: SchematicNode?

  /// The tint behind a Live Activity on the Lock Screen, `nil` if it sets none.
  private let tint: String?

  /// Finds the outermost container background, or the tint of a Live Activity's banner.
  init(_ roots: [SchematicNode], isBanner: Bool = false) {
    node = SchematicGround.find(roots)
    tint = isBanner ? SchematicGround.tint(roots) : nil
  }

  /// The style of the background, `nil` if its code sets none.
  var style: String? {
    if let tint { return tint }
    guard let node else { return nil }
    let own = node.attributes.last { SchematicGround.names.contains($0.name) }?.value
    let layer = node.children.first { $0.layer == .background }
    return own ?? layer?.value(.fill, .foreground)
      ?? (node.line.text.isEmpty ? nil : node.line.text)
  }

  func draw(_ painter: inout SchematicPainter) -> HTML {
    if let fill = tint.flatMap(ColorMap.fill) {
      return .element("div", [.class("ground z"), .named("style", "background:\(fill)")], .nothing)
    }
    guard let node else { return .nothing }
    let layers = node.children.filter { $0.layer == .background }.map { painter.draw($0).html }
    let style = node.attributes.last { SchematicGround.names.contains($0.name) }?.value
    let fill = ColorMap.fill(style ?? (node.line.text.isEmpty ? "clear" : node.line.text))
    let declaration = fill.map { [HTML.Attribute.named("style", "background:\($0)")] } ?? []
    return .element("div", [.class("ground z")] + declaration, .group(layers))
  }

  private static func tint(_ nodes: [SchematicNode]) -> String? {
    for node in nodes {
      let own = node.attributes.first { $0.name == .activityBackgroundTint }?.value
      if let value = own ?? tint(node.children) { return value == "default" ? nil : value }
    }
    return nil
  }

  private static func find(_ nodes: [SchematicNode]) -> SchematicNode? {
    for node in nodes {
      if node.line.kind == .containerBackground { return node }
      if let found = find(node.children) { return found }
    }
    return nil
  }
}
