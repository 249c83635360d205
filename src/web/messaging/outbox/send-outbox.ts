import { MessageId } from '#contract/messaging/messages/message.ts'
import type { QueryClient } from '@tanstack/react-query'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import type { Message, Quote } from '#contract/messaging/messages/message.ts'
import type { NewContent } from '#contract/messaging/messages/new-message.ts'
import { sendMessage } from '#contract/messaging/messages/send-message.ts'
import type { ThreadId } from '#contract/messaging/threads/thread.ts'
import { uploadImage } from '#web/media/public.tsx'
import { messagePages } from '#web/messaging/load-messages.ts'
import { type MessagePages, putMessage } from '#web/messaging/message-pages-policy.ts'
import { api } from '#web/platform/call/api.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { call } from '#web/platform/call/call.ts'
import { createOutbox } from '#web/platform/offline/outbox.ts'
import { outboxStore } from '#web/platform/offline/store-outbox.ts'
import { uuidv7 } from '#web/platform/uuid.ts'
import { contentOf, type Outgoing } from './outgoing-policy.ts'

/** A server that says nothing for so long has not heard. Milliseconds. */
const ANSWER_WITHIN = 60_000

const outbox = createOutbox<Outgoing>({ store: outboxStore('messages-to-send'), deliver })

export const startOutbox = outbox.start
export const stopOutbox = outbox.stop
export const sendAgain = outbox.sendAgain
export const discardOutgoing = outbox.discard

/** Sends something as soon as that is possible; it is shown at once. */
export function sendLater(
  threadId: ThreadId,
  what: { content: NewContent; files?: readonly File[]; quote?: Quote | null },
): void {
  outbox.add((userId) => ({
    id: MessageId.parse(uuidv7()),
    userId,
    lane: threadId,
    content: what.content,
    photos: (what.files ?? []).map((file) => ({ file, mediaId: null })),
    quote: what.quote ?? null,
    at: new Date().toISOString(),
    failure: null,
  }))
}

/** What is on its way in a conversation, the first one first. */
export const useOutgoing = (threadId: ThreadId): readonly Outgoing[] =>
  outbox.useWaiting().filter(({ lane }) => lane === threadId)

/** Photos first. However often it is tried, one id is one message. */
async function deliver(one: Outgoing, cache: QueryClient): Promise<void> {
  const photos = []
  for (const photo of one.photos) {
    const signal = AbortSignal.timeout(ANSWER_WITHIN)
    const mediaId = photo.mediaId ?? (await uploadImage(photo.file, 'message', signal)).id
    photos.push({ ...photo, mediaId })
    outbox.change(one.id, { photos: [...photos, ...one.photos.slice(photos.length)] })
  }
  try {
    const message = await call(
      sendMessage,
      {
        threadId: one.lane,
        id: one.id,
        content: contentOf({ content: one.content, photos }),
        replyTo: one.quote?.id ?? null,
      },
      { signal: AbortSignal.timeout(ANSWER_WITHIN) },
    )
    takeIn(cache, one.lane, message)
    outbox.discard(one)
  } catch (error) {
    // photos that waited too long for their message are cleared away on the server
    const isGone = error instanceof CallError && error.code === 'media.not-found'
    const wereOld = one.photos.some(({ mediaId }) => mediaId !== null)
    if (!isGone || !wereOld) throw error
    outbox.change(one.id, { photos: one.photos.map(({ file }) => ({ file, mediaId: null })) })
  }
}

function takeIn(cache: QueryClient, threadId: ThreadId, message: Message): void {
  const { queryKey } = messagePages(threadId)
  const put = () => void cache.setQueryData<MessagePages>(queryKey, (pages) => putMessage(pages, message))
  put()
  // an answer that was on its way when the message was sent, and lacks it, does not take it away again
  void cache
    .getQueryCache()
    .find({ queryKey })
    ?.promise?.then(put, () => undefined)
  void cache.invalidateQueries({ queryKey: api(listThreads).key() })
}
