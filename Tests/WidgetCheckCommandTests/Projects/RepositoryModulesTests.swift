#if os(Linux)
  import Testing

  @testable import WidgetCheckCommand

  // Goal: the name of a manifest leads neither out of the bundle's folder nor out of generated code.
  @Suite struct RepositoryModulesTests {
    @Test(arguments: [
      ("Tea Kit.x", "Pot", "Tea Kit.x_Pot"), ("../../x", "Pot", "..-..-x_Pot"),
      ("a\u{0D4E}/b", "Pot", "a\u{0D4E}-b_Pot"), ("\"\\(x)", "Pot", "--(x)_Pot"),
    ])
    func `a bundle's name has no separator, quote or escape`(
      package: String,
      target: String,
      name: String
    ) {
      #expect(RepositoryModules.bundle(of: package, target) == name)
    }
  }
#endif
