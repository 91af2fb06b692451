extension Math {
  /// An unevaluated sum of two doubles, the second at most half an ulp of the first: about 106 bits.
  struct Pair: Hashable, Sendable {
    var high: Double
    var low: Double
  }

  /// A base whose logarithm is kept, so that a power costs little more than `exp`. For deceleration rates.
  public struct FixedBase: Hashable, Sendable {
    /// The base. Positive and finite; any other value gives NaN powers.
    public let base: Double
    let logarithm: Pair

    public init(_ base: Double) {
      self.base = base
      logarithm = base > 0 && base < .infinity ? Math.logPair(base) : Pair(high: .nan, low: .nan)
    }

    /// The natural logarithm of the base, rounded once.
    public var log: Double { logarithm.high }

    /// The base to the power `exponent`, within 1 ulp. NaN gives NaN.
    public func raised(to exponent: Double) -> Double { Math.raise(logarithm, to: exponent) }
  }

  /// `base` to the power `exponent`, within 1 ulp.
  ///
  /// The edges are those of IEEE 754: anything to the power 0 is 1, 1 to any power is 1, a negative base takes an
  /// integral exponent only (else NaN), zeros and infinities keep the sign of an odd power.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    guard base > 0, base < .infinity, exponent.isFinite, exponent != 0 else { return edgePow(base, exponent) }
    return base == 1 ? 1 : raise(logPair(base), to: exponent)
  }

  private static func edgePow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    if exponent.isInfinite { return infinitePow(base.magnitude, isUp: exponent > 0) }
    let isOdd = exponent.magnitude < 0x1p53 && exponent.remainder(dividingBy: 2).magnitude == 1
    let sign: Double = base.sign == .minus && isOdd ? -1 : 1
    if base == 0 || base.isInfinite { return (base == 0) == (exponent > 0) ? sign * 0 : sign * .infinity }
    return exponent.rounded() == exponent ? sign * pow(-base, exponent) : .nan
  }

  private static func infinitePow(_ base: Double, isUp: Bool) -> Double {
    if base == 1 { return 1 }
    return (base > 1) == isUp ? .infinity : 0
  }

  /// e to the power `exponent` · `logarithm`.
  static func raise(_ logarithm: Pair, to exponent: Double) -> Double {
    let high = exponent * logarithm.high
    guard high.magnitude < 800 else { return high.isNaN ? high : (high > 0 ? .infinity : 0) }
    let product = multiply(exponent, logarithm.high)
    return exp(product.high, tail: product.low + exponent * logarithm.low)
  }

  /// The natural logarithm as a pair, good to about 2⁻⁶⁸ of itself. `x` must be positive and finite.
  static func logPair(_ x: Double) -> Pair {
    let (k, m) = split(x)
    let s = quotient(m)
    let z = multiply(s, s)
    var sum = add(Pair(high: 0x1.999999999999ap-2, low: -0x1.999999999999ap-56), z.high * pairSeries(z.high))
    sum = add(multiply(sum, z), Pair(high: 0x1.5555555555555p-1, low: 0x1.5555555555555p-55))
    sum = multiply(multiply(sum, z), s)
    let fraction = add(Pair(high: 2 * s.high, low: 2 * s.low), sum)
    return k == 0 ? fraction : add(add(Pair(high: k * ln2High, low: 0), multiply(k, ln2Low)), fraction)
  }

  /// (m − 1)/(m + 1) as a pair.
  private static func quotient(_ m: Double) -> Pair {
    let top = m - 1
    let bottom = m + 1
    let bottomLost = m - (bottom - 1)
    let s = top / bottom
    let back = multiply(s, bottom)
    return Pair(high: s, low: (((top - back.high) - back.low) - s * bottomLost) / bottom)
  }

  /// 2/7 + 2z/9 + … + 2z¹⁰/27
  private static func pairSeries(_ z: Double) -> Double {
    var sum = 2 / 27.0
    for divisor in stride(from: 25.0, through: 7, by: -2) { sum = sum * z + 2 / divisor }
    return sum
  }

  /// The exact product of two doubles: each is split into halves of 26 bits.
  private static func multiply(_ a: Double, _ b: Double) -> Pair {
    let high = a * b
    let (a1, a2) = halves(a)
    let (b1, b2) = halves(b)
    return Pair(high: high, low: ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2)
  }

  private static func halves(_ a: Double) -> (Double, Double) {
    let big = 134_217_729 * a
    let high = big - (big - a)
    return (high, a - high)
  }

  private static func multiply(_ a: Pair, _ b: Pair) -> Pair {
    let product = multiply(a.high, b.high)
    return tidy(product.high, product.low + (a.high * b.low + a.low * b.high))
  }

  private static func add(_ a: Pair, _ b: Double) -> Pair { add(a, Pair(high: b, low: 0)) }

  private static func add(_ a: Pair, _ b: Pair) -> Pair {
    let sum = a.high + b.high
    let part = sum - a.high
    let lost = (a.high - (sum - part)) + (b.high - part)
    return tidy(sum, lost + a.low + b.low)
  }

  /// Carries what `low` holds beyond half an ulp over to `high`.
  private static func tidy(_ high: Double, _ low: Double) -> Pair {
    let sum = high + low
    return Pair(high: sum, low: low - (sum - high))
  }
}
