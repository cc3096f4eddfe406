// Goal: a reader finds the source of each fact.
// Method: each source is compared with the requirements of its kind.
import Testing

@testable import PlatformFacts

@Suite struct FactSourceTests {
  private static let sources = Set(Fact.all.flatMap(\.sources))

  @Test(arguments: FactSource.Kind.allCases)
  func `a source has the address that its kind promises`(kind: FactSource.Kind) {
    let sources = FactSourceTests.sources.filter { $0.kind == kind }
    #expect(!sources.isEmpty)
    for source in sources {
      let start: String? =
        switch kind {
        case .documentation: "https://developer.apple.com/documentation/"
        case .session: "https://developer.apple.com/videos/play/wwdc20"
        case .forum: "https://developer.apple.com/forums/thread/"
        case .community: source.address == nil ? nil : "https://github.com/"
        // The interface files of the SDK have no page.
        case .brief: nil
        }
      if let start {
        #expect(source.address?.hasPrefix(start) == true, "\(source)")
      } else {
        #expect(source.address == nil, "\(source)")
      }
      #expect(!source.title.isEmpty)
    }
  }

  @Test func `an address has one title and a title one address`() {
    let sources = FactSourceTests.sources
    let addresses = sources.compactMap(\.address)
    #expect(Set(addresses).count == addresses.count)
    #expect(Set(sources.map(\.title)).count == sources.count)
    for address in addresses {
      #expect(
        !address.contains(" ") && address == address.lowercased() || address.contains("github")
      )
    }
  }

  @Test func `all five briefs are sources`() {
    let briefs = FactSourceTests.sources.filter { $0.kind == .brief }.map(\.title)
    for brief in Brief.allCases {
      #expect(briefs.filter { $0.hasPrefix("\(brief.rawValue), ") }.count == 1)
    }
  }

  @Test func `whom a source contradicts is named`() {
    #expect(FactID.tl30.fact.evidence.description == "not documented")
    #expect(
      FactID.tl07.fact.evidence.description == "Apple's documentation; brief S1 says otherwise"
    )
  }
}
