import Testing

@testable import WidgetCheckCommand

#if os(Linux)
  import AuthoringValues
#endif

// Goal: names without effect are reported with the file and line of their first use, and no other
// names.
@Suite struct InertNameUseTests {
  private let names = [
    ".continuous", "#Preview", "#Preview(as:)", "OpensIntent", ".relevance(of:)",
  ]

  @Test func `each name is reported once per file, with the line of its first use`() throws {
    let found = try uses([
      "A.swift": """
      struct A: View {
        var body: some View { RoundedRectangle(cornerRadius: 4, style: .continuous) }
        var more: some View { RoundedRectangle(cornerRadius: 8, style: .continuous) }
      }
      func perform() async throws -> some IntentResult & OpensIntent { .result() }
      """,
      "B.swift": """
      #Preview("small", as: .systemSmall) { B() }
      #Preview { A() }
      let b = center.relevance(of: "B")
      let c = Circle().style(.continuous)
      """,
    ])
    #expect(
      found == [
        ".continuous A.swift:2", "OpensIntent A.swift:5", "#Preview(as:) B.swift:1",
        "#Preview B.swift:2", ".relevance(of:) B.swift:3", ".continuous B.swift:4",
      ]
    )
  }

  @Test func `labels of a call may stand on further lines, those of another call do not count`()
    throws
  {
    let found = try uses(
      [
        "A.swift": """
        let a = Timer(
          fireAt: date,
          target: self
        )
        let b = Timer(fireAt: date)
        let c = [target: 1]
        """,
        "B.swift": """
        let b = Timer(fireAt: date)
        let c = f(target: 1)
        """,
      ],
      named: ["Timer(fireAt:target:)"]
    )
    #expect(found == ["Timer(fireAt:target:) A.swift:1"])
  }

  @Test func `names in comments, in texts, with other labels and within other names do not count`()
    throws
  {
    let found = try uses([
      "A.swift": """
      // style: .continuous
      let a = "OpensIntent"
      let b = Style.continuousLine + reOpensIntent + OpensIntents
      let c = center.relevance(ofKind: "c")
      """
    ])
    #expect(found == [])
  }

  #if os(Linux)
    @Test func `closures that are never run are reported, and properties of these names are not`()
      throws
    {
      let found = try uses(
        [
          "A.swift": """
          struct A: View {
            var body: some View { Text("a").task(id: 3) { await load() }.onDisappear(perform: end) }
            var more: some View { Text("b").onAppear { begin() } }
            var last: some View { Text("c").task { await load() } }
          }
          func end() { session.task.cancel(); self.task = nil; view.onAppear?() }
          """
        ],
        named: InertNames.withUnrunClosures
      )
      #expect(
        found == [".onDisappear(perform:) A.swift:2", ".onAppear { A.swift:3", ".task { A.swift:4"]
      )
    }
  #endif

  private func uses(
    _ files: KeyValuePairs<String, String>,
    named names: [String]? = nil
  ) throws -> [String] {
    try Executable.withDirectory { directory in
      for (name, text) in files {
        try text.write(toFile: directory + "/" + name, atomically: true, encoding: .utf8)
      }
      let folder = try SourceFolder(directory, excluding: [])
      return InertNameUse.find(names ?? self.names, in: folder).map {
        "\($0.name) \($0.file):\($0.line)"
      }
    }
  }
}
