import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/**
 * Cuts the three font families down to what the pages use and writes them to src/web/fonts.
 * Run by hand after a change here: node scripts/build-fonts.ts
 */
const find = createRequire(import.meta.url).resolve

const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2026],
] as const
const ETHIOPIC = [[0x1200, 0x137f]] as const

const FONTS = [
  {
    name: 'bricolage',
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal',
    ranges: LATIN,
    wght: { min: 600, max: 800 },
  },
  {
    name: 'figtree',
    from: 'figtree/files/figtree-latin-wght-normal',
    ranges: LATIN,
    wght: { min: 400, max: 700 },
  },
  {
    name: 'ethiopic',
    from: 'noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-wght-normal',
    ranges: ETHIOPIC,
    wght: { min: 400, max: 700 },
  },
] as const

for (const { name, from, ranges, wght } of FONTS) {
  const source = await readFile(find(`@fontsource-variable/${from}.woff2`))
  const cut = await subsetFont(source, charactersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght },
  })
  await writeFile(new URL(`../src/web/fonts/${name}.woff2`, import.meta.url), cut)
  console.log(
    `${name}.woff2 ${Math.round(cut.length / 1024)} kB (from ${Math.round(source.length / 1024)} kB)`,
  )
}

function charactersOf(ranges: readonly (readonly [number, number])[]): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
    )
    .join('')
}
