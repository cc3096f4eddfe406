import Foundation
import Testing

/// Facts that signatures enforce: the compiler refuses code that violates them.
struct RefusalsTests {
  @Test func `what a signature settles does not compile otherwise`() throws {
    let complaints = try Compiler.complaints(
      RefusedCode.catalogue.map(\.right) + RefusedCode.catalogue.map(\.wrong)
    )
    for (number, code) in RefusedCode.catalogue.enumerated() {
      #expect(complaints[number] == [], "\(code) is right")
      let heard = complaints[number + RefusedCode.catalogue.count]
      #expect(heard.contains { $0.contains(code.complaint) }, "\(code) is wrong: \(heard)")
    }
  }
}
