/// Elementary functions of our own.
///
/// The functions of a C library differ in the last bit between libraries and processors. These use only addition,
/// subtraction, multiplication, division and bit patterns, in a fixed order, so that a motion has the same bits
/// everywhere.
public enum Math {
  /// The first 32 significant bits of ln 2: a product with an exponent is exact.
  static let ln2High = 0x1.62e42feep-1
  /// The rest of ln 2.
  static let ln2Low = 0x1.a39ef35793c76p-33

  /// e to the power `x`, within 1 ulp. NaN gives NaN; overflow gives infinity; underflow passes through the subnormals
  /// to 0.
  public static func exp(_ x: Double) -> Double { exp(x, tail: 0) }

  /// e to the power `x + tail`, where `tail` is at most a few ulp of `x`.
  static func exp(_ x: Double, tail: Double) -> Double {
    guard x > -746 else { return x.isNaN ? x : 0 }
    guard x < 710 else { return .infinity }
    let k = (x * 1.4426950408889634).rounded()
    let high = x - k * ln2High
    let low = k * ln2Low - tail
    let r = high - low
    let lost = (high - r) - low
    return scaled(expReduced(r, lost), by: Int(k))
  }

  /// e to the power `r + lost` for |r| at most 0.35: 1 + r in two parts, then the series.
  private static func expReduced(_ r: Double, _ lost: Double) -> Double {
    let head = 1 + r
    let headLost = (1 - head) + r
    return head + (headLost + (r * r * expSeries(r) + (lost + lost * r)))
  }

  /// 1/2! + r/3! + … + r¹¹/13!
  private static func expSeries(_ r: Double) -> Double {
    var sum = 1 / 6_227_020_800.0
    sum = sum * r + 1 / 479_001_600.0
    sum = sum * r + 1 / 39_916_800.0
    sum = sum * r + 1 / 3_628_800.0
    sum = sum * r + 1 / 362_880.0
    sum = sum * r + 1 / 40_320.0
    sum = sum * r + 1 / 5_040.0
    sum = sum * r + 1 / 720.0
    sum = sum * r + 1 / 120.0
    sum = sum * r + 1 / 24.0
    sum = sum * r + 1 / 6.0
    return sum * r + 0.5
  }

  /// `x` times 2 to the power `k`, in two steps so that the result is rounded once even when it is subnormal.
  private static func scaled(_ x: Double, by k: Int) -> Double {
    let half = k >> 1
    return x * powerOfTwo(half) * powerOfTwo(k - half)
  }

  private static func powerOfTwo(_ k: Int) -> Double { Double(bitPattern: UInt64(k + 1023) << 52) }

  /// The natural logarithm of `x`, within 1 ulp. Zero gives minus infinity; a negative number or NaN gives NaN.
  public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    let (k, m) = split(x)
    let f = m - 1
    let s = f / (2 + f)
    let half = 0.5 * f * f
    let rest = s * (half + logSeries(s * s))
    return k * ln2High - ((half - (rest + k * ln2Low)) - f)
  }

  /// 2z/3 + 2z²/5 + … + 2z¹⁰/21, where z is at most 0.0295.
  private static func logSeries(_ z: Double) -> Double {
    var sum = 2 / 21.0
    sum = sum * z + 2 / 19.0
    sum = sum * z + 2 / 17.0
    sum = sum * z + 2 / 15.0
    sum = sum * z + 2 / 13.0
    sum = sum * z + 2 / 11.0
    sum = sum * z + 2 / 9.0
    sum = sum * z + 2 / 7.0
    sum = sum * z + 2 / 5.0
    return z * (sum * z + 2 / 3.0)
  }

  /// `x` = 2^exponent · fraction with the fraction between √½ and √2. `x` must be positive and finite.
  static func split(_ x: Double) -> (exponent: Double, fraction: Double) {
    let isSubnormal = x < 0x1p-1022
    let bits = (isSubnormal ? x * 0x1p54 : x).bitPattern
    let fraction = Double(bitPattern: bits & 0x000f_ffff_ffff_ffff | 0x3ff0_0000_0000_0000)
    let exponent = Double(Int(bits >> 52) - 1023 - (isSubnormal ? 54 : 0))
    return fraction > 1.4142135623730951 ? (exponent + 1, fraction / 2) : (exponent, fraction)
  }

  /// The time at which `holds` becomes true, far finer than a microsecond: 48 halvings of a bracket in which it turns
  /// from false to true once. Returns the true side of the last bracket. Constant time.
  static func turn(from low: Double, to high: Double, _ holds: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<48 {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
