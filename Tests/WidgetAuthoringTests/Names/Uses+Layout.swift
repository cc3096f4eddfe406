import SwiftUI

extension Uses {
  /// Sizes, distances and places.
  func addLayout() {
    view(".padding", ".padding()") { Text("a").padding() }
    view(".padding(_:)") { Text("a").padding(4) }
    view(".padding(_:_:)", ".horizontal") { Text("a").padding(.horizontal, 4) }
    view(".vertical") { Text("a").padding(.vertical) }
    view(".all") { Text("a").padding(.all, 3) }
    view("EdgeInsets", "EdgeInsets(top:leading:bottom:trailing:)") {
      Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    view(".frame", ".frame(width:height:)") { Text("a").frame(width: 3, height: 4) }
    view(".frame(width:)") { Text("a").frame(width: 3) }
    view(".frame(height:)") { Text("a").frame(height: 3) }
    view(".frame(width:alignment:)") { Text("a").frame(width: 3, alignment: .leading) }
    view(".frame(height:alignment:)") { Text("a").frame(height: 3, alignment: .top) }
    view(".frame(width:height:alignment:)") {
      Text("a").frame(width: 3, height: 4, alignment: .top)
    }
    view(".frame(maxWidth:)") { Text("a").frame(maxWidth: .infinity) }
    view(".frame(maxHeight:)") { Text("a").frame(maxHeight: 30) }
    view(".frame(maxWidth:maxHeight:)") { Text("a").frame(maxWidth: 3, maxHeight: 4) }
    view(".frame(maxWidth:alignment:)") { Text("a").frame(maxWidth: 3, alignment: .leading) }
    view(".frame(maxHeight:alignment:)") { Text("a").frame(maxHeight: 3, alignment: .top) }
    view(".frame(maxWidth:maxHeight:alignment:)") {
      Text("a").frame(maxWidth: 3, maxHeight: 4, alignment: .top)
    }
    view(".frame(minHeight:maxHeight:)") { Text("a").frame(minHeight: 1, maxHeight: 4) }
    view(".frame(minWidth:maxWidth:minHeight:maxHeight:)") {
      Text("a").frame(minWidth: 1, maxWidth: 2, minHeight: 3, maxHeight: 4)
    }
    view(".frame(minWidth:maxWidth:minHeight:maxHeight:alignment:)") {
      Text("a").frame(minWidth: 1, maxWidth: 2, minHeight: 3, maxHeight: 4, alignment: .top)
    }
    view(".fixedSize") { Text("a").fixedSize() }
    view(".fixedSize(horizontal:vertical:)") {
      Text("a").fixedSize(horizontal: false, vertical: true)
    }
    view(".layoutPriority", ".layoutPriority(_:)") { Text("a").layoutPriority(1) }
    view(".offset", ".offset(x:)") { Text("a").offset(x: 3) }
    view(".offset(y:)") { Text("a").offset(y: 3) }
    view(".aspectRatio", ".aspectRatio(contentMode:)", "member .fill") {
      Text("a").aspectRatio(contentMode: .fill)
    }
    view(".aspectRatio(_:contentMode:)", ".fit") {
      Text("a").aspectRatio(1.5, contentMode: .fit)
    }
    view(".scaledToFit", ".scaledToFit()") { Text("a").scaledToFit() }
    view(".scaledToFill", ".scaledToFill()") { Text("a").scaledToFill() }
    view(".edgesIgnoringSafeArea", ".edgesIgnoringSafeArea(_:)") {
      Text("a").edgesIgnoringSafeArea(.all)
    }
    view(".ignoresSafeArea", ".ignoresSafeArea()") { Text("a").ignoresSafeArea() }
    view(".contentMargins") { Text("a").contentMargins(5) }
    view(".dynamicIsland(verticalPlacement:)", "modifier .dynamicIsland", ".belowIfTooWide") {
      Text("a").dynamicIsland(verticalPlacement: .belowIfTooWide)
    }
  }
}
