import type { Decoded } from './read-heic.ts'

/** Brands of the file type box (ISO/IEC 14496-12): HEVC pictures, and the containers of any. */
const BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** A picture of an iPhone, by its first bytes rather than by its name. */
export async function isHeic(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, 12).arrayBuffer())
  return head.slice(4, 8) === 'ftyp' && BRANDS.includes(head.slice(8))
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Opens HEIC where the browser cannot. The decoder (2 MB) is loaded for the first one, works beside the page, and takes
 * one picture at a time: each fills some 50 MB of memory.
 * @returns null for what is no such picture
 */
export function convertHeic(file: Blob): Promise<ImageBitmap | null> {
  const converted = last.then(() => decode(file))
  last = converted.catch(() => null)
  return converted
}

/** Milliseconds: a phone takes a few seconds, and those behind it wait. */
const PATIENCE_MS = 60_000

async function decode(file: Blob): Promise<ImageBitmap | null> {
  const worker = new Worker(new URL('./read-heic.ts', import.meta.url), { type: 'module' })
  try {
    const bytes = await file.arrayBuffer()
    const decoded = await new Promise<Decoded>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Decoded>) => resolve(data))
      worker.addEventListener('error', reject)
      AbortSignal.timeout(PATIENCE_MS).addEventListener('abort', reject)
      worker.postMessage(bytes, [bytes])
    })
    if (!decoded) return null
    const { pixels, width, height } = decoded
    return await createImageBitmap(new ImageData(new Uint8ClampedArray(pixels), width, height))
  } finally {
    worker.terminate()
  }
}
