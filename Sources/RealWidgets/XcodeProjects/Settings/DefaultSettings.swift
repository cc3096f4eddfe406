/// Xcode's default settings of a target that matter here.
///
/// Source: swiftlang/swift-build at 41aee626, read for names and values; `xcode-projects` B4.
/// `SDKROOT` has no default: a target without one may be for macOS.
enum DefaultSettings {
  static func assignments(
    for target: ProjectTarget,
    in project: XcodeProject,
    _ context: SettingContext
  ) -> [SettingAssignment] {
    let product = Product(target.productType)
    let values = [
      ("SRCROOT", project.folder), ("PROJECT_DIR", project.folder),
      ("PROJECT_FILE_PATH", FilePath.folder(project.file)), ("PROJECT_NAME", project.name),
      ("PROJECT", project.name), ("TARGET_NAME", target.name), ("TARGETNAME", "$(TARGET_NAME)"),
      ("CONFIGURATION", context.configuration), ("PLATFORM_NAME", context.sdk),
      ("EFFECTIVE_PLATFORM_NAME", "-$(PLATFORM_NAME)"), ("PRODUCT_NAME", "$(TARGET_NAME)"),
      ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
      ("EXECUTABLE_NAME", "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)"),
      ("EXECUTABLE_PREFIX", ""), ("EXECUTABLE_SUFFIX", ""),
      ("PRODUCT_BUNDLE_PACKAGE_TYPE", product.packageType), ("WRAPPER_PREFIX", ""),
      ("WRAPPER_EXTENSION", product.wrapperExtension),
      ("WRAPPER_SUFFIX", product.wrapperExtension.isEmpty ? "" : ".$(WRAPPER_EXTENSION)"),
      ("WRAPPER_NAME", "$(WRAPPER_PREFIX)$(PRODUCT_NAME)$(WRAPPER_SUFFIX)"),
      ("CONTENTS_FOLDER_PATH", "$(WRAPPER_NAME)"), ("GENERATE_INFOPLIST_FILE", "NO"),
      ("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS", "YES"),
      ("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS", "NO"),
      // Assumption: Xcode takes the project's development region, which the model does not have.
      ("DEVELOPMENT_LANGUAGE", "en"),
      // Assumption: Xcode refuses to build without a version, and nearly all projects set one.
      ("SWIFT_VERSION", "5.0"),
    ]
    return values.map {
      SettingAssignment(name: $0.0, conditions: [], value: $0.1, location: target.location)
    }
  }

  /// The names that depend on the product type.
  private struct Product {
    let packageType: String
    let wrapperExtension: String

    init(_ type: String) {
      let prefix = "com.apple.product-type."
      let kind = type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type
      let parts = kind.split(separator: ".").map(String.init)
      // Kinds such as `application.messages` are kinds of `application`.
      switch parts.first ?? "" {
      case "application": (packageType, wrapperExtension) = ("APPL", "app")
      case "app-extension", "extensionkit-extension", "watchkit2-extension", "tv-app-extension":
        (packageType, wrapperExtension) = ("XPC!", "appex")
      case "xpc-service": (packageType, wrapperExtension) = ("XPC!", "xpc")
      case "framework": (packageType, wrapperExtension) = ("FMWK", "framework")
      case "tool", "library", "objfile": (packageType, wrapperExtension) = ("", "")
      case "bundle" where parts.dropFirst().first?.hasSuffix("testing") == true,
        "bundle" where parts.dropFirst().first == "unit-test":
        (packageType, wrapperExtension) = ("BNDL", "xctest")
      default: (packageType, wrapperExtension) = ("BNDL", "bundle")
      }
    }
  }
}
