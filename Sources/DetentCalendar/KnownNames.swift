import DetentCore
import FoundationEssentials
import FoundationInternationalization

/// The languages, scripts, regions and digits that a locale's identifier may name.
struct KnownNames {
  let languages: Set<String>
  /// "zh_Hant": with the language that is written in it.
  let scripts: Set<String>
  let regions: Set<String>
  let numberings: Set<String>

  init() {
    let identifiers = Locale.availableIdentifiers.map { $0.split(separator: "_").map(String.init) }
    languages = Set(identifiers.compactMap(\.first))
    scripts = Set(identifiers.filter { $0.count > 1 && $0[1].utf8.count == 4 }.map { $0[0] + "_" + $0[1] })
    regions = Set(Locale.Region.isoRegions.map(\.identifier))
    numberings = Set(Locale.NumberingSystem.availableNumberingSystems.map(\.identifier))
  }
}
