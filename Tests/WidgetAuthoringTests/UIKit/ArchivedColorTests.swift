import Foundation
import Testing
import UIKit

@testable import WidgetAuthoring

@Suite struct ArchivedColorTests {
  private func archived(_ color: UIColor) throws -> UIColor? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
  }

  @Test func `a colour of components comes back from an archive`() throws {
    let color = try #require(
      try archived(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.125))
    )
    #expect(color.source == .components(red: 0.25, green: 0.5, blue: 0.75))
    #expect(color.opacity == 0.125)
  }

  @Test func `a colour of the catalogue comes back by its name`() throws {
    let color = try #require(UIColor(named: "Brand"))
    #expect(try archived(color)?.source == .asset("Brand"))
  }
}
