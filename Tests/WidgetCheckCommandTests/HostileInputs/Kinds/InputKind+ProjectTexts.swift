extension InputKind {
  static let pbxproj = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (A, W); buildConfigurationList = PL; };
      PL = { isa = XCConfigurationList; buildConfigurations = (PR); defaultConfigurationName = Release; };
      PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
      G = { isa = PBXGroup; children = (F1, F2, C, S); sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = "W W.swift"; sourceTree = SOURCE_ROOT; };
      C = { isa = PBXFileReference; path = Release.xcconfig; sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; exceptions = (E); sourceTree = "<group>"; };
      E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old.swift); target = W; };
      B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
      A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (AS); buildConfigurationList = WL; dependencies = (); };
      AS = { isa = PBXSourcesBuildPhase; files = (B1); };
      W = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
        buildPhases = (WS); buildConfigurationList = WL; fileSystemSynchronizedGroups = (S); };
      WS = { isa = PBXSourcesBuildPhase; files = (B2); };
      WL = { isa = XCConfigurationList; buildConfigurations = (WR); };
      WR = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = C; buildSettings = {
        PRODUCT_BUNDLE_IDENTIFIER = "$(BASE:lower).$(TARGET_NAME:rfc1034identifier)";
        "INFOPLIST_KEY_CFBundleDisplayName[sdk=iphoneos*]" = "A \\"B\\""; GENERATE_INFOPLIST_FILE = YES;
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", X); }; };
    }; }
    """

  static let xcproj = """
    {
      // as Xcode writes it
      "configurations": [ "Debug", { "name": "Release", "file": "Release.xcconfig" } ],
      "default-configuration": "Release",
      "packages": [ { "kind": "local", "path": "Kit" } ],
      "files": [
        { "path": "Shared.swift", "target-membership": [ "Widget/compile-sources" ] },
        { "kind": "group", "path": "Config", "children": [ { "path": "Deep/Release.xcconfig" } ] },
        { "kind": "folder", "path": "Views", "target-membership": [ "Widget" ],
          "membership-exceptions": [ { "target": "Widget", "exclusions": [ "Old.swift" ] } ] },
      ],
      "targets": [
        { "name": "Widget", "product-type": "com.apple.product-type.app-extension",
          "build-phases": [ { "kind": "compile-sources" } ],
          "build-settings": { "SDKROOT": "iphoneos", "A": { "Release": "$(B)", "Debug": 1.5 } } },
      ],
    }
    """

  static let xcconfig = """
    #include "Other.xcconfig"
    #include? "Release.xcconfig"
    BASE = com.example.$(NAME:default=app) // a remark
    NAME[sdk=iphoneos*][arch=arm64] = $(inherited) b
    LIST = $(LIST) "a b" c
    DEEP = ${BASE:upper}$(A_$(BASE))
    PRODUCT_BUNDLE_IDENTIFIER = $(BASE).widget

    """

  static let scheme = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme LastUpgradeVersion="1600" version="1.7">
      <BuildAction><BuildActionEntries><BuildActionEntry buildForArchiving="YES">
        <BuildableReference BlueprintName="Widget" ReferencedContainer="container:App.xcodeproj"/>
      </BuildActionEntry></BuildActionEntries></BuildAction>
      <ArchiveAction buildConfiguration="Release"/>
    </Scheme>
    """

  static let catalog = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
      "%@ has %lld cups": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%@ has one cup"}},
        "other": {"stringUnit": {"value": "%@ has %lld cups"}}}}}}},
      "mix": {"localizations": {"de": {"stringUnit": {"value": "%#@cups@ hier"},
        "substitutions": {"cups": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "other": {"stringUnit": {"value": "%arg Tassen"}}}}}}}}}
    }}
    """#

  static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel">
        <entity name="Trip" representedClassName=".CDTrip" codeGenerationType="class">
            <attribute name="name" attributeType="String" defaultValueString="&quot;A&quot;"/>
            <attribute name="count" attributeType="Integer 32" usesScalarValueType="YES"/>
            <relationship name="stops" toMany="YES" destinationEntity="Stop" inverseName="trip"/>
        </entity>
        <!-- <entity name="Old"/> -->
    </model>
    """
}
