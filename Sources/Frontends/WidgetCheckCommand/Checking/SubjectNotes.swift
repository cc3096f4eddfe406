import CampaignRuns

struct SubjectNotes {
  let subject: CheckSubject

  let entry: EntryPoint

  let assets: AssetSymbols

  var lines: [String] {
    building + subject.diagnostics + resources + left + names
  }

  private var sources: SourceFolder { subject.sources }

  private var building: [String] {
    let count = sources.files.count
    let files = count == 1 ? "1 file" : "\(count) files"
    let of = subject.target.map { " of the target \($0.name) (\($0.configuration))" } ?? ""
    let modules = subject.modules.map { "\($0.name) (\($0.owner))" }
    return ["building \(entry.names.joined(separator: ", ")) of \(files)\(of)"]
      + (modules.isEmpty ? [] : ["with its modules: \(modules.joined(separator: ", "))"])
  }

  private var resources: [String] {
    let resources = subject.resources
    let names = resources.resources.map(\.target) + resources.catalogs
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    return
      (names.isEmpty ? [] : ["in its bundle: \(names.prefix(5).joined(separator: ", "))\(more)"])
      + resources.unread.map { "not read: \($0.name); \($0.reason)" }
  }

  private var left: [String] {
    var lines = DroppedCode.find(in: sources).map {
      "not checked: \($0.file):\($0.line) #if \($0.condition), false here"
    }
    lines += sources.unsetConditions.filter { _ in subject.target == nil }.map {
      "\($0.name) is not set (\($0.place)); --define \($0.name) sets it"
    }
    #if os(Linux)
      lines += InertNameUse.told(in: sources).map { "without effect here: \($0)" }
    #endif
    let uncalled = UncalledFunction.find(in: sources).map(\.description)
    lines += uncalled.map { "not run, since nothing calls it: \($0)" }
    if !uncalled.isEmpty {
      lines.append("  call it in an intent, a provider or a view of the folder to have it judged")
    }
    return lines
  }

  private var names: [String] {
    guard !assets.assets.isEmpty else { return [] }
    let colors = assets.assets.count { $0.kind == .color }
    let images = assets.assets.count - colors
    return [
      "names from asset catalogues: \(colors) of colours, \(images) of images, as Xcode makes them"
    ]
  }
}
