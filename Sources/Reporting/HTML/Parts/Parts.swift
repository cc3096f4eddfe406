import Clauses
import RunRecord

/// Returns a verdict as a sign with its word; the colour only repeats them.
func badge(_ verdict: ClauseLine.Verdict, word: String? = nil) -> HTML {
  element("span", .class("badge \(verdict.rawValue)")) {
    element("span", .class("sign"), .named("aria-hidden", "true")) { verdict.symbol }
    word ?? verdict.word
  }
}

func tag(_ text: String) -> HTML { element("span", .class("tag")) { text } }

func code(_ text: String) -> HTML { element("code") { text } }

/// Returns a sentence of the catalogue, with code between backticks.
func prose(_ text: String) -> HTML {
  let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
  guard pieces.count > 1, !pieces.count.isMultiple(of: 2) else { return .text(text) }
  return .group(
    pieces.enumerated().map { $0.isMultiple(of: 2) ? .text($1) : code($1) }
  )
}

/// Returns a name with line breaks allowed only before a capital letter and after a sign.
func breakable(_ text: String) -> HTML {
  var pieces: [HTML] = []
  var word = ""
  for character in text {
    if character.isUppercase, word.last?.isLowercase == true {
      pieces += [.text(word), .element("wbr", [], .nothing)]
      word = ""
    }
    word.append(character)
    if ":/._-".contains(character) {
      pieces += [.text(word), .element("wbr", [], .nothing)]
      word = ""
    }
  }
  return .group(pieces + [.text(word)])
}

/// Returns a command with a copy button, which appears if scripts run.
func commandBlock(_ command: String) -> HTML {
  element("div", .class("command")) {
    element("pre") { element("code") { words(of: command) } }
    copyButton
  }
}

/// Returns the command in pieces that stay on one line: each option with its value.
private func words(of command: String) -> HTML {
  var pieces: [String] = []
  for word in command.split(separator: " ", omittingEmptySubsequences: false) {
    if pieces.isEmpty || word.hasPrefix("--") {
      pieces.append(String(word))
    } else {
      pieces[pieces.count - 1] += " " + word
    }
  }
  return .group(
    pieces.enumerated().map { place, piece in
      .group([.text(place == 0 ? "" : " "), element("span") { piece }])
    }
  )
}

var copyButton: HTML {
  element("button", .named("type", "button"), .class("copy"), .flag("hidden")) { "Copy" }
}

func clauseLink(_ id: String) -> HTML {
  element("a", .class("clause"), .link(Fragment("clause", id))) { id }
}

/// Returns a sentence instead of an empty table.
func nothing(_ sentence: String) -> HTML { element("p", .class("nothing")) { sentence } }

/// Returns content that opens on demand; in print, `log` and `raw` stay folded.
func disclosure(
  _ summary: String,
  style: String = "",
  @HTMLBuilder content: () -> HTML
) -> HTML {
  .element(
    "details",
    style.isEmpty ? [] : [.class(style)],
    .group([element("summary") { summary }, content()])
  )
}
