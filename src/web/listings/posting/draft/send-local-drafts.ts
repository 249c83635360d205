import type { QueryClient } from '@tanstack/react-query'
import { listOwnListings } from '#contract/listings/list-own-listings.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { updateListing } from '#contract/listings/update-listing.ts'
import { renamePhotos } from '#web/media/public.tsx'
import { api } from '#web/platform/api.ts'
import { CallError } from '#web/platform/call-error.ts'
import { call } from '#web/platform/call.ts'
import { alsoWaiting } from '#web/platform/outbox.ts'
import { whileFree } from './hold-draft.ts'
import { draftSender, failureOf } from './send-draft.ts'
import {
  forgetLocalDraft,
  keepBegun,
  type LocalDraft,
  type LocalKey,
  localDrafts,
  localName,
  readLocalDraft,
  writeLocalDraft,
} from './store-local-draft.ts'

/**
 * Drafts that were left before they reached the server go there by themselves: at the start, when the connection is
 * back, and when somebody looks at the app again.
 * @returns stops it
 */
export function startDrafts(userId: string, cache: QueryClient): () => void {
  const send = () =>
    void sendLocalDrafts(userId, cache).catch((error: unknown) => console.warn('drafts', error))
  const sendWhenSeen = () => document.visibilityState === 'visible' && send()
  addEventListener('online', send)
  document.addEventListener('visibilitychange', sendWhenSeen)
  send()
  const uncount = alsoWaiting(() => localDrafts(userId).filter((key) => readLocalDraft(key)?.isDraft).length)
  return () => {
    uncount()
    removeEventListener('online', send)
    document.removeEventListener('visibilitychange', sendWhenSeen)
  }
}

/** One after the other, each that no form has open; what was refused waits for whoever wrote it. */
export async function sendLocalDrafts(userId: string, cache: QueryClient): Promise<void> {
  for (const key of localDrafts(userId))
    await whileFree(key, async () => {
      const draft = readLocalDraft(key)
      if (draft?.isDraft !== true || draft.failure !== undefined) return
      await sendOne(key, draft)
      await cache.invalidateQueries({ queryKey: api(listOwnListings).key() })
    })
}

/** Tries once more what was refused, or could not be sent. */
export async function sendDraftAgain(key: LocalKey, cache: QueryClient): Promise<void> {
  const draft = readLocalDraft(key)
  if (!draft) return
  delete draft.failure
  writeLocalDraft(key, draft)
  await sendLocalDrafts(key.userId, cache)
}

async function sendOne(key: LocalKey, draft: LocalDraft): Promise<void> {
  try {
    if (key.id === null) await create(key, draft)
    else await update(ListingId.parse(key.id), draft)
    forgetLocalDraft(key)
  } catch (error) {
    if (failureOf(error) === 'unsaved' || !(error instanceof CallError)) throw error
    const { code, status } = error as CallError
    writeLocalDraft(key, { ...(readLocalDraft(key) ?? draft), failure: { code, status } })
  }
}

async function create(key: LocalKey, { content, begun }: LocalDraft): Promise<void> {
  const made = await draftSender(begun, (next) => keepBegun(key, next))(null, content)
  // its photos go out when it is opened
  await renamePhotos(localName(key), localName({ ...key, id: made.id })).catch(() => undefined)
}

async function update(listingId: ListingId, { version, content }: LocalDraft): Promise<void> {
  await call(updateListing, { listingId, version: version ?? 1, content })
}
