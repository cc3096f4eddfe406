// Goal: code that reads a missing value ends with a message that names it.
// Method: each read ends a separate process; optimised code loses the message of a precondition, so
// no precondition may carry it.
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

  @Test func `a parameter without a value gives its name and its type`() async throws {
    let ended = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { _ = Drink().amount }
    let words = "Fatal error: the parameter 'Amount' of type Int has neither value nor default"
    #expect(try said(ended).contains(words))
  }

  @Test func `a parameter without a title gives its type`() async throws {
    let ended = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { _ = Drink().kind }
    let words = "Fatal error: the parameter of type String has neither value nor default"
    #expect(try said(ended).contains(words))
  }

  @Test func `a dependency that nobody added gives its type`() async throws {
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
