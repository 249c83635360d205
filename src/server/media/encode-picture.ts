import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import {
  MEDIA_LIMITS,
  PICTURE_FORMATS,
  PICTURE_SIZES,
  type PictureFormat,
  type PictureSize,
} from '#contract/media/picture.ts'
import { AppError } from '#server/platform/app-error.ts'
import { LOOKS_HEIGHT, LOOKS_WIDTH, looksOf } from './picture-looks-policy.ts'

export interface EncodedFile {
  size: PictureSize
  format: PictureFormat
  bytes: Buffer
}

export interface EncodedPicture {
  /** Pixels of the large size, upright. */
  width: number
  height: number
  /** data: URL. */
  blur: string
  /** 64 signs, see picture-looks-policy.ts. */
  looks: string | null
  files: EncodedFile[]
}

/** Pixels as they lie in memory, upright and in sRGB. */
interface Pixels {
  data: Buffer
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

/** `quick` takes a fifth of the time, for files half as large again: for many pictures at once. */
const CARE = {
  careful: { avif: { quality: 55, effort: 2 }, webp: { quality: 78 } },
  quick: { avif: { quality: 65, effort: 0, chromaSubsampling: '4:2:0' }, webp: { quality: 78, effort: 1 } },
} as const
type Care = keyof typeof CARE

const BLUR_EDGE = 16
const BLUR = { quality: 20, alphaQuality: 20 }

/** A file may be made to be slow to read; nothing that a camera makes takes a tenth of this. */
const DECODE_SECONDS = 20

/**
 * Each picture keeps two threads of the pool busy; files and names of hosts need the others. Who comes when the
 * queue is long is asked to come again, instead of having its 5 MB wait in memory.
 */
const TURNS = Math.max(1, Math.min(2, availableParallelism() - 1))
/** Where many are made at once, nobody asks for files or names of hosts meanwhile. */
const TURNS_OF: Readonly<Record<Care, number>> = { careful: TURNS, quick: TURNS + 1 }
const WAITING_MAX = 40

sharp.cache(false) // no picture comes twice

let running = 0
const waiting: (() => void)[] = []

/**
 * Every kept size in both formats, made from pixels alone: nothing of the file itself lives on, neither position
 * nor camera nor comments. Pictures are turned upright first and never enlarged.
 * @throws AppError media.unreadable when it cannot be decoded whole or has too many pixels
 */
export async function encodePicture(bytes: Uint8Array, care: Care = 'careful'): Promise<EncodedPicture> {
  await takeTurn(care)
  try {
    const large = await decode(bytes)
    const { width, height } = large.raw
    const looks = await seeLooks(large)
    return { width, height, blur: await blurOf(large), looks, files: await encodeSizes(large, care) }
  } finally {
    endTurn()
  }
}

async function decode(bytes: Uint8Array): Promise<Pixels> {
  try {
    const options = { limitInputPixels: MEDIA_LIMITS.maxPixels, failOn: 'truncated' } as const
    const { width, height } = await sharp(bytes, options).metadata()
    if (width * height > MEDIA_LIMITS.maxPixels) throw new Error('too many pixels')
    const { data, info } = await sharp(bytes, options)
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize(within(PICTURE_SIZES.large))
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
  } catch {
    throw new AppError('media.unreadable')
  }
}

/** A picture that is small already is the same in every size from its own up, and encoded once. */
async function encodeSizes(large: Pixels, care: Care): Promise<EncodedFile[]> {
  const longest = Math.max(large.raw.width, large.raw.height)
  const byEdge = new Map<number, Omit<EncodedFile, 'size'>[]>()
  const files: EncodedFile[] = []
  for (const [size, limit] of Object.entries(PICTURE_SIZES) as [PictureSize, number][]) {
    const edge = Math.min(limit, longest)
    const encoded = byEdge.get(edge) ?? (await encode(large, edge, care))
    byEdge.set(edge, encoded)
    files.push(...encoded.map((file) => ({ size, ...file })))
  }
  return files
}

function encode({ data, raw }: Pixels, edge: number, care: Care): Promise<Omit<EncodedFile, 'size'>[]> {
  const resized = sharp(data, { raw }).resize(within(edge))
  return Promise.all(
    PICTURE_FORMATS.map(async (format) => {
      const { avif, webp } = CARE[care]
      const encoder = format === 'avif' ? resized.clone().avif(avif) : resized.clone().webp(webp)
      return { format, bytes: await encoder.toBuffer() }
    }),
  )
}

async function blurOf({ data, raw }: Pixels): Promise<string> {
  const tiny = await sharp(data, { raw }).resize(within(BLUR_EDGE)).webp(BLUR).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

async function seeLooks({ data, raw }: Pixels): Promise<string | null> {
  const spots = sharp(data, { raw }).flatten().greyscale().resize(LOOKS_WIDTH, LOOKS_HEIGHT, { fit: 'fill' })
  return looksOf(await spots.raw().toBuffer())
}

const within = (edge: number) =>
  ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const

function takeTurn(care: Care): Promise<void> | void {
  if (running < TURNS_OF[care]) {
    running++
    return
  }
  if (waiting.length >= WAITING_MAX) throw new AppError('server.unavailable')
  return new Promise((resolve) => waiting.push(resolve))
}

/** The turn goes to whoever waits longest, or is free again. */
function endTurn(): void {
  const next = waiting.shift()
  if (next) next()
  else running--
}
