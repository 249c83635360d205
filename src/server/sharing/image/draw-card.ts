import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import { drawableText, drawText, measureText, type Style } from './draw-text.ts'
import { fitText } from './line-policy.ts'

export interface Badge {
  text: string
  tone: 'plain' | 'gold' | 'dark'
}

/** What is drawn, in words as they are shown. */
export interface Card {
  title: string
  price: string
  place: string
  badge: Badge | null
}

/** Pixels: what Open Graph and Twitter cards want, and where things stand on it. */
export const CARD = {
  width: 1200,
  height: 630,
  photo: { left: 0, top: 0, width: 560, height: 630 },
  panel: { left: 560, top: 0, width: 640, height: 630 },
  title: { left: 608, top: 132, width: 544, height: 306 },
  price: { left: 608, top: 452, width: 544, height: 72 },
  place: { left: 608, top: 528, width: 544, height: 48 },
} as const

const COLOURS = {
  paper: '#faf7f2',
  ink: '#1c1815',
  muted: '#645a50',
  green: '#006241',
  gold: '#f2b705',
  soft: '#e3ede7',
} as const
const BADGES: Record<Badge['tone'], { back: string; letters: string }> = {
  plain: { back: COLOURS.soft, letters: COLOURS.green },
  gold: { back: COLOURS.gold, letters: COLOURS.ink },
  dark: { back: COLOURS.ink, letters: COLOURS.paper },
}

const ETHIOPIC = /\p{Script=Ethiopic}/u
const JPEG = { quality: 84, chromaSubsampling: '4:4:4' } as const

let logo: string | undefined

/** The mesob from above, without the frame of its file. */
function logoParts(): string {
  logo ??= readFileSync(join(PROJECT_ROOT, 'public/favicon.svg'), 'utf8').replace(
    /^<svg[^>]*>|<\/svg>\s*$/g,
    '',
  )
  return logo
}

/** As woven in the border of a dress, in the colour given. */
const weave = (colour: string) => `
  <pattern id="weave" width="48" height="24" patternUnits="userSpaceOnUse">
    <g fill="none" stroke="${colour}" stroke-width="1.5">
      <path d="M12 1 23 12 12 23 1 12Z"/><path d="M12 6.5 17.5 12 12 17.5 6.5 12Z"/><path d="M36 4v16M28 12h16"/>
      <path d="M31 7l10 10M41 7 31 17" stroke-width="0.75"/>
    </g>
    <path d="M12 9.5 14.5 12 12 14.5 9.5 12ZM24 10l2 2-2 2-2-2ZM0 10l2 2-2 2ZM48 10l-2 2 2 2Z" fill="${colour}"/>
  </pattern>`

const group = (x: number, y: number, parts: string, fill = 'none') =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${fill}">${parts}</g>`

interface Ink {
  style: Style
  colour: string
  /** Pixels, from large to small. */
  sizes: readonly number[]
  /** Lines there may be; as many as there is room for by default. */
  lines?: number
}

type Area = Record<'left' | 'top' | 'width' | 'height', number>

/** A text in its area, from the top, as large as there is room. */
function textIn(area: Area, words: string, { style, colour, sizes, lines = Infinity }: Ink): string {
  const text = drawableText(words, style)
  if (text === '') return ''
  const leading = ETHIOPIC.test(text) ? 1.36 : 1.16
  const room = sizes.map((size) => ({
    size,
    lines: Math.min(lines, Math.max(1, Math.floor(area.height / (size * leading)))),
  }))
  const set = fitText(text, { width: area.width, sizes: room }, (line, size) =>
    measureText(line, style, size),
  )
  return set.lines
    .map((line, index) => {
      const baseLine = area.top + set.size * (0.5 * leading + 0.35 + leading * index)
      return group(area.left, baseLine, drawText(line, style, set.size).paths, colour)
    })
    .join('')
}

function badge({ text, tone }: Badge): string {
  const size = 24
  const words = drawText(drawableText(text, 'text'), 'text', size)
  const { back, letters } = BADGES[tone]
  const right = CARD.title.left + CARD.title.width
  const width = words.width + 40
  const box = `<rect x="${right - width}" y="44" width="${width}" height="48" rx="24" fill="${back}"/>`
  return box + group(right - width + 20, 77, words.paths, letters)
}

function brand(): string {
  const { left } = CARD.title
  return [
    `<g transform="translate(${left + 32} 68) scale(0.667)">${logoParts()}</g>`,
    group(left + 78, 70, drawText('Mesob', 'display', 34).paths, COLOURS.ink),
    group(left + 78, 97, drawText('መሶብ', 'text', 20).paths, COLOURS.muted),
  ].join('')
}

function place(words: string): string {
  const { left, top, width, height } = CARD.place
  const pin =
    '<path d="M14 2a10 10 0 0 1 10 10c0 7-10 16-10 16S4 19 4 12A10 10 0 0 1 14 2Zm0 6.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2Z" fill-rule="evenodd"/>'
  const beside = { left: left + 38, top, width: width - 38, height }
  if (drawableText(words, 'text') === '') return ''
  return (
    group(left, top + 9, pin, COLOURS.green) +
    textIn(beside, words, { style: 'text', colour: COLOURS.muted, sizes: [30, 26, 22], lines: 1 })
  )
}

/** A part of the card; everything stands where it does on the whole. */
const svgOf = ({ left, top, width, height }: Area, parts: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">
  <defs>${weave(COLOURS.gold)}</defs>${parts}</svg>`)

/** What is written. Letters are outlines: whatever draws this needs no font. */
function panelSvg({ title, price, place: where, badge: mark }: Card): Buffer {
  const { left, width, height } = CARD.panel
  return svgOf(
    CARD.panel,
    `
  <rect x="${left}" width="${width}" height="${height}" fill="${COLOURS.paper}"/>
  <g transform="translate(${left} ${height - 24})">
    <rect width="${width}" height="24" fill="${COLOURS.green}"/>
    <rect width="${width}" height="24" fill="url(#weave)"/>
  </g>
  ${brand()}
  ${mark ? badge(mark) : ''}
  ${textIn(CARD.title, title, { style: 'display', colour: COLOURS.ink, sizes: [68, 60, 52, 46, 40, 36] })}
  ${textIn(CARD.price, price, { style: 'display', colour: COLOURS.green, sizes: [56, 48, 40, 32, 26], lines: 1 })}
  ${place(where)}`,
  )
}

/** Where there is no photo. */
function emptyPhotoSvg(): Buffer {
  const { width, height } = CARD.photo
  return svgOf(
    CARD.photo,
    `
  <rect width="${width}" height="${height}" fill="${COLOURS.green}"/>
  <rect width="${width}" height="${height}" fill="url(#weave)" opacity="0.35"/>
  <g transform="translate(${width / 2} ${height / 2}) scale(3.6)">${logoParts()}</g>`,
  )
}

/**
 * The picture that others see where a listing is shared, as JPEG.
 * @param photo any format that we keep; one that cannot be read is left out
 */
export async function drawCard(card: Card, photo: Uint8Array | null): Promise<Buffer> {
  const [left, right] = await Promise.all([photoPixels(photo), pixelsOf(panelSvg(card), CARD.panel)])
  const { width, height } = CARD
  const raw = { width, height, channels: CHANNELS } as const
  return sharp(sideBySide(left, right), { raw }).jpeg(JPEG).toBuffer()
}

async function photoPixels(photo: Uint8Array | null): Promise<Buffer> {
  if (photo) {
    try {
      return await pixelsOf(photo, CARD.photo)
    } catch {
      // a file that was cut off; the card tells enough without it
    }
  }
  return (emptyPhoto ??= pixelsOf(emptyPhotoSvg(), CARD.photo))
}

/** Drawn once for all. */
let emptyPhoto: Promise<Buffer> | undefined

const CHANNELS = 3

/** Red, green and blue of a picture that fills an area. */
const pixelsOf = (picture: Uint8Array, { width, height }: Area): Promise<Buffer> =>
  sharp(picture)
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: COLOURS.paper })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer()

/** Row by row: laying one over the other takes sharp longer than drawing both. */
function sideBySide(left: Buffer, right: Buffer): Buffer {
  const whole = Buffer.allocUnsafe(CARD.width * CARD.height * CHANNELS)
  const rows = [CARD.photo.width * CHANNELS, CARD.panel.width * CHANNELS] as const
  for (let y = 0; y < CARD.height; y++) {
    const at = y * CARD.width * CHANNELS
    left.copy(whole, at, y * rows[0], (y + 1) * rows[0])
    right.copy(whole, at + rows[0], y * rows[1], (y + 1) * rows[1])
  }
  return whole
}
