import { DAILY_LIMITS } from '#contract/kit/daily-limits.ts'
import { z } from 'zod'
import { PersonCard } from '#contract/profiles/profile.ts'
import { MemberId, Peer } from '#contract/messaging/members/member.ts'
import { Message } from '#contract/messaging/messages/message.ts'

/** What a conversation belongs to. What its subject is, other features know. */
export const THREAD_KINDS = ['listing', 'match', 'direct', 'group', 'event', 'support'] as const
export const ThreadKind = z.enum(THREAD_KINDS)
export type ThreadKind = z.infer<typeof ThreadKind>

export const ThreadId = z.uuid().brand<'ThreadId'>()
export type ThreadId = z.infer<typeof ThreadId>

/** Conversations of many; the others are of two. */
export const isGroupChat = (kind: ThreadKind): boolean => kind === 'group' || kind === 'event'

export const THREAD_LIMITS = {
  pageSize: 30,
  pageSizeMax: 50,
  /** People in one chat. */
  membersMax: 500,
  /** Graphemes to search for. */
  wordsMax: 80,
  /** Seconds between two messages of one person, in a chat whose owner slows it down. */
  slowSecondsMax: 3600,
  /** Messages in which one is reminded that the other one is new here. */
  firstMessages: 10,
} as const

/** New conversations that one may begin within a day, by trust level. */
export const NEW_THREADS_PER_DAY = [DAILY_LIMITS.conversations.usual, 20, 50, 50] as const
/** From this share of the limit on one is warned. */
export const NEW_THREADS_WARNING = 0.7

/** Where one finds a conversation: at hand, waiting for one's yes, or put away. */
export const THREAD_FOLDERS = ['inbox', 'requests', 'archived'] as const
export const ThreadFolder = z.enum(THREAD_FOLDERS)
export type ThreadFolder = z.infer<typeof ThreadFolder>

/** Which side of a listing's conversation one is on. */
export const ThreadSide = z.enum(['buying', 'selling'])
export type ThreadSide = z.infer<typeof ThreadSide>

export const MUTE_CHOICES = ['hours', 'week', 'forever', 'off'] as const
export const MuteChoice = z.enum(MUTE_CHOICES)
export type MuteChoice = z.infer<typeof MuteChoice>
/** Hours that a choice lasts; forever is a year that nobody sees the end of. */
export const MUTE_HOURS = { hours: 8, week: 7 * 24, forever: 100 * 365 * 24 } as const

export const ThreadRole = z.enum(['member', 'owner'])
export type ThreadRole = z.infer<typeof ThreadRole>

/** Up to which message somebody has got and read the conversation; null where one of the two does not share that. */
export const Receipt = z.object({
  deliveredNumber: z.int().min(0),
  readNumber: z.int().min(0),
})
export type Receipt = z.infer<typeof Receipt>

/** A conversation as one of its members sees it. */
export const Thread = z.object({
  id: ThreadId,
  kind: ThreadKind,
  /** What it is about: a listing, a match, a group or an event; null for direct and support. */
  subjectId: z.uuid().nullable(),
  side: ThreadSide.nullable(),
  role: ThreadRole,
  /** By what one is known there oneself. */
  ownId: MemberId,
  /** The other one in a conversation of two; null when they are gone, and in chats of many. */
  peer: Peer.nullable(),
  memberCount: z.int().min(1),
  lastMessage: Message.nullable(),
  /** Who wrote it, in chats of many; null where that is plain, or they are gone. */
  lastSenderName: z.string().nullable(),
  /** Number of the newest message. */
  lastNumber: z.int().min(0),
  unread: z.int().min(0),
  /** Marked to be read later, though nothing is unread. */
  isMarkedUnread: z.boolean(),
  isArchived: z.boolean(),
  isRequest: z.boolean(),
  mutedUntil: z.iso.datetime().nullable(),
  /** Nobody can write any more: the subject is gone, or one has left. */
  isClosed: z.boolean(),
  at: z.iso.datetime(),
})
export type Thread = z.infer<typeof Thread>

/** What only the open conversation shows. */
export const OpenThread = Thread.extend({
  /** In conversations of two. */
  receipt: Receipt.nullable(),
  /** Is the other one here now? Null unless both want that seen, and in matches. */
  isPeerHere: z.boolean().nullable(),
  /** Among the first messages: nothing of the other one is confirmed yet. */
  isPeerNew: z.boolean(),
  /** Photos and links wait until the other one has answered, or has said yes. */
  isTextOnly: z.boolean(),
  pinnedMessage: Message.nullable(),
  slowSeconds: z.int().min(0),
  /** Announcements: owners alone write. */
  isOwnersOnly: z.boolean(),
})
export type OpenThread = z.infer<typeof OpenThread>

export const ThreadMember = z.object({
  person: PersonCard,
  role: ThreadRole,
  joinedAt: z.iso.datetime(),
})
export type ThreadMember = z.infer<typeof ThreadMember>

/** Who may see one's own reading; each holds for both sides: who does not share does not see. */
export const MessageSettings = z.strictObject({
  receipts: z.boolean(),
  typing: z.boolean(),
  presence: z.boolean(),
})
export type MessageSettings = z.infer<typeof MessageSettings>
export const DEFAULT_MESSAGE_SETTINGS: MessageSettings = { receipts: true, typing: true, presence: false }
