import RunRecord
import WidgetModel

extension RunRecord {
  /// The schema of one line of a record, derived from the code that reads and writes it.
  public static var schema: JSON {
    var schema = JSONSchema(.file)
    let lines = RunRecord.lineTypes.flatMap { name, type in
      schema.variants(of: type).map { variant in
        var variant = variant
        variant.insert(name: "line", word: name)
        return variant
      }
    }
    return schema.document("A line of a run record of format \(RecordHeader.currentFormat)", lines)
  }
}
