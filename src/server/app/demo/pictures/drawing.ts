/** The pen of all demo pictures: plain functions from numbers to SVG text. Canvas units; light falls from the upper left. */

/** Width and height of a scene in canvas units. */
export const CANVAS = { width: 800, height: 600 } as const

/** Returns numbers of [0, 1), the same ones for the same seed. */
export type Random = () => number

/** Mulberry32: small, fast and good enough for scattering leaves. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A seed from any words, so that a picture depends on its name and not on its place in a list. */
export function seedOf(words: string): number {
  let hash = 0x811c9dc5
  for (const character of words) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/** `share` of the second colour in the first; both `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  return `#${channels(from)
    .map((value, at) => hex(value + ((target[at] ?? 0) - value) * share))
    .join('')}`
}

/** Shade and light are warm, never grey. */
export const darker = (color: string, share = 0.2): string => mix(color, '#24120a', share)
export const lighter = (color: string, share = 0.2): string => mix(color, '#fff4dc', share)

/**
 * Paints are addresses that say what they hold; `picture()` writes the definitions of those in use.
 * So a scene stays a plain expression and never hands out ids.
 */
const paint = (kind: string, ...colors: string[]) =>
  `url(#${kind}-${colors.map((color) => color.slice(1)).join('-')})`
/** From top to bottom. */
export const fall = (top: string, bottom: string): string => paint('fall', top, bottom)
/** From left to right. */
export const across = (left: string, right: string): string => paint('across', left, right)
/** From a colour in the middle to nothing at the rim. */
export const glow = (color: string): string => paint('glow', color)
/** From a colour at the top to nothing at the bottom. */
export const fade = (color: string): string => paint('fade', color)
/** A rounded body of one colour: lit on the left, in shade on the right. */
export const body = (color: string, depth = 0.16): string =>
  across(lighter(color, depth), darker(color, depth))
/** A woven border of three colours, see tibeb(). */
export const weave = (ground: string, thread: string, second: string): string =>
  paint('weave', ground, thread, second)

const stop = (offset: number, color: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="#${color}" stop-opacity="${opacity}"/>`

function definition(address: string): string {
  const [kind, first = '000000', second = '000000', third = '000000'] = address.split('-')
  const open = (tag: string, more: string) => `<${tag} id="${address}" ${more}>`
  if (kind === 'fall' || kind === 'across') {
    const end = kind === 'fall' ? 'x2="0" y2="1"' : 'x2="1" y2="0.12"'
    return `${open('linearGradient', end)}${stop(0, first)}${stop(1, second)}</linearGradient>`
  }
  if (kind === 'fade')
    return `${open('linearGradient', 'x2="0" y2="1"')}${stop(0, first)}${stop(1, first, 0)}</linearGradient>`
  if (kind === 'glow')
    return `${open('radialGradient', '')}${stop(0, first)}${stop(0.45, first, 0.45)}${stop(1, first, 0)}</radialGradient>`
  return `${open('pattern', 'width="24" height="24" patternUnits="userSpaceOnUse"')}${weaveTile(first, second, third)}</pattern>`
}

/** Nested diamonds with small crosses between them. */
const weaveTile = (ground: string, thread: string, second: string) =>
  `<rect width="24" height="24" fill="#${ground}"/>` +
  `<path d="M12 1 23 12 12 23 1 12Z" fill="#${thread}"/>` +
  `<path d="M12 6 18 12 12 18 6 12Z" fill="#${ground}"/>` +
  `<path d="M12 9 15 12 12 15 9 12Z" fill="#${second}"/>` +
  `<path d="M0 -4v8M-4 0h8M24 -4v8M20 0h8M0 20v8M-4 24h8M24 20v8M20 24h8" stroke="#${second}" stroke-width="2"/>`

/** A whole picture: the scene with the definitions of the paints that it uses. */
export function picture(
  scene: string,
  pixels: { width: number; height: number },
  view = `0 0 ${CANVAS.width} ${CANVAS.height}`,
): string {
  const addresses = new Set(Array.from(scene.matchAll(/url\(#([\w-]+)\)/g), ([, address = '']) => address))
  const definitions = Array.from(addresses, definition).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels.width}" height="${pixels.height}" viewBox="${view}" preserveAspectRatio="xMidYMid slice"><defs>${definitions}</defs>${scene}</svg>`
}

const n = (value: number) => String(Math.round(value * 10) / 10)

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}" ${more}/>`
export const disc = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" ${more}/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`
/** A filled outline in SVG path language. */
export const shape = (path: string, fill: string, more = '') => `<path d="${path}" fill="${fill}" ${more}/>`
/** A stroke with round ends. */
export const line = (path: string, color: string, width: number, more = '') =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const opacity = (share: number) => `opacity="${share}"`

export const draw = (...parts: string[]): string => parts.join('')
const transformed = (transform: string, parts: string[]) =>
  `<g transform="${transform}">${parts.join('')}</g>`
/** Moved so that the parts' own (0, 0) lies at x, y; `scale` around that point. */
export const at = (x: number, y: number, scale: number, ...parts: string[]): string =>
  transformed(`translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})`, parts)
/** Degrees clockwise around x, y. */
export const turned = (degrees: number, x: number, y: number, ...parts: string[]): string =>
  transformed(`rotate(${n(degrees)} ${n(x)} ${n(y)})`, parts)
/** Left and right changed around the vertical at x. */
export const mirrored = (x: number, ...parts: string[]): string =>
  transformed(`translate(${n(2 * x)} 0) scale(-1 1)`, parts)
export const times = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('')

/** A soft shadow on the ground under something that stands at x, y. */
export const shadow = (x: number, y: number, rx: number, ry = rx * 0.16, share = 0.42): string =>
  oval(x, y, rx, ry, glow('#1c0f08'), opacity(share))

/** The woven border, quiet and thin, in whole diamonds: as many as are about as wide as the border is high. */
export function tibeb(
  x: number,
  y: number,
  width: number,
  height: number,
  colors: { ground: string; thread: string; second: string },
): string {
  const diamonds = Math.max(1, Math.round(width / height))
  const stretch = Math.round((width / diamonds / 24) * 1000) / 1000
  return transformed(
    `translate(${n(x)} ${n(y)}) scale(${stretch} ${Math.round((height / 24) * 1000) / 1000})`,
    [rect(0, 0, diamonds * 24, 24, 0, weave(colors.ground, colors.thread, colors.second))],
  )
}
