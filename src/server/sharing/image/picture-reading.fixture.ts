import sharp from 'sharp'

/** Which pixels of an area are drawn on, as opposed to paper. */
export interface Ink {
  width: number
  height: number
  isInk: (x: number, y: number) => boolean
}

type Area = Record<'left' | 'top' | 'width' | 'height', number>

/** Fuller than that is a bar. */
const HOLLOW = 0.8
/** Darker than that is ink. */
const PAPER = 170

export async function inkOf(picture: Buffer, area: Area): Promise<Ink> {
  const { data, info } = await sharp(picture)
    .extract(area)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const isInside = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height
  return {
    width,
    height,
    isInk: (x, y) => isInside(x, y) && (data[y * width + x] ?? 255) < PAPER,
  }
}

export function inkShare({ width, height, isInk }: Ink): number {
  let ink = 0
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (isInk(x, y)) ink++
  return ink / (width * height)
}

interface Blob {
  left: number
  top: number
  right: number
  bottom: number
  pixels: Set<number>
}

/** Pixels that hang together: letters, or parts of them. */
function blobsOf({ width, height, isInk }: Ink): Blob[] {
  const seen = new Set<number>()
  const blobs: Blob[] = []
  for (let start = 0; start < width * height; start++) {
    if (seen.has(start) || !isInk(start % width, Math.floor(start / width))) continue
    const blob: Blob = { left: width, top: height, right: 0, bottom: 0, pixels: new Set() }
    const open = [start]
    seen.add(start)
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      blob.pixels.add(at)
      blob.left = Math.min(blob.left, x)
      blob.right = Math.max(blob.right, x)
      blob.top = Math.min(blob.top, y)
      blob.bottom = Math.max(blob.bottom, y)
      for (const [nextX, nextY] of [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ] as const) {
        const next = nextY * width + nextX
        if (!isInk(nextX, nextY) || seen.has(next)) continue
        seen.add(next)
        open.push(next)
      }
    }
    blobs.push(blob)
  }
  return blobs
}

/** What fonts draw for letters they lack is a rectangle: four straight sides all along, and hollow. Letters may be bars. */
export function boxesIn(ink: Ink): number {
  const share = (length: number, isDrawn: (at: number) => boolean) =>
    Array.from({ length }, (_, at) => at).filter(isDrawn).length / length
  return blobsOf(ink).filter(({ left, top, right, bottom, pixels }) => {
    const [width, height] = [right - left + 1, bottom - top + 1]
    if (width < 8 || height < 12 || pixels.size > HOLLOW * width * height) return false
    const has = (x: number, y: number) => pixels.has(y * ink.width + x)
    const sides = [
      share(width, (at) => has(left + at, top + 1)),
      share(width, (at) => has(left + at, bottom - 1)),
      share(height, (at) => has(left + 1, top + at)),
      share(height, (at) => has(right - 1, top + at)),
    ]
    return sides.every((drawn) => drawn > 0.9)
  }).length
}
