import type { QueryClient } from '@tanstack/react-query'
import { listOwnListings } from '#contract/listings/own/list-own-listings.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { renamePhotos } from '#web/media/public.tsx'
import { api } from '#web/platform/call/api.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { alsoWaiting } from '#web/platform/offline/outbox.ts'
import { waitAfter } from '#web/platform/offline/outbox-policy.ts'
import { watchHolds, whileFree } from './hold-draft.ts'
import { draftSender, failureOf } from './send-draft.ts'
import {
  forgetLocalDraft,
  storeNewDraft,
  type LocalDraft,
  type LocalKey,
  localDrafts,
  localName,
  readLocalDraft,
  writeLocalDraft,
} from './store-local-draft.ts'

/**
 * Drafts that were left before they reached the server go there by themselves: at the start, when the connection is
 * back, when somebody looks at the app again or leaves the form, and after a while where that came to nothing.
 * @returns stops it
 */
export function startDrafts(userId: string, cache: QueryClient): () => void {
  let attempts = 0
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = async () => {
    if (isStopped) return
    clearTimeout(timer)
    const isDone = await sendLocalDrafts(userId, cache).catch((error: unknown) => {
      console.warn('drafts', error)
      return false
    })
    if (isDone) attempts = 0
    else {
      // what was sent meanwhile may wait already
      clearTimeout(timer)
      timer = setTimeout(() => void send(), waitAfter(++attempts))
    }
  }
  const sendNow = () => void send()
  const sendWhenSeen = () => document.visibilityState === 'visible' && sendNow()
  addEventListener('online', sendNow)
  document.addEventListener('visibilitychange', sendWhenSeen)
  const unwatch = watchHolds(sendNow)
  sendNow()
  const uncount = alsoWaiting(() => localDrafts(userId).filter((key) => readLocalDraft(key)?.isDraft).length)
  return () => {
    isStopped = true
    clearTimeout(timer)
    unwatch()
    uncount()
    removeEventListener('online', sendNow)
    document.removeEventListener('visibilitychange', sendWhenSeen)
  }
}

/** Loaded when there is something to send: redrawing pictures is no part of the first page. */
async function sendPhotos(userId: string, cache: QueryClient): Promise<boolean> {
  // pages outside a secure context keep none
  if (!('indexedDB' in globalThis)) return true
  const { sendStoredPhotos } = await import('./send-stored-photos.ts')
  const { isAny, wereFree } = await sendStoredPhotos(userId)
  if (isAny) await cache.invalidateQueries({ queryKey: api(listOwnListings).key() })
  return wereFree
}

/**
 * One after the other, each that no form has open, then their photos; what was refused waits for whoever wrote it.
 * @returns false where one was open, also in a page that is just being left
 */
export async function sendLocalDrafts(userId: string, cache: QueryClient): Promise<boolean> {
  let wereFree = true
  for (const key of localDrafts(userId)) {
    const wasFree = await whileFree(key, async () => {
      const draft = readLocalDraft(key)
      if (draft?.isDraft !== true || draft.failure !== undefined) return
      await sendOne(key, draft)
      await cache.invalidateQueries({ queryKey: api(listOwnListings).key() })
    })
    wereFree &&= wasFree
  }
  return (await sendPhotos(userId, cache)) && wereFree
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
  const made = await draftSender(begun, (next) => storeNewDraft(key, next))(null, content)
  // its photos go out under the name that the server gave it
  await renamePhotos(localName(key), localName({ ...key, id: made.id })).catch(() => undefined)
}

async function update(id: ListingId, { version, content }: LocalDraft): Promise<void> {
  await draftSender()({ id, version: version ?? 1 }, content)
}
