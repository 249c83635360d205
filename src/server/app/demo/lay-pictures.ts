import { encodePicture, layFiles } from '#server/media/public.ts'
import type { Platform } from '#server/platform/platform.ts'

/** A picture of nobody yet, from media's store. */
export type LaidPicture = Awaited<ReturnType<typeof layFiles>>

/** What to draw, and how many pictures of it are needed: each listing has files of its own. */
export interface Wanted {
  name: string
  count: number
  /** Photos for dating lie under the ids of those whose they are. */
  owners?: readonly string[]
  draw(): Promise<Buffer>
}

/** While one is encoded the next is drawn. */
const AT_ONCE = 3
/** Given to its owner later. */
const NOBODYS = { purpose: 'listing', ownerId: '' } as const

/** Draws and encodes each only once, however many are needed. @returns the pictures by name */
export async function layPictures(
  platform: Platform,
  wanted: readonly Wanted[],
): Promise<Map<string, LaidPicture[]>> {
  const laid = new Map<string, LaidPicture[]>()
  const queue = wanted.values()
  const work = async () => {
    for (const { name, count, owners, draw } of queue) {
      // one drawing stands in listings of many people: alike pictures say nothing about them
      const encoded = { ...(await encodePicture(await draw(), 'quick')), looks: null }
      const pictures: LaidPicture[] = []
      for (let copy = 0; copy < count; copy++) {
        const ownerId = owners?.[copy]
        const whose = ownerId === undefined ? NOBODYS : ({ purpose: 'dating', ownerId } as const)
        pictures.push(await layFiles(platform, encoded, whose))
      }
      laid.set(name, pictures)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return laid
}
