import type { DBSchema } from 'idb'
import { deviceStore } from '#web/platform/device/device-store.ts'

/** A chosen picture that the server has not got yet. */
export interface StoredPhoto {
  key: string
  /** What it was chosen for. */
  of: string
  file: File
  /** Milliseconds: in this order they were chosen. */
  at: number
}

interface Schema extends DBSchema {
  photos: { key: string; value: StoredPhoto; indexes: { of: string } }
}

/** Pictures of one kind, in a database of their own. */
export function photoStore(name: string) {
  const open = deviceStore<Schema>(name, (made) => {
    made.createObjectStore('photos', { keyPath: 'key' }).createIndex('of', 'of')
  })
  return {
    keepPhoto: async (photo: StoredPhoto): Promise<void> => void (await (await open()).put('photos', photo)),

    forgetPhoto: async (key: string): Promise<void> => (await open()).delete('photos', key),

    async loadPhotos(of: string): Promise<StoredPhoto[]> {
      const found = await (await open()).getAllFromIndex('photos', 'of', of)
      return found.toSorted((one, other) => one.at - other.at)
    },

    /** What there are pictures for, each once. */
    storedFor: async (): Promise<string[]> => [
      ...new Set((await (await open()).getAllFromIndex('photos', 'of')).map(({ of }) => of)),
    ],

    /** What was begun on the device alone has become something that the server knows. */
    async renamePhotos(from: string, to: string): Promise<void> {
      const change = (await open()).transaction('photos', 'readwrite')
      for (const photo of await change.store.index('of').getAll(from))
        await change.store.put({ ...photo, of: to })
      await change.done
    },

    /** Begun anew: what was chosen before is not wanted any more. */
    async forgetPhotosOf(of: string): Promise<void> {
      const change = (await open()).transaction('photos', 'readwrite')
      for (const key of await change.store.index('of').getAllKeys(of)) await change.store.delete(key)
      await change.done
    },
  }
}

/** Those of drafts of listings, which go out by themselves: they outlive a session that has run out. */
export const { keepPhoto, forgetPhoto, loadPhotos, renamePhotos, forgetPhotosOf, storedFor } =
  photoStore('photos-to-send')
