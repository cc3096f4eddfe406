import WidgetModel

extension Surroundings {
  /// The network and the store in words if they are unfavorable, otherwise empty.
  var words: String {
    var parts: [String] = []
    if network != .fixtures { parts.append("the network is \(network.words)") }
    if store != .present { parts.append("the shared data is \(store.rawValue)") }
    if values != .ordinary {
      parts.append("the values of answers and shared data are \(values.rawValue)")
    }
    return parts.isEmpty ? "" : "; " + parts.joined(separator: ", ")
  }
}

extension Surroundings.Network {
  /// The network's behavior, in words that follow "the network is".
  fileprivate var words: String {
    switch self {
    case .fixtures: "as the fixtures say"
    case .offline: "offline"
    case .slow: "slow"
    case .silent: "silent"
    case .serverError: "answering with status 500"
    case .notFound: "answering with status 404"
    case .malformed: "answering with spoiled bodies"
    }
  }
}
