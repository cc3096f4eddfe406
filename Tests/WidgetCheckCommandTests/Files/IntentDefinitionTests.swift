// Goal: a definition of intents gives the declarations that Xcode generates from it.
import Foundation
import Testing

@testable import WidgetCheckCommand

@Suite struct IntentDefinitionTests {
  private func source(_ values: [String: Any], declared: Set<String> = []) throws -> String? {
    try withFolder(of: [:]) { path in
      let data = try PropertyListSerialization.data(
        fromPropertyList: values,
        format: .xml,
        options: 0
      )
      try data.write(to: URL(fileURLWithPath: path + "/A.intentdefinition"))
      return IntentDefinition(path + "/A.intentdefinition")?.source(besides: declared.contains)
    }
  }

  private static var city: [String: Any] {
    [
      "INIntents": [
        [
          "INIntentName": "SelectCity", "INIntentType": "Custom",
          "INIntentParameters": [
            [
              "INIntentParameterName": "city", "INIntentParameterType": "Object",
              "INIntentParameterObjectType": "City",
            ],
            ["INIntentParameterName": "isLarge", "INIntentParameterType": "Boolean"],
            [
              "INIntentParameterName": "names", "INIntentParameterType": "String",
              "INIntentParameterSupportsMultipleValues": true,
            ],
            [
              "INIntentParameterName": "unit", "INIntentParameterType": "Integer",
              "INIntentParameterEnumType": "Unit",
            ],
            ["INIntentParameterName": "default", "INIntentParameterType": "Date"],
          ],
          "INIntentResponse": [
            "INIntentResponseCodes": [["INIntentResponseCodeName": "tooFar"]]
          ],
        ]
      ],
      "INEnums": [
        [
          "INEnumName": "Unit",
          "INEnumValues": [
            ["INEnumValueName": "unknown"],
            ["INEnumValueName": "metric"],
          ],
        ]
      ],
      "INTypes": [
        [
          "INTypeName": "City", "INTypeClassPrefix": "XY",
          "INTypeProperties": [
            [
              "INTypePropertyName": "identifier", "INTypePropertyType": "String",
              "INTypePropertyDefault": true,
            ],
            ["INTypePropertyName": "country", "INTypePropertyType": "String"],
          ],
        ]
      ],
    ]
  }

  @Test func `an intent becomes a class, with its enumerations and types`() throws {
    let text = try #require(try source(Self.city))
    for line in [
      "open class SelectCityIntent: INIntent", "open var city: XYCity?",
      "open var isLarge: NSNumber?", "open var names: [String]?", "open var unit = Unit.unknown",
      "open var `default`: DateComponents?", "public enum Unit: Int", "case metric = 1",
      "open class XYCity: INObject", "open var country: String?",
      "public protocol SelectCityIntentHandling", "case tooFar = 100",
      "open class SelectCityIntentResponse: INIntentResponse",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    #expect(!text.contains("open var identifier"))
  }

  @Test func `what the code declares itself is left to it`() throws {
    let text = try #require(try source(Self.city, declared: ["SelectCityIntent", "Unit"]))
    #expect(!text.contains("class SelectCityIntent:"))
    #expect(!text.contains("enum Unit"))
    #expect(text.contains("class XYCity"))
  }

  @Test func `an intent of the system's own gives nothing`() throws {
    let own: [String: Any] = [
      "INIntents": [["INIntentName": "SendMessage", "INIntentType": "System"]]
    ]
    #expect(try source(own) == nil)
  }

  @Test func `a file that is not a definition is none`() throws {
    try withFolder(of: ["A.intentdefinition": "no"]) { path in
      #expect(IntentDefinition(path + "/A.intentdefinition") == nil)
      #expect(
        FolderResources(of: path).unread.map(\.reason) == ["it is not a definition of intents"]
      )
    }
  }
}
