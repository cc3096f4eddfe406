import WidgetModel

/// What became of one parameter of a configuration.
@_spi(Hosting) public struct ReadParameter {
  /// Its name.
  public let name: String
  /// Where it is declared.
  public let place: SourcePlace
  /// Whether code has asked for its value.
  public let isRead: Bool
  /// Whether it has a value.
  public let isSet: Bool
}

extension HostedConfiguration {
  /// The parameters of an app intent, and which of them code has asked for so far.
  public var readParameters: [ReadParameter] {
    guard let intent = value as? any AppIntent else { return [] }
    return parameters(of: intent).map { name, parameter in
      ReadParameter(
        name: name,
        place: CallPlace.function(name, of: type(of: intent)),
        isRead: parameter.isRead,
        isSet: parameter.anyValue.map { !isAbsent($0) } ?? false
      )
    }
  }
}
