// Goal: code that reads what nobody gave ends with words that tell what it was.
// Method: each read ends a process of its own; optimised code loses the words of a precondition, so that
// none may say them.
import AppIntents
import Testing

@Suite struct MissingValueTests {
  private struct Drink: AppIntent {
    static let title: LocalizedStringResource = "Drink"
    @Parameter(title: "Amount") var amount: Int
    @Parameter var kind: String
    @Dependency var store: Int
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func `a parameter without a value tells its name and its type`() async throws {
    let ended = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { _ = Drink().amount }
    let words = "Fatal error: the parameter 'Amount' of type Int has neither value nor default"
    #expect(try said(ended).contains(words))
  }

  @Test func `a parameter without a title tells its type`() async throws {
    let ended = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { _ = Drink().kind }
    let words = "Fatal error: the parameter of type String has neither value nor default"
    #expect(try said(ended).contains(words))
  }

  @Test func `a dependency that nobody added tells its type`() async throws {
    let ended = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { _ = Drink().store }
    #expect(try said(ended).contains("Fatal error: no dependency of type Int was added"))
  }

  private func said(_ ended: ExitTest.Result?) throws -> String {
    String(decoding: try #require(ended).standardErrorContent, as: UTF8.self)
  }
}
