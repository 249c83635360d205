import type { Query, QueryClient } from '@tanstack/react-query'
import { countUnreadThreads } from '#contract/messaging/threads/count-unread-threads.ts'
import { listMessages } from '#contract/messaging/messages/list-messages.ts'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import { MESSAGING_SERVER_EVENTS } from '#contract/messaging/live.ts'
import { markDelivered } from '#contract/messaging/messages/mark-delivered.ts'
import { MESSAGE_LIMITS, type Message } from '#contract/messaging/messages/message.ts'
import { readThread } from '#contract/messaging/threads/read-thread.ts'
import { isGroupChat, type OpenThread, type Thread, ThreadId } from '#contract/messaging/threads/thread.ts'
import { api } from '#web/platform/call/api.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { call } from '#web/platform/call/call.ts'
import type { LiveConnection } from '#web/platform/live/live-client.ts'
import { dropThread, loadedLists, showThread } from './change-thread.ts'
import { endTyping, noteTyping } from './follow-typing.ts'
import { messagePages } from './load-messages.ts'
import { lastWithoutGap, type MessagePages, putMessage } from './message-pages-policy.ts'
import { forgetThread } from './store-messages.ts'
import { putThread, threadsOf, withMessage } from './thread-pages-policy.ts'

/** Milliseconds to wait for more of the same before the server is asked. */
const SOON = 300
/** Milliseconds: an answer that was asked for before a message came may arrive after it, without it. */
const LATE_ANSWERS = 30_000

const LISTS = [...api(listThreads).key(), 'pages']
const MESSAGES = [...api(listMessages).key(), 'pages']

/**
 * Writes what arrives over the live connection into the cache: messages, the lists of conversations, receipts, who is
 * here and who writes. After every gap what was missed is asked for over HTTP.
 * @returns stops looking after answers that are late; what the connection tells ends with it
 */
export function followMessages(live: LiveConnection, cache: QueryClient): () => void {
  const recent: { message: Message; until: number }[] = []
  const deliver = gathered(() => void call(markDelivered, {}).catch(ignoreOutage))
  const count = gathered(() => void cache.invalidateQueries({ queryKey: api(countUnreadThreads).key() }))
  const changed = new Set<ThreadId>()
  const refreshAll = gathered(() => {
    for (const threadId of changed) void refreshThread(cache, threadId).catch(ignoreOutage)
    changed.clear()
  })
  function refresh(threadId: ThreadId) {
    changed.add(threadId)
    refreshAll()
  }

  live.onBegin(() => {
    deliver()
    count()
    void cache.invalidateQueries({ queryKey: LISTS })
    void cache.invalidateQueries({ queryKey: api(readThread).key() })
    for (const query of cache.getQueryCache().findAll({ queryKey: MESSAGES, type: 'active' }))
      void catchUp(cache, query)
    void cache.invalidateQueries({ queryKey: MESSAGES, refetchType: 'none' })
  })

  live.on('messaging.message', MESSAGING_SERVER_EVENTS['messaging.message'], ({ message }) => {
    const threadId = ThreadId.parse(message.threadId)
    if (message.senderId !== null) endTyping(threadId, message.senderId)
    recent.push({ message, until: Date.now() + LATE_ANSWERS })
    putInPages(cache, message)
    putInThread(cache, message)
    const isKnown = putInLists(cache, message)
    if (!isKnown) refresh(threadId)
    if (message.senderId !== knownThread(cache, threadId)?.ownId) deliver()
    count()
  })

  live.on('messaging.thread-changed', MESSAGING_SERVER_EVENTS['messaging.thread-changed'], ({ threadId }) => {
    refresh(threadId)
    count()
  })

  live.on('messaging.receipt', MESSAGING_SERVER_EVENTS['messaging.receipt'], (payload) => {
    change(cache, payload.threadId, (thread) => {
      if (thread.peer?.memberId !== payload.memberId) return thread
      const before = thread.receipt ?? { deliveredNumber: 0, readNumber: 0 }
      const receipt = {
        deliveredNumber: Math.max(before.deliveredNumber, payload.deliveredNumber),
        readNumber: Math.max(before.readNumber, payload.readNumber),
      }
      return { ...thread, receipt }
    })
  })

  live.on('messaging.presence', MESSAGING_SERVER_EVENTS['messaging.presence'], ({ userId, isOnline }) => {
    cache.setQueriesData<OpenThread>({ queryKey: api(readThread).key() }, (thread) =>
      thread?.peer?.memberId === userId ? { ...thread, isPeerHere: isOnline } : thread,
    )
  })

  live.on('messaging.typing', MESSAGING_SERVER_EVENTS['messaging.typing'], ({ threadId, memberId }) =>
    noteTyping(threadId, memberId),
  )

  // An answer that was on its way when a message came does not take it away again.
  return cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual === true) return
    const query = event.query as Query
    const isList = isOf(query, LISTS)
    if (!isList && !isOf(query, MESSAGES)) return
    const now = Date.now()
    for (const { message, until } of recent.splice(0)) if (until > now) recent.push({ message, until })
    for (const { message } of recent)
      if (!isList) putInPages(cache, message)
      else if (!putInLists(cache, message)) refresh(ThreadId.parse(message.threadId))
  })
}

const isOf = ({ queryKey }: Query, key: readonly unknown[]): boolean =>
  key.every((part, index) => queryKey[index] === part)

function putInPages(cache: QueryClient, message: Message): void {
  const { queryKey } = messagePages(ThreadId.parse(message.threadId))
  cache.setQueryData<MessagePages>(queryKey, (pages) => putMessage(pages, message))
}

function change(cache: QueryClient, threadId: ThreadId, next: (thread: OpenThread) => OpenThread): void {
  cache.setQueryData<OpenThread>(api(readThread).key({ threadId }), (thread) => thread && next(thread))
}

/** A conversation that is loaded anywhere: it says by what one is known there oneself. */
function knownThread(cache: QueryClient, threadId: ThreadId): Thread | undefined {
  const open = cache.getQueryData<OpenThread>(api(readThread).key({ threadId }))
  if (open) return open
  for (const { pages } of loadedLists(cache)) {
    const found = threadsOf(pages).find(({ id }) => id === threadId)
    if (found) return found
  }
  return undefined
}

function putInThread(cache: QueryClient, message: Message): void {
  change(cache, ThreadId.parse(message.threadId), (thread) => {
    const isPinned = thread.pinnedMessage?.id === message.id
    const pinnedMessage = isPinned
      ? message.content.kind === 'deleted'
        ? null
        : message
      : thread.pinnedMessage
    // an answer opens the way for photos and links
    const isTextOnly = thread.isTextOnly && (message.senderId === null || message.senderId === thread.ownId)
    return { ...withMessage(thread, message), pinnedMessage, isTextOnly }
  })
}

/** @returns whether nothing has to be asked for: a message may bring a conversation into the inbox, or name nobody */
function putInLists(cache: QueryClient, message: Message): boolean {
  let isKnown = true
  for (const { filter, pages, query } of loadedLists(cache)) {
    const thread = threadsOf(pages).find(({ id }) => id === message.threadId)
    if (filter.folder === 'inbox' && filter.side === undefined && filter.q === undefined) isKnown = !!thread
    if (!thread) continue
    const now = withMessage(thread, message)
    cache.setQueryData(query.queryKey, putThread(pages, now, filter))
    const isNamed = !isGroupChat(now.kind) || now.lastSenderName !== null || message.senderId === thread.ownId
    if (filter.folder === 'archived' || !isNamed) isKnown = false
  }
  return isKnown
}

/** Asks for one conversation again, where it is shown anywhere; one that is no longer ours goes from every list. */
async function refreshThread(cache: QueryClient, threadId: ThreadId): Promise<void> {
  const queryKey = api(readThread).key({ threadId })
  if (loadedLists(cache).next().done && cache.getQueryData(queryKey) === undefined) return
  try {
    showThread(cache, await call(readThread, { threadId }))
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) throw error
    dropThread(cache, threadId)
    await forgetThread(threadId)
    await cache.invalidateQueries({ queryKey })
  }
}

/** What was written after the last number that is here; then what else changed meanwhile. */
async function catchUp(cache: QueryClient, query: Query): Promise<void> {
  const pages = query.state.data as MessagePages | undefined
  const threadId = threadOf(query)
  if (!pages || threadId === null) return
  let after = lastWithoutGap(pages)
  for (let hasMore = true; hasMore;) {
    const missed = await call(listMessages, { threadId, after, limit: MESSAGE_LIMITS.pageSizeMax })
    for (const message of missed.items) putInPages(cache, message)
    after = missed.items.at(-1)?.number ?? after
    hasMore = missed.hasMore
  }
  await cache.invalidateQueries({ queryKey: query.queryKey })
}

function threadOf({ queryKey }: Query): ThreadId | null {
  const input = queryKey[MESSAGES.length]
  if (typeof input !== 'object' || input === null || !('threadId' in input)) return null
  return ThreadId.safeParse(input.threadId).data ?? null
}

/** Runs once for all calls within a short while. */
function gathered(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined
      run()
    }, SOON)
  }
}

/** The next beginning of the connection asks again. */
function ignoreOutage(error: unknown): void {
  if (!(error instanceof CallError)) throw error
}
