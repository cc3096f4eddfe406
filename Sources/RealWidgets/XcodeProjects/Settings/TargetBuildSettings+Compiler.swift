extension TargetBuildSettings {
  /// The language mode for the compiler, such as `5` or `6`; `nil` for a version that no Xcode takes.
  ///
  /// Xcode takes 4, 4.2, 5 and 6, and the mode of the first number for any other version that begins with one of them.
  public var swiftVersion: String? {
    var parts = (value("SWIFT_VERSION") ?? "").split(
      separator: ".",
      omittingEmptySubsequences: false
    )
    while parts.count > 1, parts.last == "0" { parts.removeLast() }
    let version = parts.joined(separator: ".")
    if ["4", "4.2", "5", "6"].contains(version) { return version }
    return parts.first.map(String.init).flatMap { ["4", "5", "6"].contains($0) ? $0 : nil }
  }

  /// The compilation conditions that are set, also those that flags define.
  public var compilationConditions: [String] {
    let flags = words("OTHER_SWIFT_FLAGS")
    var defined: [String] = []
    var index = 0
    while index < flags.count {
      let flag = flags[index]
      index += 1
      if TargetBuildSettings.passing.contains(flag) {
        // The next flag is for another tool: `-Xcc -DNAME` defines a macro of C.
        index += 1
      } else if flag == "-D" {
        if index < flags.count { defined.append(flags[index]) }
        index += 1
      } else if flag.hasPrefix("-D") {
        defined.append(String(flag.dropFirst(2)))
      }
    }
    var seen: Set<String> = []
    return (words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + defined).filter {
      !$0.contains("$") && seen.insert($0).inserted
    }
  }

  /// The compiler's flags for features and concurrency that settings ask for, in a fixed order.
  ///
  /// In the Swift 6 mode those features are left out that it always has, as Xcode does.
  ///
  /// Source: swift-build's `Swift.xcspec`, read for names, defaults and flags.
  public var languageFlags: [String] {
    var flags: [String] = []
    if swiftVersion != "6" {
      switch value("SWIFT_STRICT_CONCURRENCY") ?? "minimal" {
      case "minimal": break
      case "targeted": flags.append("-strict-concurrency=targeted")
      default: flags += ["-enable-upcoming-feature", "StrictConcurrency"]
      }
    }
    if value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" {
      flags.append("-default-isolation=MainActor")
    }
    for feature in upcomingFeatures { flags += ["-enable-upcoming-feature", feature] }
    return flags
  }

  /// The names of the upcoming features that settings switch on, in a fixed order.
  ///
  /// `SWIFT_APPROACHABLE_CONCURRENCY` switches on five that have no setting of their own.
  public var upcomingFeatures: [String] {
    let isSix = swiftVersion == "6"
    // The condition of the setting itself: it counts for older modes, and for the two features of newer ones.
    let isApproachable = isOn("SWIFT_APPROACHABLE_CONCURRENCY")
    return UpcomingFeature.all.compactMap { feature in
      if feature.isPartOfSix && isSix { return nil }
      guard let word = value("SWIFT_UPCOMING_FEATURE_" + feature.setting), !word.isEmpty else {
        return feature.isApproachable && isApproachable ? feature.name : nil
      }
      if word == "MIGRATE" { return feature.isPartOfSix ? nil : feature.name + ":migrate" }
      return TargetBuildSettings.isYes(word) ? feature.name : nil
    }
  }

  /// The oldest version of the system on which the product runs, such as `17.0`; `nil` where nothing gives one.
  public var deploymentTarget: String? {
    let name =
      switch levels.context.sdk {
      case "macosx": "MACOSX_DEPLOYMENT_TARGET"
      case "watchos", "watchsimulator": "WATCHOS_DEPLOYMENT_TARGET"
      case "appletvos", "appletvsimulator": "TVOS_DEPLOYMENT_TARGET"
      case "xros", "xrsimulator": "XROS_DEPLOYMENT_TARGET"
      default: "IPHONEOS_DEPLOYMENT_TARGET"
      }
    return value(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The flags behind which the next one is for another tool.
  private static let passing: Set = ["-Xcc", "-Xfrontend", "-Xllvm", "-Xlinker", "-Xclang-linker"]
}
