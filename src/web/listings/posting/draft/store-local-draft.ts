import { z } from 'zod'
import { OwnListing } from '#contract/listings/own-listing.ts'
import { contentOf, type ListingForm } from '#web/listings/posting/form/listing-form-policy.ts'

/** As much of a listing as its form needs, so that what was kept here opens like what comes from the server. */
const LocalDraft = OwnListing.pick({ content: true, photos: true, place: true }).extend({
  /** The server's version that it was written over; null for a listing that the server has not got. */
  version: z.int().nullable(),
})
export type LocalDraft = z.output<typeof LocalDraft>

/** Whose, and which: the id is null for a listing that the server has not got. */
export interface LocalKey {
  userId: string
  id: string | null
}

/** The name that a draft is kept under on the device. */
export const localName = ({ userId, id }: LocalKey): string => `draft:${userId}:${id ?? 'new'}`

/** Keeps on the device what the server has not got yet, so that nothing is lost without a network. */
export function storeLocalDraft(key: LocalKey, version: number | null, form: ListingForm): void {
  const photos = form.photos.flatMap(({ picture, alt }) => (picture ? [{ picture, alt }] : []))
  const draft = { content: contentOf(form), photos, place: form.place, version }
  try {
    localStorage.setItem(localName(key), JSON.stringify(draft))
  } catch {
    // A full or forbidden storage: the server's copy is the one that counts.
  }
}

/** What was kept, or null; also null where it can no longer be read. */
export function readLocalDraft(key: LocalKey): LocalDraft | null {
  const text = localStorage.getItem(localName(key))
  if (text === null) return null
  try {
    return LocalDraft.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

export const forgetLocalDraft = (key: LocalKey): void => localStorage.removeItem(localName(key))
