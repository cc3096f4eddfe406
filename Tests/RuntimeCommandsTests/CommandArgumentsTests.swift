import Testing

@testable import RuntimeCommands

// Goal: arguments that the parser would misread reach it as a person means them, and nothing else
// changes.
@Suite struct CommandArgumentsTests {
  @Test(arguments: [
    (["--cases", "-5"], ["--cases=-5"]), (["--cases", "5"], ["--cases", "5"]),
    (["-5"], ["-5"]), (["--a=1", "-5"], ["--a=1", "-5"]),
    (["--", "--cases", "-5"], ["--", "--cases", "-5"]),
    (["--output", "-x"], ["--output", "-x"]), (["--set", "-1.5"], ["--set=-1.5"]),
  ])
  func `a negative number is joined to its option alone`(given: [String], read: [String]) {
    #expect(CommandArguments.joiningNegativeNumbers(in: given) == read)
  }

  @Test(
    arguments: [
      (["check"], nil), (["--seed", "1"], nil), ([], nil), (["help"], nil),
      (["chek"], "did you mean check?"), (["/"], "to check its widgets: w check /"),
      (["completelydifferent"], "(w --help lists all)"),
    ] as [([String], String?)]
  )
  func `an unknown command as the first word gets a suggestion`(given: [String], hint: String?) {
    let error = CommandArguments.unknownCommand(in: given, of: ["check", "run"], "w")
    #expect((error == nil) == (hint == nil))
    if let hint { #expect("\(error!)".contains(hint)) }
  }

  @Test func `a word finds the clauses that describe it, and one letter finds none`() {
    let found = ClauseSearch("WIDGETurl").clauses.map(\.id.text)
    #expect(found.contains("VW-01.view"))
    #expect(ClauseSearch("a").clauses.isEmpty)
    #expect(ClauseSearch("xyzzy").clauses.isEmpty)
  }
}
