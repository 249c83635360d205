import type { InfiniteData } from '@tanstack/react-query'
import type { Message } from '#contract/messaging/messages/message.ts'
import type { Thread, ThreadFolder, ThreadId, ThreadSide } from '#contract/messaging/threads/thread.ts'

/** A page of conversations, the one with the newest message first. */
export interface ThreadPage {
  items: Thread[]
  nextCursor: string | null
  /** What this device kept, shown for want of a connection. */
  isPersisted?: boolean
}
export type ThreadPages = InfiniteData<ThreadPage, string | undefined>

/** What a list shows. */
export interface ThreadFilter {
  folder: ThreadFolder
  side?: ThreadSide
  q?: string
}

export const threadsOf = (pages: ThreadPages | undefined): Thread[] =>
  pages ? pages.pages.flatMap(({ items }) => items) : []

export const folderOf = ({ isArchived, isRequest }: Thread): ThreadFolder =>
  isArchived ? 'archived' : isRequest ? 'requests' : 'inbox'

/**
 * The conversation as it is after a message: a new one is its last and, from somebody else, unread; one that changed
 * takes the place of what it was. Notices are nobody's own.
 */
export function withMessage<T extends Thread>(thread: T, message: Message): T {
  if (message.number < thread.lastNumber) return thread
  if (message.number === thread.lastNumber) return { ...thread, lastMessage: message }
  const isOwn = message.senderId === thread.ownId && message.content.kind !== 'notice'
  // coming and going is nothing that has to be read
  const isPassing =
    message.content.kind === 'notice' &&
    (message.content.event === 'joined' || message.content.event === 'left')
  const isRead = isOwn || (isPassing && thread.unread === 0)
  const unread = isRead ? 0 : thread.unread + message.number - thread.lastNumber
  const isSameSender = message.senderId === thread.lastMessage?.senderId
  return {
    ...thread,
    lastMessage: message,
    lastSenderName: isSameSender ? thread.lastSenderName : null,
    lastNumber: message.number,
    at: message.at,
    unread,
  }
}

/** A conversation as it was received, but for a message that came while the answer was on its way. */
export function notBehind(fresh: Thread, known: Thread | undefined): Thread {
  if (!known || known.lastNumber <= fresh.lastNumber) return fresh
  const { lastMessage, lastSenderName, lastNumber, at, unread } = known
  return { ...fresh, lastMessage, lastSenderName, lastNumber, at, unread }
}

/** The conversation in its place: where it belongs into this list at all, and is not behind what is loaded. */
export function putThread(pages: ThreadPages, thread: Thread, filter: ThreadFilter): ThreadPages {
  const isThere = threadsOf(pages).some(({ id }) => id === thread.id)
  const belongs =
    folderOf(thread) === filter.folder &&
    (filter.side === undefined || filter.side === thread.side) &&
    (filter.q === undefined || isThere)
  if (!belongs) return isThere ? withoutThread(pages, thread.id) : pages
  const rest = withoutThread(pages, thread.id)
  const at = rest.pages.findIndex(
    ({ items, nextCursor }) => nextCursor === null || items.some((other) => isBefore(thread, other)),
  )
  return {
    ...rest,
    pages: rest.pages.map((page, index) =>
      index === at ? { ...page, items: inserted(page.items, thread) } : page,
    ),
  }
}

export function withoutThread(pages: ThreadPages, threadId: ThreadId): ThreadPages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => id !== threadId) })),
  }
}

const isBefore = (one: Thread, other: Thread): boolean =>
  one.at > other.at || (one.at === other.at && one.id > other.id)

function inserted(items: readonly Thread[], thread: Thread): Thread[] {
  const at = items.findIndex((other) => isBefore(thread, other))
  return at === -1 ? [...items, thread] : items.toSpliced(at, 0, thread)
}
