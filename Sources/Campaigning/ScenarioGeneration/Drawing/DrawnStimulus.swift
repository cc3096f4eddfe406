import WidgetModel

struct DrawnStimulus: Sendable {
  let word: Input.Word

  let weight: Int

  /// The required feature, `nil` if the stimulus is always on.
  let feature: Feature?

  let comesAgain: Bool

  init(_ word: Input.Word, _ weight: Int = 4, if feature: Feature? = nil, comesAgain: Bool = false)
  {
    self.word = word
    self.weight = weight
    self.feature = feature
    self.comesAgain = comesAgain
  }

  static func part(_ part: UsedPart) -> DrawnStimulus {
    DrawnStimulus(Input.Word(rawValue: part.rawValue) ?? .none)
  }
}

extension Drawing {
  /// Returns the weight of a stimulus, 0 if its feature is off.
  func weight(_ stimulus: DrawnStimulus) -> Int {
    stimulus.feature.map(isOn) ?? true ? stimulus.weight : 0
  }
}
