@_spi(Hosting) import WidgetAuthoring
import WidgetModel
import WorkerProcesses

// Denied calls and random numbers.
extension RunEnvironment {
  func noteRandomness(of request: RequestID) {
    sideEffects.append(SourceSideEffect(SideEffect(.randomnessRead), during: request, kind: nil))
  }

  func noteDenials() {
    SandboxDenials.forEachNote { record(SideEffect($0), during: CurrentRequest.request($1)) }
  }
}

extension SideEffect {
  init(_ note: SandboxDenials.Note) {
    switch note.kind {
    case .file: self.init(.fileRefused, text: note.text, place: SourcePlace(note.place))
    case .process: self.init(.processRefused, text: note.text, place: SourcePlace(note.place))
    case .connection: self.init(.connectionRefused, text: note.text, place: SourcePlace(note.place))
    }
  }
}
