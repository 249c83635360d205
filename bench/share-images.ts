import sharp from 'sharp'
import type { OpenDatabase } from '#server/platform/database/open-database.ts'
import { measureLoad, startServer } from './child.ts'
import { type ImageFigures, median } from './report.ts'

interface Asked {
  opened: OpenDatabase
  port: number
  /** Puts a picture where the server looks for it. */
  lay: (mediaId: string, photo: Uint8Array) => Promise<void>
  connections: number
  seconds: number
}

/** As many pictures are drawn; the last of a hundred is the slowest of these. */
const LISTINGS = 100
/** Pixels of the largest kept size of a photo, and of the picture that is shared. */
const PHOTO = { width: 1600, height: 1200 }
const SHARED = { width: 1200, height: 630 }

/**
 * The picture of a shared listing: drawn for the first time, one after the other, beside sharp alone that makes a
 * picture of that size of the same photo; then asked for again, beside a bare server that sends as many bytes.
 */
export async function measureImages({
  opened,
  port,
  lay,
  connections,
  seconds,
}: Asked): Promise<ImageFigures> {
  const photo = await photograph()
  const { rows } = await opened.pool.query<{ id: string; media_id: string }>(
    `select listing.id, media_id from listing join listing_photo on listing_id = listing.id and position = 0
     where state = 'active' order by listing.id limit $1`,
    [LISTINGS],
  )
  for (const { media_id } of rows) await lay(media_id, photo)
  const paths = rows.map(({ id }) => `/listing/${id}/share.jpg`)
  const cold: number[] = []
  const alone: number[] = []
  let bytes = 0
  for (const path of paths) {
    cold.push(
      await timed(async () => {
        bytes = await fetched(port, path)
      }),
    )
    alone.push(await timed(() => sharp(photo).resize(SHARED).jpeg({ quality: 84 }).toBuffer()))
  }
  const bare = await startServer('bench/peers/bare-server.ts', [String(bytes)])
  const common = { connections, seconds, warmupSeconds: 1 }
  const cached = await measureLoad({ ...common, port, paths })
  const least = await measureLoad({ ...common, port: bare.port, paths: ['/'] })
  await bare.stop()
  return {
    cold: median(cold),
    slowest: Math.max(...cold),
    ofSharp: median(cold) / median(alone),
    cached,
    ofBare: cached.perSecond / least.perSecond,
  }
}

/** Soft shapes and grain, about as many bytes as a photo of a room. */
async function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const grain = sharp({ create: { ...PHOTO, channels: 3, background: '#806040', noise } })
  return grain.blur(2).webp({ quality: 78 }).toBuffer()
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

async function fetched(port: number, path: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  const { byteLength } = await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
  return byteLength
}
