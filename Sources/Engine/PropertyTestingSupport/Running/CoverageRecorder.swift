internal import EdgeCoverage
import PropertyTesting

/// Records what instrumented code each case runs, on the thread that runs it.
@usableFromInline
final class CoverageRecorder {
  private let recording: OpaquePointer

  /// True once a case has run instrumented code.
  private(set) var hasRecorded = false

  /// - Throws: ``CheckError/notInstrumented`` if no code of this process is instrumented.
  init() throws(CheckError) {
    guard edge_coverage_edges() > 0 else { throw .notInstrumented }
    guard let recording = edge_recording_create() else {
      preconditionFailure("there is no memory for a recording of coverage")
    }
    self.recording = recording
  }

  deinit { edge_recording_free(recording) }

  /// Runs a body and reports what it covered to a source.
  @usableFromInline
  func record<Result>(_ source: ChoiceSource, _ body: () throws -> Result) rethrows -> Result {
    edge_recording_begin(recording)
    defer {
      var count = 0
      let features = edge_recording_end(recording, &count)
      for feature in UnsafeBufferPointer(start: features, count: count) {
        source.cover(feature.number, closeness: Int(feature.closeness))
      }
      hasRecorded = hasRecorded || count > 0
    }
    return try body()
  }
}

extension CheckSession {
  /// Returns the recorder of a check that is guided by coverage; nil if it is not.
  @usableFromInline
  func coverageRecorder() throws(CheckError) -> CoverageRecorder? {
    isGuidedByCoverage ? try CoverageRecorder() : nil
  }

  /// - Throws: ``CheckError/notInstrumented`` if the property never ran instrumented code.
  @usableFromInline
  func requireCoverage(_ recorder: CoverageRecorder?) throws(CheckError) {
    if let recorder, !recorder.hasRecorded { throw .notInstrumented }
  }
}
