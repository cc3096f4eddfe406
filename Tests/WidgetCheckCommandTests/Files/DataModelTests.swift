import Foundation
import Testing

@testable import WidgetCheckCommand

// Goal: a Core Data model becomes the declarations that Xcode generates from it.
@Suite struct DataModelTests {
  private let contents = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel">
        <entity name="Trip" representedClassName=".CDTrip" codeGenerationType="class">
            <attribute name="name" attributeType="String" defaultValueString="&quot;A&quot;"/>
            <attribute name="count" attributeType="Integer 32" usesScalarValueType="YES"/>
            <relationship name="stops" optional="YES" toMany="YES" destinationEntity="Stop" \
    inverseName="trip"/>
        </entity>
        <!-- <entity name="Old"/> -->
        <entity name="Stop" representedClassName="Stop"/>
    </model>
    """

  @Test func `a class has its properties, and a relationship its functions`() throws {
    let model = DataModel(name: "Trips", contents: contents)
    let source = try #require(model.source { $0 == "Stop" })
    for part in [
      "public class CDTrip: NSManagedObject {}",
      "NSFetchRequest<CDTrip>(entityName: \"Trip\")",
      "public var name: String? { get { coreDataValue(\"name\") }",
      "public var count: Int32 {",
      "public var stops: NSSet? {",
      "public func addToStops(_ value: Stop) {",
      "extension CDTrip: Identifiable {}",
      "final class WidgetCheckDataModel_Trips: DataModelDeclaration {",
      "attribute(\"name\", 700, isOptional: false, default: \"\\\"A\\\"\")",
      "relationship(\"stops\", to: \"Stop\", inverse: \"trip\", isToMany: true)",
    ] {
      #expect(source.contains(part))
    }
    #expect(!source.contains("class Stop"))
    #expect(!source.contains("Old"))
  }

  @Test func `a class that the code declares itself is left to it`() throws {
    let model = DataModel(name: "Trips", contents: contents)
    let source = try #require(model.source { _ in true })
    #expect(!source.contains("public class CDTrip"))
    #expect(source.contains("entity(\"Trip\", CDTrip.self as Any as? NSManagedObject.Type"))
  }

  @Test func `the version in use is read`() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("M.xcdatamodeld")
    defer { try? files.removeItem(at: folder) }
    for (version, entity) in [("M", "Old"), ("M 2", "New")] {
      let place = folder.appendingPathComponent("\(version).xcdatamodel")
      try files.createDirectory(at: place, withIntermediateDirectories: true)
      try "<entity name=\"\(entity)\"/>".write(
        to: place.appendingPathComponent("contents"),
        atomically: true,
        encoding: .utf8
      )
    }
    let list = ["_XCCurrentVersionName": "M 2.xcdatamodel"]
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent(".xccurrentversion"))
    #expect(DataModel(folder.path)?.entities.map(\.name) == ["New"])
    #expect(DataModel(folder.path)?.name == "M")
  }

  @Test func `managed properties become computed ones on their lines`() {
    let text = """
      import CoreData
      @objc(Trip)
      class Trip: NSManagedObject {
        @NSManaged public var name: String? // as shown
        @NSManaged func addToStops(_ value: Stop)
        @NSManaged func insertIntoStops(_ value: Stop, at index: Int)
        let key = #keyPath(Trip.stop.name)
      }
      """
    let lines = DataModel.withoutNSManaged(text).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(
      lines.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "import CoreData", "", "class Trip: NSManagedObject {",
        "public var name: String? { get { coreDataValue(\"name\") } "
          + "set { setCoreDataValue(newValue, \"name\") } } // as shown",
        "func addToStops(_ value: Stop) { changeCoreDataObjects(value) }",
        "func insertIntoStops(_ value: Stop, at index: Int) {}", "let key = \"stop.name\"", "}",
      ]
    )
  }

  @Test func `files without Core Data stay what they are`() {
    let text = "@objc class View {}"
    #expect(DataModel.withoutNSManaged(text) == text)
  }
}
