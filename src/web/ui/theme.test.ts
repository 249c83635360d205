import { expect, test } from 'vitest'
import css from './theme.css?raw'

/** Text on ground: each pair must reach WCAG AA for text, 4.5:1. */
const PAIRS = [
  ['foreground', 'background'],
  ['foreground', 'surface'],
  ['foreground', 'surface-secondary'],
  ['foreground', 'surface-tertiary'],
  ['foreground', 'overlay'],
  ['default-foreground', 'default'],
  ['muted', 'background'],
  ['muted', 'surface'],
  ['muted', 'surface-secondary'],
  ['muted', 'surface-tertiary'],
  ['muted', 'default'],
  ['accent', 'background'],
  ['accent', 'surface'],
  ['accent', 'default'],
  ['accent-foreground', 'accent'],
  ['danger', 'background'],
  ['danger', 'surface'],
  ['danger', 'overlay'],
  ['danger-foreground', 'danger'],
  ['success', 'background'],
  ['success-foreground', 'success'],
  ['warning-foreground', 'warning'],
  ['gold-foreground', 'gold'],
  ['berbere', 'background'],
  ['berbere-foreground', 'berbere'],
  ['link', 'background'],
  ['field-foreground', 'field-background'],
  ['field-placeholder', 'field-background'],
  ['segment-foreground', 'segment'],
] as const

const [, light = '', dark = ''] =
  /\[data-theme='light'\] \{([^}]*)\}[^{]*\[data-theme='dark'\] \{([^}]*)\}/.exec(css) ?? []

test.each([
  ['light', light],
  ['dark', dark],
])('every text pair of the %s theme reads at 4.5:1', (_theme, block) => {
  const colour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1] ?? ''
  const weak = PAIRS.filter(([text, ground]) => contrast(colour(text), colour(ground)) < 4.5)
  expect(weak).toEqual([])
})

test('the colours of the brand are exactly these', () => {
  for (const line of [
    '--background: #faf7f2',
    '--foreground: #1c1815',
    '--accent: #006241',
    '--gold: #f2b705',
    '--berbere: #b3261e',
  ])
    expect(light).toContain(line)
  expect(dark).toContain('--background: #14120f')
})

/** WCAG 2.2 contrast of two #rrggbb colours; 0 when one is missing. */
function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  if (high === undefined || low === undefined || Number.isNaN(high + low)) return 0
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? Number.NaN) + 0.7152 * (g ?? Number.NaN) + 0.0722 * (b ?? Number.NaN)
}
