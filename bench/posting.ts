import sharp from 'sharp'
import { measureLoad } from './child.ts'
import type { PostingFigures } from './report.ts'

/** Pixels of a photo of 12 megapixels. */
const PHOTO = { width: 4000, height: 3000 }
const PHOTOS = 5
/** Long enough for the photos on a slow machine. */
const WATCH_SECONDS = 6

/**
 * Somebody posts with five photos at once, while others ask for what costs the server nothing: how long the photos
 * take, and how long the others wait.
 * @param token of whoever posts
 */
export async function measurePosting({
  port,
  token,
}: {
  port: number
  token: string
}): Promise<PostingFigures> {
  const photos = await Promise.all(Array.from({ length: PHOTOS }, (_, index) => photograph(index)))
  const watch = measureLoad({
    port,
    paths: ['/healthz'],
    connections: 2,
    seconds: WATCH_SECONDS,
    warmupSeconds: 0,
  })
  const begin = performance.now()
  await Promise.all(photos.map((photo) => upload(port, token, photo)))
  const photosMs = performance.now() - begin
  return { photosMs, meanwhile: await watch }
}

/** Soft shapes and grain, each photo others, about as many bytes as a camera makes of a room. */
function photograph(nth: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 118 + nth * 5, sigma: 40 } as const
  const grain = sharp({ create: { ...PHOTO, channels: 3, background: '#806040', noise } })
  return grain.blur(2).jpeg({ quality: 88 }).toBuffer()
}

async function upload(port: number, token: string, photo: Buffer): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/media?purpose=listing`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
    body: new Uint8Array(photo),
  })
  if (answer.status !== 201) throw new Error(`A photo was answered with ${answer.status}.`)
  await answer.arrayBuffer()
}
