/// The settings that Xcode gives a target before anybody else does, as far as they matter here.
///
/// Source: swiftlang/swift-build's rules for products, read for names and values; `xcode-projects` B4.
enum DefaultSettings {
  /// The assignments for a target.
  static func assignments(
    for target: ProjectTarget,
    in project: XcodeProject,
    _ context: SettingContext
  ) -> [SettingAssignment] {
    let values = [
      ("SRCROOT", project.folder), ("PROJECT_DIR", project.folder),
      ("PROJECT_FILE_PATH", FilePath.folder(project.file)), ("PROJECT_NAME", project.name),
      ("PROJECT", project.name), ("TARGET_NAME", target.name), ("TARGETNAME", target.name),
      ("CONFIGURATION", context.configuration), ("PRODUCT_NAME", "$(TARGET_NAME)"),
      ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
      ("EXECUTABLE_NAME", "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)"),
      ("EXECUTABLE_PREFIX", ""), ("EXECUTABLE_SUFFIX", ""),
      ("PRODUCT_BUNDLE_PACKAGE_TYPE", packageType(of: target.productType)),
      ("WRAPPER_NAME", "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)"),
      ("WRAPPER_EXTENSION", wrapper(of: target.productType)),
      ("CONTENTS_FOLDER_PATH", "$(WRAPPER_NAME)"), ("DEVELOPMENT_LANGUAGE", "en"),
      ("GENERATE_INFOPLIST_FILE", "NO"), ("SWIFT_VERSION", "5.0"),
      ("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS", "YES"),
      ("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS", "NO"),
    ]
    return values.map {
      SettingAssignment(name: $0.0, conditions: [], value: $0.1, location: target.location)
    }
  }

  private static func packageType(of product: String) -> String {
    switch product {
    case "com.apple.product-type.application": "APPL"
    case "com.apple.product-type.framework": "FMWK"
    case "com.apple.product-type.app-extension", "com.apple.product-type.extensionkit-extension":
      "XPC!"
    default: "BNDL"
    }
  }

  private static func wrapper(of product: String) -> String {
    switch product {
    case "com.apple.product-type.application": "app"
    case "com.apple.product-type.framework": "framework"
    case "com.apple.product-type.app-extension", "com.apple.product-type.extensionkit-extension":
      "appex"
    default: "bundle"
    }
  }
}
