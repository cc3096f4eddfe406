/// The rule that the command understands every command line in a document.
enum DocumentCommands {
  /// The options of the command, by subcommand.
  struct Grammar {
    /// The options with their dashes, by the subcommand's name.
    let options: [String: Set<String>]

    /// The default subcommand.
    let standard: String

    var all: Set<String> { options.values.reduce(DocumentCommands.everywhere) { $0.union($1) } }
  }

  fileprivate static let everywhere: Set<String> = ["--help", "--version", "-h"]

  /// Returns the subcommands and options in a document's code that the command does not have.
  ///
  /// Code that begins with two dashes is an option of some subcommand.
  static func findings(in documents: [TextFile], grammar: Grammar) -> [Finding] {
    documents.flatMap { document in
      Markdown(document.text).code.flatMap { code in
        problems(of: code.text, grammar).map { Finding("\(document.path):\(code.line)", $0) }
      }
    }
  }

  private static func problems(of text: String, _ grammar: Grammar) -> [String] {
    // The arguments of a subject's command are its own affair.
    let text = text.replacing(/'exec:[^']*'/, with: "SUBJECT")
    var words = text.split { $0.isWhitespace || "[]()\"'".contains($0) }.map(String.init)[...]
    if let option = words.first, option.hasPrefix("--"), option.count > 2 {
      let name = plain(option)
      return grammar.all.contains(name) ? [] : ["no command has an option \(name)"]
    }
    guard let start = words.firstIndex(where: isCommand) else { return [] }
    // The part after another shell operator belongs to another command.
    words = words[(start + 1)...].prefix { !["|", "&&", ";", ">", "#"].contains($0) }
    var name = grammar.standard
    if let first = words.first, let letter = first.first, letter.isLowercase {
      guard grammar.options[first] != nil else { return ["there is no command \(first)"] }
      name = first
    }
    let known = grammar.options[name, default: []].union(everywhere)
    return words.filter { $0.hasPrefix("--") }.map(plain).filter { !known.contains($0) }
      .map { "\(name) has no option \($0)" }
  }

  private static func isCommand(_ word: String) -> Bool {
    word == "widgetcheck" || word.hasSuffix("/widgetcheck")
  }

  private static func plain(_ option: String) -> String {
    String(option.prefix { $0.isLetter || $0.isNumber || $0 == "-" })
  }
}
