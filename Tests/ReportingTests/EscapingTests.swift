import Testing
import WidgetModel

@testable import Reporting

// Goal: in every format a text is shown literally, and cannot act.
// Method: the same hostile pieces through each escaping, with hand-written results.
@Suite struct EscapingTests {
  @Test func `a page shows markup, quotes and hidden characters`() {
    #expect(HTMLEscaping.escape("<script>") == "&lt;script&gt;")
    #expect(HTMLEscaping.escape("\"'&") == "&quot;&#39;&amp;")
    #expect(HTMLEscaping.escape("a\u{202E}b\u{0}\u{1B}") == "a\\u{202E}b\\u{0}\\u{1B}")
    #expect(HTMLEscaping.escape("a\nb\r") == "a\nb\\u{D}")
  }

  @Test func `joined emoji, accents and other scripts stay as they are`() {
    for text in ["\u{1F469}\u{200D}\u{1F680}", "e\u{301}", "שלום", "天气"] {
      #expect(HTMLEscaping.escape(text) == text)
      #expect(XMLEscaping.escape(text) == text)
      #expect(TerminalEscaping.escape(text) == text)
      #expect(MarkdownEscaping.escape(text) == text)
    }
  }

  @Test func `XML replaces what it forbids and refers to what is hidden`() {
    #expect(
      XMLEscaping.escape("<a b=\"'&'\">]]>") == "&lt;a b=&quot;&apos;&amp;&apos;&quot;&gt;]]&gt;"
    )
    #expect(XMLEscaping.escape("\u{0}\u{7}\u{1B}\u{FFFE}") == "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
    #expect(XMLEscaping.escape("\u{202E}\t\n") == "&#x202E;&#x9;&#xA;")
    #expect(XMLEscaping.escapeContent("a\nb\tc") == "a\nb&#x9;c")
  }

  @Test func `JSON spells out what is hidden, and a parser reads the same text`() throws {
    let text = "\"\\ \u{202E}\u{7}\n\u{2028}\u{E0041}天"
    let document = JSONEscaping.escape(JSON.array([.string(text)]).pretty())
    #expect(!document.unicodeScalars.contains { $0.isHidden && $0 != "\n" })
    #expect(document.contains("\\u202e"))
    #expect(document.contains("\\udb40\\udc41"))
    #expect(try JSON(parsing: document) == .array([.string(text)]))
  }

  @Test func `a terminal gets no control at all`() {
    #expect(
      TerminalEscaping.escape("\u{1B}[31m\n\u{9B}\u{202E}") == "\\u{1B}[31m\\u{A}\\u{9B}\\u{202E}"
    )
  }

  @Test func `Markdown shows every mark of punctuation`() {
    #expect(MarkdownEscaping.escape("<b>*a*_[x](y)") == "&lt;b&gt;\\*a\\*\\_\\[x\\]\\(y\\)")
    #expect(MarkdownEscaping.escape("@all | `x`\n- y") == "&#64;all \\| \\`x\\` - y")
    #expect(MarkdownEscaping.escape("- x") == "\\- x")
    #expect(MarkdownEscaping.escape("\u{202E}") == "\\\\u\\{202E\\}")
  }

  @Test func `a fence of code is longer than the backticks inside`() {
    #expect(MarkdownEscaping.code("a`b") == "``a`b``")
    #expect(MarkdownEscaping.code("`") == "`` ` ``")
    #expect(MarkdownEscaping.block(["```", "x"]) == "````text\n```\nx\n````")
  }

  @Test func `a workflow command cannot be ended or begun by a text`() {
    #expect(WorkflowEscaping.message("a%\n::error::b\r") == "a%25%0A::error::b%0D")
    #expect(WorkflowEscaping.property("a:b,c\n") == "a%3Ab%2Cc%0A")
    #expect(WorkflowEscaping.message("\u{1B}") == "\\u{1B}")
  }

  @Test func `a shell reads a quoted text as one word`() {
    #expect(ShellQuoting.quote("mutant:a-1") == "mutant:a-1")
    #expect(ShellQuoting.quote("") == "''")
    #expect(ShellQuoting.quote("it's $HOME") == "'it'\\''s $HOME'")
    #expect(ShellQuoting.quote("a\nb'") == "$'a\\U0000000Ab\\''")
  }

  @Test func `the name of a place is safe and different for different texts`() {
    let texts = ["a b", "a~b", "a-b", "a\"b", "a<b", "ab"]
    let names = texts.map { Fragment("x", $0).name }
    #expect(Set(names).count == texts.count)
    for name in names { #expect(!name.contains { " \"<>&'#".contains($0) }) }
  }
}
