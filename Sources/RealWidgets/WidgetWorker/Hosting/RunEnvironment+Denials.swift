@_spi(Hosting) import WidgetAuthoring
import WidgetModel
import WorkerProcesses

// What the process was not given, and what it took by chance.
extension RunEnvironment {
  /// Writes down that random numbers were taken while a request was under way.
  func noteRandomness(of request: RequestID) {
    sideEffects.append(SourceSideEffect(SideEffect(.randomnessRead), during: request, kind: nil))
  }

  /// Writes down what was denied to the code since the last time.
  func noteDenials() {
    SandboxDenials.forEachNote { note(SideEffect($0), during: CurrentRequest.request($1)) }
  }
}

extension SideEffect {
  /// What was denied to the code.
  init(_ note: SandboxDenials.Note) {
    switch note.kind {
    case .file: self.init(.fileRefused, text: note.text, place: SourcePlace(note.place))
    case .process: self.init(.processRefused, text: note.text, place: SourcePlace(note.place))
    case .connection: self.init(.connectionRefused, text: note.text, place: SourcePlace(note.place))
    }
  }
}
