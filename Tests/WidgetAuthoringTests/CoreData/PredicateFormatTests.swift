import CoreData
import Testing

// Goal: simple formats have their documented meaning, and others leave nothing out.
@Suite struct PredicateFormatTests {
  private let values: NSDictionary = [
    "name": "Anna", "age": 30, "isDone": true, "tags": ["red", "blue"],
  ]

  private func isTrue(_ format: String, _ arguments: [Any] = []) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: values)
  }

  @Test(arguments: [
    "name == 'Anna'", "name != 'anna'", "name ==[c] 'anna'", "name BEGINSWITH 'An'",
    "name ENDSWITH[c] 'NA'", "name CONTAINS[cd] 'NN'", "name LIKE 'A*'", "age >= 30",
    "age BETWEEN {29, 31}", "age IN {1, 30}", "isDone == YES", "NOT isDone == NO",
    "(age < 3 OR age > 29) AND name != nil", "missing == nil", "tags CONTAINS 'red'",
    "ANY tags == 'blue'", "tags.@count == 2", "TRUEPREDICATE", "age + 1 == 4",
  ])
  func `a format is true`(format: String) { #expect(isTrue(format)) }

  @Test(arguments: [
    "name == 'anna'", "name == nil", "age > 30", "age BETWEEN {31, 40}", "age IN {1, 2}",
    "NOT isDone == YES", "missing > 3", "ALL tags == 'blue'", "FALSEPREDICATE",
    "age == 30 && name == 'Bob'",
  ])
  func `a format is false`(format: String) { #expect(!isTrue(format)) }

  @Test func `arguments replace keys and values`() {
    #expect(isTrue("%K == %@ AND age == %d", ["name", "Anna", 30]))
    #expect(isTrue("name IN %@", [["Bob", "Anna"]]))
    #expect(!isTrue("%K == %@", ["name", "Bob"]))
  }
}
