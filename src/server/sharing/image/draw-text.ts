import { segmentsOf } from '#contract/kit/graphemes.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'

/** Letters of titles, and letters of everything else. Ethiopic is the same in both. */
export type Style = 'display' | 'text'

/** One line as SVG paths, its left end at 0 on the base line. */
export interface DrawnLine {
  paths: string
  /** Pixels. */
  width: number
}

interface Lettering {
  fonts: Font[]
  unitsPerEm: number
}

/** The font that comes first draws what it has; the others what it lacks. */
const FILES: Record<Style, readonly string[]> = {
  display: ['bricolage', 'bricolage-more', 'ethiopic'],
  text: ['figtree', 'figtree-more', 'ethiopic'],
}

/** They say how the letter before them looks, or join two; fonts have nothing to draw for them. */
const INVISIBLE = /^[\p{Variation_Selector}\p{Join_Control}]$/u

const opened = new Map<Style, Lettering>()

/** The fonts come with the server: nothing is taken from the system it runs on. */
function letteringOf(style: Style): Lettering {
  const known = opened.get(style)
  if (known) return known
  const faces = FILES[style].map(
    (name) => new Face(new Blob(readFileSync(join(import.meta.dirname, 'data', `${name}.ttf`)))),
  )
  const [{ upem } = { upem: 0 }] = faces
  if (faces.some((face) => face.upem !== upem)) throw new Error('Fonts of one style share one unit.')
  const lettering = { fonts: faces.map((face) => new Font(face)), unitsPerEm: upem }
  opened.set(style, lettering)
  return lettering
}

function fontFor(grapheme: string, { fonts }: Lettering): Font | undefined {
  const letters = [...grapheme].filter((letter) => !INVISIBLE.test(letter))
  if (letters.length === 0) return undefined
  return fonts.find((font) =>
    letters.every((letter) => font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined),
  )
}

/** Neighbouring letters of one font, so that it can set them together. */
function runsOf(text: string, lettering: Lettering): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = []
  for (const { segment } of segmentsOf(text)) {
    const font = fontFor(segment, lettering)
    if (!font) continue
    const last = runs.at(-1)
    if (last?.font === font) last.text += segment
    else runs.push({ font, text: segment })
  }
  return runs
}

/**
 * What of a text can be drawn, on one line: composed letters, and neither emoji nor scripts that no font of ours has.
 * Everything drawn goes through this, so that no box ever stands for a letter.
 */
export function drawableText(text: string, style: Style): string {
  const lettering = letteringOf(style)
  const drawable = [...segmentsOf(text.normalize('NFC').replace(/\s+/gu, ' '))].filter(
    ({ segment }) => segment === ' ' || fontFor(segment, lettering),
  )
  return drawable
    .map(({ segment }) => segment)
    .join('')
    .replace(/ +/g, ' ')
    .trim()
}

interface Placed {
  font: Font
  glyph: number
  /** Units of the font, from the left end and above the base line. */
  x: number
  y: number
}

function setLetters(text: string, lettering: Lettering): { placed: Placed[]; advance: number } {
  const placed: Placed[] = []
  let advance = 0
  for (const { font, text: letters } of runsOf(text, lettering)) {
    const buffer = new Buffer()
    buffer.addText(letters)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    for (const glyph of buffer.getGlyphInfosAndPositions()) {
      const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph
      placed.push({ font, glyph: codepoint, x: advance + xOffset, y: yOffset })
      advance += xAdvance
    }
  }
  return { placed, advance }
}

/** Pixels that a text takes at a size in pixels. */
export function measureText(text: string, style: Style, size: number): number {
  const lettering = letteringOf(style)
  return (setLetters(text, lettering).advance * size) / lettering.unitsPerEm
}

const short = (value: number) => Number(value.toFixed(2))

/**
 * @param text as `drawableText` gave it
 * @param size pixels
 * @throws Error where a font has no letter for it
 */
export function drawText(text: string, style: Style, size: number): DrawnLine {
  const lettering = letteringOf(style)
  const scale = size / lettering.unitsPerEm
  const { placed, advance } = setLetters(text, lettering)
  const paths = placed.map(({ font, glyph, x, y }) => {
    if (glyph === 0) throw new Error('A letter was to be drawn that no font has.')
    const outline = font.glyphToPath(glyph)
    if (outline === '') return ''
    const at = `matrix(${scale.toFixed(5)} 0 0 ${(-scale).toFixed(5)} ${short(x * scale)} ${short(-y * scale)})`
    return `<path transform="${at}" d="${outline}"/>`
  })
  return { paths: paths.join(''), width: advance * scale }
}
