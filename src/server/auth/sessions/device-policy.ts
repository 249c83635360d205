/** More particular names first: nearly every program also says that it is Chrome or Safari. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** What a program says it is, in the names that people know; null where it does not say. */
export function readDevice(userAgent: string | null): { browser: string | null; system: string | null } {
  const named = (list: typeof BROWSERS) => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? null
  return { browser: named(BROWSERS), system: named(SYSTEMS) }
}

/** An address of which only the part is left that names the provider of the network. */
export function shortAddress(ip: string | null): string | null {
  if (ip === null) return null
  const plain = ip.replace(/\/\d+$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (plain.includes(':')) return `${plain.split(':').slice(0, 2).join(':')}:…`
  return `${plain.split('.').slice(0, 2).join('.')}.x.x`
}
