import { DAY_MS } from '#contract/kit/duration.ts'
import type { NoticeEvent, Reaction } from '#contract/messaging/messages/message.ts'
import {
  isGroupChat,
  ThreadId,
  type ThreadKind,
  type ThreadSide,
} from '#contract/messaging/threads/thread.ts'
import { warningsIn } from '#contract/messaging/messages/text-warning.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { advanceReading, changeMember, insertMember } from '#server/messaging/members/member-store.ts'
import { insertMessage, type NewMessageRow, putReaction } from '#server/messaging/messages/message-store.ts'
import { changeThread, ensureThread } from '#server/messaging/threads/thread-store.ts'

export interface DemoMember {
  userId: UserId
  role: 'member' | 'owner'
  side: ThreadSide | null
  folder: 'inbox' | 'requests'
  /** So many of the newest messages they have not read. */
  unread: number
  isArchived: boolean
}

export type DemoWords =
  | { text: string }
  | { offer: { amountMinor: number; currency: string } }
  | { viewing: { at: string; note: string | null } }
  | { event: NoticeEvent }

export interface DemoMessage {
  from: UserId
  at: Date
  words: DemoWords
  reaction: { from: UserId; reaction: Reaction } | null
}

interface DemoThread {
  kind: ThreadKind
  subjectId: string | null
  opener: UserId
  members: readonly DemoMember[]
  /** In the order in which they were written. */
  messages: readonly DemoMessage[]
}

/** A conversation as if it had been written on those days. Nobody is notified. */
export async function writeDemoThread(tx: Tx, demo: DemoThread): Promise<ThreadId> {
  const { kind, subjectId, opener, members, messages } = demo
  const begun = messages[0]?.at ?? new Date(0)
  const [low, high] = members.map(({ userId }) => userId).toSorted()
  const two = kind === 'direct' && low !== undefined && high !== undefined ? ([low, high] as const) : null
  const openerId = isGroupChat(kind) ? null : opener
  const { row } = await ensureThread(tx, { kind, subjectId, openerId, two }, { id: uuidv7(), at: begun })
  for (const member of members) await insertMember(tx, row.id, member, { at: begun, joinedNumber: 0 })
  for (const [index, message] of messages.entries()) {
    const written = rowOf(message, row.id, index + 1)
    await insertMessage(tx, written)
    if (message.reaction) {
      const { from: userId, reaction } = message.reaction
      await putReaction(tx, { messageId: written.id, userId, reaction, at: message.at })
    }
  }
  await changeThread(tx, row.id, {
    last_number: messages.length,
    last_at: messages.at(-1)?.at ?? begun,
    answered_at: messages.find(({ from }) => from !== opener)?.at ?? null,
  })
  for (const { userId, unread, isArchived } of members) {
    const read = messages.length - unread
    await advanceReading(tx, row.id, userId, { delivered: messages.length, read })
    if (isArchived) await changeMember(tx, row.id, userId, { archived_at: messages.at(-1)?.at ?? begun })
  }
  return ThreadId.parse(row.id)
}

function rowOf({ from, at, words }: DemoMessage, threadId: string, number: number): NewMessageRow {
  const base = {
    id: uuidv7(),
    thread_id: threadId,
    number,
    sender_id: from,
    reply_to_id: null,
    created_at: at,
    body: null,
    facts: null,
    warnings: [],
  }
  if ('text' in words) return { ...base, kind: 'text', body: words.text, warnings: warningsIn(words.text) }
  if ('offer' in words) {
    const expiresAt = new Date(at.getTime() + 3 * DAY_MS).toISOString()
    return { ...base, kind: 'offer', facts: { ...words.offer, expiresAt, isCounter: false } }
  }
  if ('viewing' in words) return { ...base, kind: 'viewing', facts: words.viewing }
  return { ...base, kind: 'notice', facts: { event: words.event } }
}
