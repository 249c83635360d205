import { chmodSync, mkdirSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from './config.ts'

/** Where media files lie: keys read `media/{id}/medium.avif` or `media/listing-media/{userId}/{name}-medium.avif`. */
export interface Storage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>
  /** For what is too large to hold in memory. */
  putStream(key: string, bytes: Readable, contentType: string): Promise<void>
  /** Null when there is no such file. */
  getStream(key: string): Promise<Readable | null>
  /** A file, or everything below a folder, e.g. `media/{id}`. Nothing there is fine. */
  delete(place: string): Promise<void>
  /** Bytes that can still be written. */
  freeBytes(): Promise<number>
}

/** The database and the secrets lie in DATA_DIR too, so no key may lead out of its media. */
const KEY = /^media\/(?:(?:listing-media|dating-photos)\/[\w-]+\/[\w-]+\.\w+|[\w-]+(?:\/[\w-]+(?:\.\w+)?)?)$/

const PRIVATE = 0o700

/** Files in DATA_DIR/media. */
export function newStorage(config: Pick<Config, 'dataDir'>): Storage {
  // pictures of conversations and of dating lie there under people's ids: other users of the machine do not look in
  const folder = join(config.dataDir, 'media')
  mkdirSync(folder, { recursive: true, mode: PRIVATE })
  chmodSync(folder, PRIVATE)
  const disk = new Disk(new FSDriver({ location: config.dataDir, visibility: 'private' }))
  return {
    async put(key, bytes, contentType) {
      await disk.put(inMedia(key), bytes, { contentType })
    },
    async get(key) {
      const stream = await this.getStream(key)
      return stream && buffer(stream)
    },
    async putStream(key, bytes, contentType) {
      await disk.putStream(inMedia(key), bytes, { contentType })
    },
    async getStream(key) {
      return (await disk.exists(inMedia(key))) ? disk.getStream(key) : null
    },
    async delete(place) {
      const key = inMedia(place).replace(/\/$/, '')
      if (/\.\w+$/.test(key)) await disk.delete(key)
      else await disk.deleteAll(key)
    },
    async freeBytes() {
      const { bavail, bsize } = await statfs(config.dataDir)
      return bavail * bsize
    },
  }
}

function inMedia(key: string): string {
  if (!KEY.test(key.replace(/\/$/, ''))) throw new Error('A file was asked for outside of media.')
  return key
}
