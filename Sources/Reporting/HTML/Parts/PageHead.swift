/// The head of a page: its title and its style.
struct PageHead {
  /// The title.
  let title: String

  /// Whether the page shows widgets, whose style no other page needs.
  let isOfWidgets: Bool

  /// Whether the page shows the lives of Live Activities.
  var hasActivities = false

  /// The head.
  var html: HTML {
    element("head") {
      element("meta", .named("charset", "utf-8"))
      element(
        "meta",
        .named("name", "viewport"),
        .named("content", "width=device-width, initial-scale=1")
      )
      element("meta", .named("name", "color-scheme"), .named("content", "light dark"))
      element("title") { title }
      element("style") { .fixed(Style.sheet) }
      if isOfWidgets { element("style") { .fixed(WidgetStyle.sheet) } }
      if hasActivities { element("style") { .fixed(LivesStyle.sheet) } }
    }
  }
}
