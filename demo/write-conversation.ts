import { HOUR_MS } from '#contract/kit/duration.ts'
import { isGroupChat } from '#contract/messaging/threads/thread.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { type DemoMember, type DemoWords, writeDemoThread } from './write-demo-thread.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Conversation, MessageWords } from './demo-data.ts'

/** A listing that was posted, as conversations find it. */
export interface Posted {
  id: string
  owner: string
  title: string
}

interface Around {
  now: Date
  ids: ReadonlyMap<string, UserId>
  posted: readonly Posted[]
}

const wordsAt = (words: MessageWords, now: Date): DemoWords =>
  'viewing' in words
    ? {
        viewing: {
          at: new Date(now.getTime() + words.viewing.inHours * HOUR_MS).toISOString(),
          note: words.viewing.note,
        },
      }
    : words

/** Writes a conversation; one about a listing that is not there is left out. @returns whether it was written */
export async function writeConversation(
  tx: Tx,
  conversation: Conversation,
  { now, ids, posted }: Around,
): Promise<boolean> {
  const { kind, about, others, said } = conversation
  const listing =
    about && posted.find(({ owner, title }) => owner === about.owner && title.startsWith(about.title))
  if (about && !listing) return false
  const idOf = (key: string): UserId => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`${key} is nobody of the demo.`)
    return id
  }
  const member = (key: string): DemoMember => ({
    userId: idOf(key),
    role: isGroupChat(kind) && key === about?.owner ? 'owner' : 'member',
    side: kind === 'listing' ? (key === about?.owner ? 'selling' : 'buying') : null,
    folder: conversation.requestTo === key ? 'requests' : 'inbox',
    unread: conversation.unread?.[key] ?? 0,
    isArchived: conversation.archivedBy === key,
  })
  await writeDemoThread(tx, {
    kind,
    subjectId: listing?.id ?? null,
    opener: idOf(others[0] ?? ''),
    members: [...(about ? [about.owner] : []), ...others].map(member),
    messages: said.map(({ from, hoursAgo, words, reaction }) => ({
      from: idOf(from),
      at: new Date(now.getTime() - hoursAgo * HOUR_MS),
      words: wordsAt(words, now),
      reaction: reaction ? { from: idOf(reaction.from), reaction: reaction.reaction } : null,
    })),
  })
  return true
}
