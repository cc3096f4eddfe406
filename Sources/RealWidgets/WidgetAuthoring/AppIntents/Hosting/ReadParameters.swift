import WidgetModel

@_spi(Hosting) public struct ReadParameter {
  public let name: String
  public let place: SourcePlace
  public let isRead: Bool
  public let isSet: Bool
}

extension HostedConfiguration {
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
