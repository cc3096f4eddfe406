import RunRecord
import WidgetModel

/// The files of a fixture folder with the data that was synthesized in a run.
public struct FixtureTexts: Hashable, Sendable {
  /// The files by path in the folder.
  public let files: [File]

  /// A file.
  public struct File: Hashable, Sendable {
    /// The path in the folder.
    public let path: String
    /// The content.
    public let text: String
    /// True if the content is base64 of the bytes.
    public let isEncoded: Bool
  }

  /// Creates the files for requested data.
  public init(_ lines: [OutsideDataLine]) {
    var files: [File] = []
    if let text = FixtureTexts.index(lines.filter { $0.kind == .answer }) {
      files.append(File(path: "index.json", text: text, isEncoded: false))
    }
    if let text = FixtureTexts.defaults(lines.filter { $0.kind == .value }) {
      files.append(File(path: "defaults.json", text: text, isEncoded: false))
    }
    for line in lines where line.kind == .file && !line.sample.isEmpty {
      // A path from the checked code must not lead out of the folder.
      let isInside = !line.name.split(separator: "/").contains("..")
      guard isInside else { continue }
      files.append(
        File(path: "groups/\(line.name)", text: line.sample, isEncoded: line.isEncoded)
      )
    }
    self.files = files
  }

  /// Returns the index of responses; for one URL, the first with a response of a known type.
  private static func index(_ lines: [OutsideDataLine]) -> String? {
    var answers: [(url: String, text: String, hasType: Bool)] = []
    for line in lines {
      let words = line.name.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2, words[1].hasPrefix("http") else { continue }
      let method = words[0] == "GET" ? "" : "\"method\": \(quoted(words[0])), "
      let isJSON = !line.sample.isEmpty && !line.isEncoded
      let body = isJSON ? "\"json\": \(indented(line.sample, by: 2))" : "\"body\": \"\""
      let answer = (words[1], "  \(quoted(words[1])): {\(method)\(body)}", isJSON)
      if let place = answers.firstIndex(where: { $0.url == words[1] }) {
        if isJSON, !answers[place].hasType { answers[place] = answer }
      } else {
        answers.append(answer)
      }
    }
    return answers.isEmpty
      ? nil : "{\n" + answers.map(\.text).joined(separator: ",\n") + "\n}\n"
  }

  /// Returns the defaults; values of unknown type are null, which is the same as missing.
  private static func defaults(_ lines: [OutsideDataLine]) -> String? {
    var suites: [(name: String, values: [String])] = []
    for line in lines {
      let words = line.name.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2 else { continue }
      let value =
        line.sample.isEmpty
        ? "null"
        : line.isStored
          ? line.sample
          : line.isEncoded
            ? "{\"$data\": \(quoted(line.sample))}" : "{\"$json\": \(indented(line.sample, by: 4))}"
      let text = "    \(quoted(words[1])): \(value)"
      if let place = suites.firstIndex(where: { $0.name == words[0] }) {
        suites[place].values.append(text)
      } else {
        suites.append((words[0], [text]))
      }
    }
    let texts = suites.map { suite in
      "  \(quoted(suite.name)): {\n" + suite.values.joined(separator: ",\n") + "\n  }"
    }
    return texts.isEmpty ? nil : "{\n" + texts.joined(separator: ",\n") + "\n}\n"
  }

  private static func quoted(_ text: String) -> String { JSON.string(text).description }

  private static func indented(_ text: String, by count: Int) -> String {
    let space = String(repeating: " ", count: count)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n" + space)
  }
}
