import PlatformFacts

extension String {
  /// The page without its links to the sources of facts, which a reader follows and no browser loads.
  var withoutSources: String {
    replacing(
      /<a rel="noreferrer" href="https:\/\/(?:developer\.apple|github)\.com\/[^"<>]*">/,
      with: ""
    )
  }
}
