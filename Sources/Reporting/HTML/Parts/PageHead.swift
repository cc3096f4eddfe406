struct PageHead {
  let title: String

  let isOfWidgets: Bool

  var hasActivities = false

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
