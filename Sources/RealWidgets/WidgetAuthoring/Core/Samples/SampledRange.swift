/// A range, whose sampled bounds have to be sorted.
protocol SampledRange {
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
