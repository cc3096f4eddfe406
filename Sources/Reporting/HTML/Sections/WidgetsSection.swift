import RunRecord

/// The widgets of a bundle, each with a picture, its state and a link to its page.
struct WidgetsSection {
  let record: RunRecord

  var section: PageSection {
    PageSection(
      fragment: Fragment("widgets"),
      title: "Widgets",
      figure: grouped(Int64(record.widgets.count)),
      introduction: "Each has a page with its findings, its simulated day and schematics of what "
        + "it shows.",
      content: element("div", .class("cards")) { WidgetPage.pages(of: record).map(card) }
    )
  }

  private func card(_ page: WidgetPage) -> HTML {
    let standing = WidgetStanding(page)
    return element("a", .class("card \(standing.tone)"), .elsewhere(page.path, Fragment("verdict")))
    {
      portrait(of: page)
      element("p", .class("name")) {
        element("span", .class("seal"), .named("aria-hidden", "true")) { standing.symbol }
        " "
        page.title
      }
      element("p", .class("note")) { standing.sentence }
    }
  }

  private func portrait(of page: WidgetPage) -> HTML {
    guard let snapshot = page.portrait else { return element("div", .class("stand")) }
    let face = FamilyMetrics(snapshot)
    let classes =
      ["stand"] + (face.isOnLockScreen ? ["locked"] : []) + (face.width > 220 ? ["wide"] : [])
    return element("div", .class(classes.joined(separator: " "))) {
      SchematicFigure(snapshot: snapshot, hasMargins: page.hasMargins).picture
    }
  }
}

extension WidgetPage {
  /// The snapshot on the widget's card: preferably a real entry in the smallest family.
  var portrait: PageSnapshotLine? {
    let order: [PageSnapshotLine.Occasion] = [
      .firstEntry, .laterEntry, .snapshot, .gallery, .presentation, .control, .placeholder,
    ]
    return order.lazy.compactMap { occasion in
      snapshots.first { $0.occasion == occasion && $0.appearance != .dark }
    }
    .first ?? snapshots.first
  }
}
