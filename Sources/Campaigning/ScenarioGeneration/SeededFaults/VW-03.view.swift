import WidgetModel

extension SeededFault {
  /// A link stands in a family that does not allow links.
  static let misplacedLink = SeededFault(
    fault: .misplacedLink,
    summary: "A link stands in a family that does not allow links.",
    faulty: {
      .showing(ViewNode(.link, depth: 1, target: 1), family: family(of: $0, allowingLinks: false))
    },
    nearMiss: {
      .showing(ViewNode(.link, depth: 1, target: 1), family: family(of: $0, allowingLinks: true))
    }
  )

  /// The first family that allows links, or that does not.
  private static func family(of profile: Profile, allowingLinks: Bool) -> Family {
    Family.allCases.first { profile.linkFamilies.contains($0) == allowingLinks } ?? .systemSmall
  }
}
