import { PHOTO_LIMITS } from '#contract/listings/category.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { updateListing } from '#contract/listings/update-listing.ts'
import type { MediaId } from '#contract/media/picture.ts'
import { forgetPhoto, forgetPhotosOf, loadPhotos, storedFor, uploadImage } from '#web/media/public.tsx'
import { CallError } from '#web/platform/call/call-error.ts'
import { call } from '#web/platform/call/call.ts'
import { whileFree } from './hold-draft.ts'
import { failureOf } from './send-draft.ts'
import { localName, type LocalKey, readLocalDraft } from './store-local-draft.ts'

/** Drafts that would not take theirs: whoever opens one is told why, and nothing is uploaded again before. */
const refused = new Set<string>()

/**
 * Photos that were chosen without a connection go to their drafts, whose words the server has by now; those of a draft
 * that a form has open are the form's.
 * @returns whether any draft has got photos, and whether none with photos was open: those are tried again
 * @throws CallError where there is no connection: what was not sent stays on the device
 */
export async function sendStoredPhotos(userId: string): Promise<{ isAny: boolean; wereFree: boolean }> {
  const begin = localName({ userId, id: '' })
  let isAny = false
  let wereFree = true
  for (const name of (await storedFor()).filter((of) => of.startsWith(begin))) {
    const id = ListingId.safeParse(name.slice(begin.length)).data
    const key = { userId, id: id ?? null }
    if (id === undefined || readLocalDraft(key) || refused.has(name)) continue
    const wasFree = await whileFree(key, async () => {
      isAny = (await sendTo(id, key)) || isAny
    })
    wereFree &&= wasFree
  }
  return { isAny, wereFree }
}

async function sendTo(listingId: ListingId, key: LocalKey): Promise<boolean> {
  const draft = await call(readOwnListing, { listingId }).catch(unlessRefused)
  // published or deleted meanwhile, elsewhere
  if (draft?.state !== 'draft') return forgetPhotosOf(localName(key)).then(() => false)
  const { content, version } = draft
  const room = PHOTO_LIMITS[content.category].max - content.photos.length
  const stored = (await loadPhotos(localName(key))).slice(0, Math.max(0, room))
  const sent: MediaId[] = []
  for (const { file } of stored) {
    const picture = await uploadImage(file, 'listing', new AbortController().signal).catch(unlessRefused)
    if (picture) sent.push(picture.id)
  }
  if (sent.length > 0) {
    const photos = [...content.photos, ...sent.map((mediaId) => ({ mediaId, alt: null }))]
    const saved = await call(updateListing, {
      listingId,
      version,
      content: { ...content, photos },
    }).catch(unlessRefused)
    if (!saved) {
      refused.add(localName(key))
      return false
    }
  }
  for (const photo of stored) await forgetPhoto(photo.key)
  return sent.length > 0
}

/** What would be refused again is left out; for what passes, everything is tried again later. */
function unlessRefused(error: unknown): null {
  if (error instanceof CallError && failureOf(error) === 'refused') return null
  throw error
}
