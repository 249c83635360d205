import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { listThreads } from '#contract/messaging/list-threads.ts'
import type { Message, NewContent, Quote } from '#contract/messaging/message.ts'
import { sendMessage } from '#contract/messaging/send-message.ts'
import type { ThreadId } from '#contract/messaging/thread.ts'
import { uploadImage } from '#web/media/public.tsx'
import { messagePages } from '#web/messaging/load-messages.ts'
import { type MessagePages, putMessage } from '#web/messaging/message-pages-policy.ts'
import { api } from '#web/platform/api.ts'
import { CallError } from '#web/platform/call-error.ts'
import { call } from '#web/platform/call.ts'
import { createId } from './create-id.ts'
import { contentOf, isFinal, nextOf, type Outgoing, waitAfter } from './outgoing-policy.ts'
import { forgetOutgoing, isKept, keepOutgoing, loadOutgoing } from './store-outbox.ts'

/** A server that says nothing for so long has not heard. Milliseconds. */
const ANSWER_WITHIN = 60_000

interface Owner {
  userId: string
  cache: QueryClient
}

let owner: Owner | null = null
let waiting: readonly Outgoing[] = []
const working = new Set<ThreadId>()
const listeners = new Set<() => void>()
const sleepers = new Set<() => void>()

function show(next: readonly Outgoing[]): void {
  waiting = next
  listeners.forEach((listener) => listener())
}

/** What is kept on the device is a second net: where the browser keeps nothing, sending goes on without it. */
const noteFailure = (error: unknown): void => console.warn('outbox', error)

/** Ids of what is known to be kept on the device. */
const kept = new Set<string>()

async function keep(one: Outgoing): Promise<void> {
  try {
    await keepOutgoing(one)
    kept.add(one.id)
  } catch (error) {
    noteFailure(error)
  }
}

const wake = () => sleepers.forEach((go) => go())

/**
 * From now on what this person writes is sent, also what was left over from an earlier visit. Called again for the
 * same person it changes nothing.
 */
export function startOutbox(userId: string, cache: QueryClient): void {
  if (owner?.userId === userId && owner.cache === cache) return
  stopOutbox()
  const own = { userId, cache }
  owner = own
  addEventListener('online', wake)
  void resume(own).catch(noteFailure)
}

async function resume(own: Owner): Promise<void> {
  const left = await loadOutgoing(own.userId)
  if (owner !== own) return
  left.forEach(({ id }) => kept.add(id))
  const known = new Set(waiting.map(({ id }) => id))
  show([...left.filter(({ id }) => !known.has(id)), ...waiting])
  for (const threadId of new Set(left.map((one) => one.threadId))) void work(threadId)
}

/** The session is over: nothing more is sent, and what is kept goes with everything else on the device. */
export function stopOutbox(): void {
  owner = null
  removeEventListener('online', wake)
  show([])
  wake()
}

/** Sends something as soon as that is possible; it is shown at once. */
export function sendLater(
  threadId: ThreadId,
  what: { content: NewContent; files?: readonly File[]; quote?: Quote | null },
): void {
  if (!owner) return
  const one: Outgoing = {
    id: createId(),
    userId: owner.userId,
    threadId,
    content: what.content,
    photos: (what.files ?? []).map((file) => ({ file, mediaId: null })),
    quote: what.quote ?? null,
    at: new Date().toISOString(),
    failure: null,
  }
  show([...waiting, one])
  void keep(one).finally(() => void work(threadId))
}

/** Tries what was refused once more. */
export function sendAgain({ id, threadId }: Outgoing): void {
  change(id, { failure: null })
  void work(threadId)
}

/** Gives up what was refused, or has not left yet. */
export function discardOutgoing({ id }: Outgoing): void {
  show(waiting.filter((one) => one.id !== id))
  kept.delete(id)
  void forgetOutgoing(id).catch(noteFailure)
}

/** What is on its way in a conversation, the first one first. */
export function useOutgoing(threadId: ThreadId): readonly Outgoing[] {
  const all = useSyncExternalStore(subscribe, () => waiting)
  return all.filter((one) => one.threadId === threadId)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(id: string, values: Partial<Outgoing>): void {
  const changed = waiting.find((one) => one.id === id)
  if (!changed) return
  const next = { ...changed, ...values }
  show(waiting.map((one) => (one.id === id ? next : one)))
  void keep(next)
}

/** One after the other, so that they arrive in the order in which they were written. */
async function work(threadId: ThreadId): Promise<void> {
  if (working.has(threadId)) return wake()
  working.add(threadId)
  const own = owner
  let attempts = 0
  try {
    for (;;) {
      const next = nextOf(waiting, threadId)
      if (!next || own === null || owner !== own) return
      try {
        await deliver(next, own)
        attempts = 0
      } catch (error) {
        if (owner !== own) return
        if (isFinal(error)) {
          const { code, status, details } = error
          change(next.id, { failure: { code, status, details } })
        } else await sleep(waitAfter(++attempts))
      }
    }
  } finally {
    working.delete(threadId)
    // written while this one ended, or by somebody who has signed in since
    if (owner !== null && owner !== own && nextOf(waiting, threadId)) void work(threadId)
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      sleepers.delete(go)
      resolve()
    }
    const timer = setTimeout(go, milliseconds)
    sleepers.add(go)
  })
}

/** Photos first. However often it is tried, one id is one message. */
async function deliver(one: Outgoing, { cache }: Owner): Promise<void> {
  if (await wasSentElsewhere(one)) return discardOutgoing(one)
  const photos = []
  for (const photo of one.photos) {
    const signal = AbortSignal.timeout(ANSWER_WITHIN)
    const mediaId = photo.mediaId ?? (await uploadImage(photo.file, 'message', signal)).id
    photos.push({ ...photo, mediaId })
    change(one.id, { photos: [...photos, ...one.photos.slice(photos.length)] })
  }
  try {
    const message = await call(
      sendMessage,
      {
        threadId: one.threadId,
        id: one.id,
        content: contentOf({ content: one.content, photos }),
        replyTo: one.quote?.id ?? null,
      },
      { signal: AbortSignal.timeout(ANSWER_WITHIN) },
    )
    takeIn(cache, one.threadId, message)
    discardOutgoing(one)
  } catch (error) {
    // photos that waited too long for their message are cleared away on the server
    const isGone = error instanceof CallError && error.code === 'media.not-found'
    const wereOld = one.photos.some(({ mediaId }) => mediaId !== null)
    if (!isGone || !wereOld) throw error
    change(one.id, { photos: one.photos.map(({ file }) => ({ file, mediaId: null })) })
  }
}

/** Another tab has the same outbox; what is no longer kept it has sent. */
async function wasSentElsewhere({ id }: Outgoing): Promise<boolean> {
  if (!kept.has(id)) return false
  return !(await isKept(id).catch(() => true))
}

function takeIn(cache: QueryClient, threadId: ThreadId, message: Message): void {
  cache.setQueryData<MessagePages>(messagePages(threadId).queryKey, (pages) => putMessage(pages, message))
  void cache.invalidateQueries({ queryKey: api(listThreads).key() })
}
