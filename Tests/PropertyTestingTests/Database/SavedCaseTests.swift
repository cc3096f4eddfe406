import PropertyChecks
import PropertyTesting
import Testing

// Goal: saved cases are plain texts that name themselves, and whose reader is strict.
@Suite struct SavedCaseTests {
  private let text = """
    property-testing case 1
    property: OrderTests/totals
    generator: 5f
    failure: line 12\\nthe total
    state: minimal
    value: [1, 2]
    choices: 3
      [3 1/1 (3+1 5/9) 0/1]

    """

  @Test func `the text holds one field a line, then the choices`() throws {
    let saved = try SavedCase(parsing: text)
    #expect(saved.failure == "line 12\nthe total")
    #expect(saved.state == .minimal)
    #expect(saved.choices.values == [1, 5, 0])
    #expect(saved.text == text)
  }

  @Test func `every state, odd texts and missing fingerprints survive`() throws {
    for state in SavedCase.State.allCases {
      for odd in ["", " a ", "a: b", "\\n\u{1}\u{2028}é\u{301}\r\n", "choices:"] {
        let saved = SavedCase(
          property: odd,
          generator: state == .found ? nil : odd,
          failure: odd,
          state: state,
          value: odd,
          choices: ChoiceSequence([1, 2])
        )
        #expect(try SavedCase(parsing: saved.text) == saved)
      }
    }
  }

  @Test func `a value that can be read back makes the text one of format 2`() throws {
    var saved = try SavedCase(parsing: text)
    #expect(saved.encodedValue == nil)
    saved.encodedValue = #"{"a":"\n"}"#
    #expect(saved.text.hasPrefix("property-testing case 2\n"))
    #expect(try SavedCase(parsing: saved.text) == saved)
  }

  @Test func `lines may end as on any system`() throws {
    let other = text.replacing("\n", with: "\r\n")
    #expect(try SavedCase(parsing: other) == SavedCase(parsing: text))
  }

  @Test func `equal cases have one name, and others another`() throws {
    let saved = try SavedCase(parsing: text)
    var other = saved
    #expect(other.name == saved.name)
    other.value = "[1, 3]"
    #expect(other.name != saved.name)
    #expect(saved.name.count == 32)
    // The known digests of the empty text and of "a".
    #expect(ContentAddress(of: "").description == "6c62272e07bb014262b821756295c58d")
    #expect(ContentAddress(of: "a").description == "d228cb696f1a8caf78912b704e4a8964")
  }

  @Test(arguments: [
    (
      "property-testing case 1", "hello",
      "it does not begin with `property-testing case` and the number of a format; keep other files "
        + "out of the folder of saved cases"
    ),
    (
      "property-testing case 1", "property-testing case 3",
      "it has format 3, and this version reads formats up to 2; use the version that wrote it or a newer one"
    ),
    (
      "value: [1, 2]", "value: [1, 2]\ncolour: red",
      "line 7 has the unknown field `colour`; take it out or use the version that wrote it"
    ),
    (
      "value: [1, 2]", "value: [1, 2]\nstate: found",
      "line 7 repeats the field `state`; keep one of them"
    ),
    (
      "value: [1, 2]", "nonsense",
      "line 6 is not a field; write `name: value` on one line, and the choices last"
    ),
    ("state: minimal\n", "", "the field `state` is missing; restore the file or delete it"),
    (
      "choices: 3\n  [3 1/1 (3+1 5/9) 0/1]\n", "",
      "the field `choices` is missing; restore the file or delete it"
    ),
    (
      "state: minimal", "state: done",
      "the state `done` is unknown; it is one of found, unfinished, minimal, flaky"
    ),
    (
      "property: OrderTests/totals", "property: a\\q",
      "line 2 has a backslash that does not begin an escape; write it twice"
    ),
    (
      " 0/1]", "]", "it says `3` choices and has 2; restore the file or delete it"
    ),
    (
      "5/9", "5/4",
      "column 15 of the choices: the choice 5 is over its bound 4; copy the whole text as it was printed"
    ),
  ])
  func `a damaged text is refused with what to do`(part: String, other: String, message: String) {
    let damaged = text.replacing(part, with: other)
    let error = #expect(throws: SavedCaseError.self) { try SavedCase(parsing: damaged) }
    #expect(error?.description == message)
  }
}
