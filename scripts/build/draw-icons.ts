import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/**
 * Draws the logo, a mesob seen from above: woven coils with two bands of tibeb diamonds, and its app icons.
 * Run by hand after a change here: node scripts/build/draw-icons.ts
 */
const GREEN = '#006241'
const GOLD = '#F2B705'
const BERBERE = '#B3261E'
const COTTON = '#FAF7F2'
const INK = '#1C1815'

/** SVG shapes of the basket inside a circle of radius 48 about 0,0. */
function basket(): string {
  return [
    disc(48, INK),
    disc(46.5, GOLD),
    ...ring(20, 41.2, 4.1, 4.7, GREEN),
    ...ring(20, 41.2, 1.5, 1.8, COTTON),
    disc(36, GREEN),
    ...[34.2, 30.2].map((radius) => coil(radius, GOLD, 0.9)),
    ...ring(14, 32.2, 0.9, 0.9, COTTON),
    disc(28.4, COTTON),
    ...ring(12, 23.4, 4.6, 4.8, BERBERE),
    ...ring(12, 23.4, 1.8, 1.9, GOLD),
    disc(18, GREEN),
    coil(16.6, GOLD, 0.8),
    ...ring(8, 12.2, 3.2, 3.6, GOLD),
    disc(7.2, BERBERE),
    diamond(0, 0, 4.6, 4.6, 0, COTTON),
    diamond(0, 0, 2.1, 2.1, 0, GREEN),
  ].join('')
}

const disc = (radius: number, fill: string) => `<circle r="${radius}" fill="${fill}"/>`
const coil = (radius: number, stroke: string, width: number) =>
  `<circle r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`

/** `count` diamonds on a circle, each half as wide as `across` and half as high as `along`, pointing outwards. */
function ring(count: number, radius: number, across: number, along: number, fill: string): string[] {
  return Array.from({ length: count }, (_, i) => diamond(0, -radius, across, along, (360 / count) * i, fill))
}

function diamond(x: number, y: number, across: number, along: number, turn: number, fill: string): string {
  const points = `${x},${y - along} ${x + across},${y} ${x},${y + along} ${x - across},${y}`
  return `<polygon points="${points}" fill="${fill}"${turn ? ` transform="rotate(${turn.toFixed(2)})"` : ''}/>`
}

/** Several sizes in one file, for browsers that ask for /favicon.ico by themselves: a directory, then the pictures. */
function icoOf(pictures: { pixels: number; png: Buffer }[]): Buffer {
  const HEAD = 6
  const ENTRY = 16
  const head = Buffer.alloc(HEAD + ENTRY * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { pixels, png }] of pictures.entries()) {
    const at = HEAD + ENTRY * index
    head.writeUInt8(pixels, at)
    head.writeUInt8(pixels, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/** `room` is the share of the square that the basket fills; a maskable icon may lose everything outside 80 %. */
function icon(room: number, ground: string | null): string {
  const side = 96 / room
  const square = ground
    ? `<rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" fill="${ground}"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-side / 2} ${-side / 2} ${side} ${side}">${square}${basket()}</svg>\n`
}

/** Only its shape is seen: the rim of the basket and the diamonds of its weave. */
function badge(side = 96): string {
  const shape = [
    '<circle r="44" fill="none" stroke="#fff" stroke-width="7"/>',
    ...ring(12, 25, 6, 9, '#fff'),
    diamond(0, 0, 8, 8, 0, '#fff'),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-side / 2} ${-side / 2} ${side} ${side}">${shape.join('')}</svg>`
}

const publicFolder = new URL('../../public/', import.meta.url)
const save = (name: string, content: string | Buffer) => writeFile(new URL(name, publicFolder), content)
const render = (svg: string, pixels: number) =>
  sharp(Buffer.from(svg), { density: (72 * pixels) / 96 })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9 })
    .toBuffer()

await save('favicon.svg', icon(1, null))
await save('icons/favicon-32.png', await render(icon(1, null), 32))
await save('icons/icon-192.png', await render(icon(0.96, null), 192))
await save('icons/icon-512.png', await render(icon(0.96, null), 512))
await save('icons/badge-96.png', await render(badge(), 96))
await save('icons/maskable-192.png', await render(icon(0.72, GREEN), 192))
await save('icons/maskable-512.png', await render(icon(0.72, GREEN), 512))
await save('icons/monochrome-512.png', await render(badge(128), 512))
await save('icons/apple-touch-180.png', await render(icon(0.8, COTTON), 180))

const small = await Promise.all(
  [16, 32, 48].map(async (pixels) => ({ pixels, png: await render(icon(1, null), pixels) })),
)
await save('favicon.ico', icoOf(small))
