import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UserId } from '#contract/profiles/profile.ts'
import { encodePicture, layFiles } from '#server/media/public.ts'
import type { Platform } from '#server/platform/platform.ts'

/** A picture of nobody yet, from media's store. */
export type LaidPicture = Awaited<ReturnType<typeof layFiles>>

const PICTURES = join(import.meta.dirname, 'pictures')
/** Drawn once and committed; they show what the demo's texts describe. */
export const sceneFile = (scene: string, palette: string): string =>
  join(PICTURES, 'scenes', `${scene}-${palette}.webp`)
export const avatarFile = (key: string): string => join(PICTURES, 'avatars', `${key}.webp`)
export const portraitFile = (key: string): string => join(PICTURES, 'portraits', `${key}.webp`)

/** A picture file, and how many pictures of it are needed: each listing has files of its own. */
export interface Wanted {
  name: string
  count: number
  /** Photos for dating lie under the ids of those whose they are. */
  owners?: readonly UserId[]
  file: string
}

/** While one is encoded the next is read. */
const AT_ONCE = 3

/** Encodes each only once, however many are needed. @returns the pictures by name */
export async function layPictures(
  platform: Platform,
  wanted: readonly Wanted[],
): Promise<Map<string, LaidPicture[]>> {
  const laid = new Map<string, LaidPicture[]>()
  const queue = wanted.values()
  const work = async () => {
    for (const { name, count, owners, file } of queue) {
      // one drawing stands in listings of many people: alike pictures say nothing about them
      const encoded = { ...(await encodePicture(await readFile(file), 'quick')), looks: null }
      const pictures: LaidPicture[] = []
      for (let copy = 0; copy < count; copy++) {
        const ownerId = owners?.[copy] ?? null
        const purpose = ownerId === null ? 'listing' : 'dating'
        pictures.push(await layFiles(platform, encoded, purpose, ownerId))
      }
      laid.set(name, pictures)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return laid
}
