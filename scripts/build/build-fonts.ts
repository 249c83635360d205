import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/**
 * Cuts the three font families down to what is shown in them: for the pages to src/web/fonts, and at one weight for
 * pictures that the server draws to src/server/sharing/image/data, beside their licence.
 * Run by hand after a change here: node scripts/build/build-fonts.ts
 */
const find = createRequire(import.meta.url).resolve

type Ranges = readonly (readonly [number, number])[]

const LATIN: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2026],
]
const ETHIOPIC: Ranges = [[0x1200, 0x137f]]
/** Those of መሶብ, አማርኛ and ትግርኛ: src/web/ui/fonts.css names the same. */
const FEW_ETHIOPIC: Ranges = [...new Set('መሶብአማርኛትግርኛ')].map((sign) => {
  const point = sign.codePointAt(0) ?? 0
  return [point, point] as const
})
/** Letters with marks of every language that is written in Latin, and signs of currencies. */
const MORE_LATIN: Ranges = [
  [0x100, 0x24f],
  [0x1e00, 0x1eff],
  [0x20a0, 0x20c0],
]
const WHOLE_ETHIOPIC: Ranges = [
  [0x1200, 0x139f],
  [0x2d80, 0x2ddf],
  [0xab00, 0xab2f],
]

const BRICOLAGE = 'bricolage-grotesque/files/bricolage-grotesque'
const FIGTREE = 'figtree/files/figtree'
const NOTO = 'noto-sans-ethiopic/files/noto-sans-ethiopic'

/** Headings have one weight: each further one would be as many bytes again before the first page stands. */
const OF_PAGES = [
  { name: 'bricolage', from: `${BRICOLAGE}-latin`, ranges: LATIN, wght: 700 },
  { name: 'figtree', from: `${FIGTREE}-latin`, ranges: LATIN, wght: { min: 400, max: 700 } },
  { name: 'ethiopic', from: `${NOTO}-ethiopic`, ranges: ETHIOPIC, wght: { min: 400, max: 700 } },
  { name: 'ethiopic-few', from: `${NOTO}-ethiopic`, ranges: FEW_ETHIOPIC, wght: { min: 400, max: 700 } },
] as const

const OF_PICTURES = [
  { name: 'bricolage', from: `${BRICOLAGE}-latin`, ranges: [...LATIN, ...MORE_LATIN], wght: 700 },
  { name: 'bricolage-more', from: `${BRICOLAGE}-latin-ext`, ranges: MORE_LATIN, wght: 700 },
  { name: 'figtree', from: `${FIGTREE}-latin`, ranges: [...LATIN, ...MORE_LATIN], wght: 600 },
  { name: 'figtree-more', from: `${FIGTREE}-latin-ext`, ranges: MORE_LATIN, wght: 600 },
  { name: 'ethiopic', from: `${NOTO}-ethiopic`, ranges: WHOLE_ETHIOPIC, wght: 700 },
] as const

const PICTURE_FONTS = '../../src/server/sharing/image/data'

for (const font of OF_PAGES) await cut(font, 'woff2', `../../src/web/fonts/${font.name}.woff2`)
for (const font of OF_PICTURES) await cut(font, 'sfnt', `${PICTURE_FONTS}/${font.name}.ttf`)
for (const family of ['bricolage-grotesque', 'figtree', 'noto-sans-ethiopic']) {
  const licence = find(`@fontsource-variable/${family}/LICENSE`)
  await copyFile(licence, new URL(`${PICTURE_FONTS}/${family}-licence.txt`, import.meta.url))
}

async function cut(
  { from, ranges, wght }: { from: string; ranges: Ranges; wght: number | { min: number; max: number } },
  targetFormat: 'woff2' | 'sfnt',
  to: string,
): Promise<void> {
  const source = await readFile(find(`@fontsource-variable/${from}-wght-normal.woff2`))
  const smaller = await subsetFont(source, charactersOf(ranges), { targetFormat, variationAxes: { wght } })
  await writeFile(new URL(to, import.meta.url), smaller)
  console.log(`${to} ${Math.round(smaller.length / 1024)} kB (from ${Math.round(source.length / 1024)} kB)`)
}

function charactersOf(ranges: Ranges): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
    )
    .join('')
}
