import type { Picture } from '#contract/media/picture.ts'

/** A photo of a form, from the moment it was chosen. */
export interface Photo {
  /** Stays the same while the photo is moved about. */
  key: string
  /** Null until the server has it. */
  picture: Picture | null
  alt: string
  /** What is shown before the server answered: an object URL of the chosen file. */
  preview: string | null
  /**
   * What waits for a connection is sent by itself, what failed may be sent again, what was refused would be refused
   * again.
   */
  state: 'uploading' | 'waiting' | 'done' | 'failed' | 'refused'
  /** False where the device does not keep it while it waits. */
  isPersisted?: boolean
  /** Why it failed, in the reader's language. */
  failure: string | null
}

/** It has no picture yet, and will get one by itself. */
export const isComing = ({ state }: Pick<Photo, 'state'>): boolean =>
  state === 'uploading' || state === 'waiting'

/** It has no picture, and will not get one by itself. */
export const isLost = ({ state }: Pick<Photo, 'state'>): boolean => state === 'failed' || state === 'refused'

/** Moves one photo to another place; places out of range leave the order as it is. */
export function movePhoto(photos: readonly Photo[], from: number, to: number): Photo[] {
  const moved = photos[from]
  if (!moved || to < 0 || to >= photos.length) return [...photos]
  const rest = photos.filter((_, index) => index !== from)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}
