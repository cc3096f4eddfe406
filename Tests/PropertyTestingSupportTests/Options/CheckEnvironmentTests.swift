import Testing

@testable import PropertyTestingSupport

// Goal: the environment gives a seed or a clear error.
@Suite struct CheckEnvironmentTests {
  @Test func `seeds are decimal or hexadecimal`() throws {
    #expect(try CheckEnvironment.seed(of: nil) == nil)
    #expect(try CheckEnvironment.seed(of: "") == nil)
    #expect(try CheckEnvironment.seed(of: "17") == 17)
    #expect(try CheckEnvironment.seed(of: "0xff") == 255)
    #expect(try CheckEnvironment.seed(of: "18446744073709551615") == .max)
  }

  @Test(arguments: ["x", "-1", "0x", "18446744073709551616", "1 2"])
  func `anything else is refused`(text: String) {
    let error = #expect(throws: CheckError.self) { try CheckEnvironment.seed(of: text) }
    #expect(
      error?.description
        == """
        PROPERTY_TESTING_SEED is `\(text)`; set it to a number from 0 to 2^64 - 1, or unset it
        """
    )
  }
}
