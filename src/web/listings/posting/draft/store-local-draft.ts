import { z } from 'zod'
import { DraftContent, type DraftContentInput } from '#contract/listings/listing-content.ts'
import { OwnListing } from '#contract/listings/own/own-listing.ts'
import { contentOf, type ListingForm } from '#web/listings/posting/form/listing-form-policy.ts'
import { deviceText } from '#web/platform/device/device-text.ts'

/** As much of a listing as its form needs, so that what was kept here opens like what comes from the server. */
const LocalDraft = OwnListing.pick({ content: true, photos: true, place: true }).extend({
  /** The server's version that it was written over; null for a listing that the server has not got. */
  version: z.int().nullable(),
  /** It goes to the server by itself as soon as it can: a draft does, changes of what others see do not. */
  isDraft: z.boolean().default(false),
  /** This was sent to be made under this key, and whether it arrived is not known. */
  begun: z.object({ key: z.string(), content: DraftContent }).optional(),
  /** Why the server would not have it. */
  failure: z.object({ code: z.string(), status: z.int() }).optional(),
})
export type LocalDraft = z.output<typeof LocalDraft>

export interface Begun {
  key: string
  content: DraftContentInput
}

/** Whose, and which: the id is null for a listing that the server has not got. */
export interface LocalKey {
  userId: string
  id: string | null
}

/** The name that a draft is kept under on the device. */
export const localName = ({ userId, id }: LocalKey): string => `draft:${userId}:${id ?? 'new'}`

/**
 * Keeps on the device what the server has not got yet, so that nothing is lost without a network.
 * @returns false where the device is full, or keeps nothing: then it is there until the page is closed
 */
export function storeLocalDraft(
  key: LocalKey,
  version: number | null,
  form: ListingForm,
  { isDraft = false } = {},
): boolean {
  const photos = form.photos.flatMap(({ picture, alt }) => (picture ? [{ picture, alt }] : []))
  const begun = key.id === null ? readLocalDraft(key)?.begun : undefined
  const stored = { content: contentOf(form), photos, place: form.place, version, isDraft }
  return writeLocalDraft(key, { ...stored, ...(begun && { begun }) })
}

/** Notes with what is kept what was sent to be made; null: nothing is under way. */
export function storeNewDraft(key: LocalKey, begun: Begun | null): void {
  const draft = readLocalDraft(key)
  if (!draft) return
  delete draft.begun
  writeLocalDraft(key, { ...draft, ...(begun && { begun }) })
}

/** Answers as storeLocalDraft does. */
export const writeLocalDraft = (key: LocalKey, draft: z.input<typeof LocalDraft>): boolean =>
  deviceText.write(localName(key), JSON.stringify(draft))

/** What was kept, or null; also null where it can no longer be read. */
export function readLocalDraft(key: LocalKey): LocalDraft | null {
  const text = deviceText.read(localName(key))
  if (text === null) return null
  try {
    return LocalDraft.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** The drafts of somebody that this device has and the server has not. */
export function localDrafts(userId: string): LocalKey[] {
  const begin = localName({ userId, id: '' })
  return deviceText
    .keys()
    .filter((name) => name.startsWith(begin))
    .map((name) => name.slice(begin.length))
    .map((id) => ({ userId, id: id === 'new' ? null : id }))
}

export const forgetLocalDraft = (key: LocalKey): void => deviceText.remove(localName(key))
