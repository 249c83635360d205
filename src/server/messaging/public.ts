import type { NoticeEvent } from '#contract/messaging/messages/message.ts'
import { type ThreadId, ThreadId as Thread, type ThreadKind } from '#contract/messaging/threads/thread.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { ModeratedSubjects } from '#server/moderation/public.ts'
import { withdrawNotices } from '#server/notifications/public.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Platform } from '#server/platform/platform.ts'
import { shareTyping } from './messages/share-typing.ts'
import { deleteMembershipsOf, exportMemberships, findMembers, insertMember } from './members/member-store.ts'
import { emptyMessagesOf, exportMessages, exportReactions } from './messages/message-store.ts'
import { moderateMessage } from './reports/moderate-message.ts'
import { moderateThread } from './reports/moderate-thread.ts'
import { forgetReader, exportReadings } from './reports/report-reading-store.ts'
import { pushThreadChanged } from './messages/publish-changes.ts'
import { deleteSettingsOf, exportSettings } from './threads/settings-store.ts'
import { closeThreadsOf, reopenThreadsOf } from './threads/close-threads.ts'
import type { Tie } from './threads/start-direct-thread.ts'
import { sharePresence } from './threads/share-presence.ts'
import { answerExcerpt } from './messages/answer-excerpt.ts'
import { checkHearing } from './messages/check-hearing.ts'
import { checkViewing } from './messages/check-viewing.ts'
import { workNotifyMembers } from './messages/notify-members-job.ts'
import {
  changeThread,
  ensureThread,
  exportThreads,
  findThreadsAbout,
  findThreadsBetween,
} from './threads/thread-store.ts'
import { writeNotice } from './messages/write-message.ts'

export { countMessagesAbout, countSent } from './messages/message-store.ts'
export {
  countReplies,
  findAskers,
  findChat,
  findTalkedAbout,
  findThreadOfAsker,
  findUnwritten,
} from './threads/thread-store.ts'
export { messageNotices } from './notices-view.ts'
export { renameInMatches } from './members/member-store.ts'
export { addChatMember } from './members/add-chat-member.ts'
export { changeChatRole } from './members/change-chat-role.ts'
export { joinChat } from './members/join-chat.ts'
export { readMessageText } from './messages/read-message-text.ts'
export { readMessageVoice } from './messages/read-message-voice.ts'
export { removeChatMember } from './members/remove-chat-member.ts'
export { writeInto } from './messages/send-message.ts'
export { readLeftToBegin, startThread } from './threads/start-thread.ts'

declare module '#server/platform/events.ts' {
  interface EventPayloads {
    /** How do these two know each other? Features that know of a tie answer; the strongest one counts. */
    'messaging.tie-asked': { from: UserId; to: UserId; answer: (tie: Tie) => void }
    /** Somebody leaves the chat of a group, or its owner takes them out: the group decides what becomes of them. */
    'messaging.group-chat-left': { groupId: string; userId: UserId; by: UserId }
    /** In the transaction of a message in a conversation about a listing: the number of it there. */
    'messaging.listing-answered': { threadId: ThreadId; listingId: string; number: number }
    /** Somebody names a price that answers no offer; `refuse` throws where the listing takes none from them. */
    'messaging.offer-made': { listingId: string; userId: UserId; refuse: () => void }
    /** In the transaction of the first message between two who matched; `refuse` throws, saying how many a day may be begun. */
    'messaging.match-opened': { userId: UserId; refuse: (limit: number) => void }
  }
}

/** One of the two, with the name by which the other one knows them. */
interface MatchMember {
  userId: UserId
  name: string
}

/** The conversation of two who have matched, made in the transaction of their match; the same one every time. */
export async function createMatchConversation(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'live'>,
  { matchId, members: [one, other] }: { matchId: string; members: [MatchMember, MatchMember] },
): Promise<ThreadId> {
  const at = platform.clock.now()
  const key = { kind: 'match', subjectId: matchId, openerId: one.userId, two: null } as const
  const { row } = await ensureThread(tx, key, { id: uuidv7(), at })
  for (const { userId, name } of [one, other])
    await insertMember(
      tx,
      row.id,
      { userId, role: 'member', side: null, folder: 'inbox', aliasName: name },
      { at, joinedNumber: 0 },
    )
  pushThreadChanged(platform, row.id, [one.userId, other.userId])
  return Thread.parse(row.id)
}

/** Says in every conversation about a subject what became of it. */
export async function notifyAboutSubject(
  tx: Tx,
  platform: Pick<Platform, 'config' | 'clock' | 'live'>,
  { kind, subjectId, event, by }: { kind: ThreadKind; subjectId: string; event: NoticeEvent; by: UserId },
): Promise<void> {
  for (const thread of await findThreadsAbout(tx, kind, subjectId))
    if (thread.closed_at === null) await writeNotice(tx, platform, thread, { event, userId: by })
}

/** Nobody writes about this subject any more; what was written stays readable. */
export async function closeThreadsAbout(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'live'>,
  { kind, subjectId }: { kind: ThreadKind; subjectId: string },
): Promise<void> {
  for (const thread of await findThreadsAbout(tx, kind, subjectId)) {
    await changeThread(tx, thread.id, { closed_at: thread.closed_at ?? platform.clock.now() })
    const members = await findMembers(tx, thread.id)
    pushThreadChanged(
      platform,
      thread.id,
      members.map(({ user_id }) => user_id),
    )
  }
}

/** Closes conversations of a subject that nobody is left in. */
export async function closeEmptyThreads(
  tx: Tx,
  { kind, subjectId }: { kind: ThreadKind; subjectId: string },
  at: Date,
): Promise<void> {
  for (const thread of await findThreadsAbout(tx, kind, subjectId))
    await changeThread(tx, thread.id, { closed_at: thread.closed_at ?? at })
}

/** What staff decide about here. */
export const messageSubjects = (platform: Platform): ModeratedSubjects => ({
  message: moderateMessage(platform),
  thread: moderateThread(),
})

/** Registers the background jobs; to be called before the queue starts. */
export function workMessagingJobs(platform: Platform): void {
  workNotifyMembers(platform)
}

/** Registers what messaging answers when other features ask; to be called once, at the start. */
export function subscribeMessaging(platform: Pick<Platform, 'config' | 'clock' | 'live' | 'events'>): void {
  const { events } = platform
  events.on('notifications.excerpt-asked', answerExcerpt)
  events.on('media.viewing-asked', checkViewing)
  events.on('media.hearing-asked', checkHearing)
  events.on('auth.suspended', (tx, { userId }) => closeThreadsOf(tx, platform, userId))
  events.on('auth.suspension-ended', (tx, { userId }) => reopenThreadsOf(tx, platform, userId))
}

/** Subscribes messaging to live connections and to blocks; to be called once, at the start. */
export function onMessagingEvents(platform: Pick<Platform, 'db' | 'live' | 'events' | 'clock'>): void {
  shareTyping(platform)
  sharePresence(platform)
  // what a block hides goes from both screens at once, and comes back with its end
  platform.events.on('safety.block-changed', async (tx, { blockerId, blockedId, knownBy }) => {
    const members = [blockerId, blockedId]
    for (const threadId of await findThreadsBetween(tx, { one: blockerId, other: blockedId, knownBy })) {
      pushThreadChanged(platform, threadId, members)
      for (const userId of members)
        await withdrawNotices(tx, platform, { userId, kind: 'messages', subjectId: threadId })
    }
  })
}

export const personalData: PersonalData = {
  feature: 'messaging',
  tables: [
    'public.thread',
    'public.thread_member',
    'public.message',
    'public.message_photo',
    'public.message_voice',
    'public.message_reaction',
    'public.message_settings',
    'public.report_reading',
  ],
  async export(tx, userId) {
    return {
      'public.thread': await exportThreads(tx, userId),
      'public.thread_member': await exportMemberships(tx, userId),
      'public.message': await exportMessages(tx, userId),
      'public.message_reaction': await exportReactions(tx, userId),
      'public.message_settings': await exportSettings(tx, userId),
      'public.report_reading': await exportReadings(tx, userId),
    }
  },
  async purge(tx, userId) {
    await emptyMessagesOf(tx, userId)
    await deleteMembershipsOf(tx, userId)
    await deleteSettingsOf(tx, userId)
    await forgetReader(tx, userId)
  },
}
