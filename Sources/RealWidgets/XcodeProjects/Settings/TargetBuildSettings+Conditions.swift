extension TargetBuildSettings {
  /// The compilation conditions that are set, including those in flags.
  public var compilationConditions: [String] {
    let flags = words("OTHER_SWIFT_FLAGS")
    var defined: [String] = []
    var index = 0
    while index < flags.count {
      let flag = flags[index]
      index += 1
      if TargetBuildSettings.passing.contains(flag) {
        // The next flag is for another tool: `-Xcc -DNAME` defines a C macro.
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

  /// The flags that pass the next one to another tool.
  private static let passing: Set = ["-Xcc", "-Xfrontend", "-Xllvm", "-Xlinker", "-Xclang-linker"]
}
