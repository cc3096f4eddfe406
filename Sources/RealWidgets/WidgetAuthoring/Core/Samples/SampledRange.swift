/// A range, whose bounds are drawn up in their order: it takes no others.
protocol SampledRange {
  /// A range with samples for its bounds.
  ///
  /// - Throws: When a bound takes no sample.
  static func sample(of samples: SampleValues) throws -> Self
}

extension ClosedRange: SampledRange where Bound: Decodable {
  static func sample(of samples: SampleValues) throws -> ClosedRange<Bound> {
    let bounds = [try samples.value(of: Bound.self), try samples.value(of: Bound.self)].sorted()
    return bounds[0]...bounds[1]
  }
}

extension Range: SampledRange where Bound: Decodable {
  static func sample(of samples: SampleValues) throws -> Range<Bound> {
    let bounds = [try samples.value(of: Bound.self), try samples.value(of: Bound.self)].sorted()
    return bounds[0]..<bounds[1]
  }
}
