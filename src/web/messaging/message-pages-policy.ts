import type { InfiniteData } from '@tanstack/react-query'
import type { Message } from '#contract/messaging/messages/message.ts'

/** Messages of a conversation by number, rising; `hasMore` says that older ones exist. */
export interface MessagePage {
  items: Message[]
  hasMore: boolean
  /** What this device kept, shown for want of a connection. */
  isPersisted?: boolean
}

/** The newest page first; each further one is of what came before, asked for by `before`. */
export type MessagePages = InfiniteData<MessagePage, number | undefined>

/** All that is loaded, by number, rising. */
export const messagesOf = (pages: MessagePages | undefined): Message[] =>
  pages ? pages.pages.toReversed().flatMap(({ items }) => items) : []

/** The number to ask for what came before; undefined at the beginning of the conversation. */
export const numberBefore = (page: MessagePage): number | undefined =>
  page.hasMore ? page.items[0]?.number : undefined

/**
 * Takes in a message that came over the live connection, or as the answer to what was sent: one that is there is
 * replaced, a new one takes its place by its number. What lies before everything that is loaded is left out; it comes
 * with its page.
 */
export function putMessage<Pages extends MessagePages | undefined>(pages: Pages, message: Message): Pages {
  if (!pages || pages.pages.length === 0) return pages
  const at = pages.pages.findIndex((page, index) => belongs(message, page, index, pages.pages.length))
  if (at === -1) return pages
  return {
    ...pages,
    pages: pages.pages.map((page, index) => (index === at ? withMessage(page, message) : page)),
  }
}

function belongs(message: Message, { items, hasMore }: MessagePage, index: number, count: number): boolean {
  const first = items[0]
  if (first === undefined) return index === 0
  const isOldest = index === count - 1
  return message.number >= first.number || (isOldest && !hasMore)
}

function withMessage(page: MessagePage, message: Message): MessagePage {
  const others = page.items.filter(({ id, number }) => id !== message.id && number !== message.number)
  const after = others.findIndex(({ number }) => number > message.number)
  const items = after === -1 ? [...others, message] : others.toSpliced(after, 0, message)
  return { ...page, items }
}

/** Up to which number nothing is missing: numbers have no gaps, so one left out is a message that was missed. */
export function lastWithoutGap(pages: MessagePages): number {
  const numbers = messagesOf(pages).map(({ number }) => number)
  const gap = numbers.findIndex((number, index) => index > 0 && number !== (numbers[index - 1] ?? 0) + 1)
  return (gap === -1 ? numbers.at(-1) : numbers[gap - 1]) ?? 0
}
