import { SECURITY_NEWS } from '#contract/auth/security-news.ts'
import { z } from 'zod'

/** Everything a person can be told of. What it is about lies in another feature; the facts are plain values. */
export const NOTICE_KINDS = [
  'favorite_price_drop',
  'favorite_reserved',
  'favorite_back',
  'favorite_ending',
  'search_matches',
  'search_paused',
  'messages',
  'own_listing_ending',
  'listing_approved',
  'listing_changes_requested',
  'listing_rejected',
  'group_asked',
  'group_joined',
  'group_approved',
  'group_declined',
  'group_admitted',
  'group_led',
  'event_reminder',
  'event_changed',
  'event_cancelled',
  'event_admitted',
  'dating_match',
  'connection_asked',
  'connection_accepted',
  'post_commented',
  'security',
] as const
export const NoticeKind = z.enum(NOTICE_KINDS)
export type NoticeKind = z.infer<typeof NoticeKind>

export const NOTICE_LIMITS = {
  pageSize: 20,
  pageSizeMax: 50,
  /** Unread ones beyond this are not counted: the bell says "99+". */
  countCap: 99,
  /** Then it is forgotten, read or not. */
  keptDays: 90,
  /** What happens to one subject within these minutes of the first, unread, is told as one. */
  groupMinutes: 10,
} as const

const Title = z.string().max(800)
/** Minor units (cents) of a currency. */
const Money = z.object({ minor: z.int().min(0), currency: z.string().length(3) })

/** A listing as a notice names it. */
export const NoticeListing = z.object({ id: z.uuid(), title: Title, price: Money.nullable() })
export type NoticeListing = z.infer<typeof NoticeListing>

/** How many listings a notice of new matches names. */
export const NAMED_MATCHES = 5

/** An event as a notice names it, with the group on whose page it stands; the time is said in its own zone. */
const NoticeEvent = z.object({
  title: Title,
  groupId: z.uuid(),
  group: Title,
  startsAt: z.iso.datetime(),
  timezone: z.string(),
})
/** A person and the group that it is about. */
const NoticeMember = z.object({ title: Title, person: Title })

/** What the sentence of each kind is made of. */
export const NOTICE_FACTS = {
  favorite_price_drop: z.object({ title: Title, was: Money, now: Money }),
  favorite_reserved: z.object({ title: Title }),
  favorite_back: z.object({ title: Title }),
  favorite_ending: z.object({ title: Title, endsAt: z.iso.datetime() }),
  search_matches: z.object({
    name: Title,
    count: z.int().min(1),
    /** More than were counted. */
    capped: z.boolean(),
    listings: z.array(NoticeListing).max(NAMED_MATCHES),
  }),
  search_paused: z.object({ name: Title }),
  /** From whom the newest one came, when that is known, and how many are unread. */
  messages: z.object({ from: z.string().max(800).nullable(), count: z.int().min(1) }),
  own_listing_ending: z.object({ title: Title, endsAt: z.iso.datetime() }),
  listing_approved: z.object({ title: Title }),
  listing_changes_requested: z.object({ title: Title }),
  listing_rejected: z.object({ title: Title }),
  /** To those who decide: somebody asks to join. */
  group_asked: NoticeMember,
  /** To those who lead: somebody has joined. */
  group_joined: NoticeMember,
  group_approved: z.object({ title: Title }),
  group_declined: z.object({ title: Title }),
  /** A place came free for somebody who waited. */
  group_admitted: z.object({ title: Title }),
  /** The group was handed over to them. */
  group_led: z.object({ title: Title }),
  event_reminder: NoticeEvent,
  event_changed: NoticeEvent,
  event_cancelled: NoticeEvent,
  event_admitted: NoticeEvent,
  /** The name that is shown in dating; the subject is the conversation. */
  dating_match: z.object({ name: Title }),
  /** The subject is who asks. */
  connection_asked: z.object({ person: Title }),
  /** The subject is who accepted. */
  connection_accepted: z.object({ person: Title }),
  /** Who commented last; the subject is the post. */
  post_commented: z.object({ person: Title }),
  security: z.object({ what: z.enum(SECURITY_NEWS) }),
} as const satisfies Record<NoticeKind, z.ZodType>

const told = <Kind extends NoticeKind>(kind: Kind) =>
  z.object({ kind: z.literal(kind), subjectId: z.uuid(), facts: NOTICE_FACTS[kind] })

/** What is told: the kind, what it is about (a listing, a saved search, a conversation, a group, an event, a person, a post, the account) and the facts. */
export const Notice = z.discriminatedUnion('kind', [
  told('favorite_price_drop'),
  told('favorite_reserved'),
  told('favorite_back'),
  told('favorite_ending'),
  told('search_matches'),
  told('search_paused'),
  told('messages'),
  told('own_listing_ending'),
  told('listing_approved'),
  told('listing_changes_requested'),
  told('listing_rejected'),
  told('group_asked'),
  told('group_joined'),
  told('group_approved'),
  told('group_declined'),
  told('group_admitted'),
  told('group_led'),
  told('event_reminder'),
  told('event_changed'),
  told('event_cancelled'),
  told('event_admitted'),
  told('dating_match'),
  told('connection_asked'),
  told('connection_accepted'),
  told('post_commented'),
  told('security'),
])
export type Notice = z.infer<typeof Notice>

/** What staff decided about a listing has a mail of its own, with their reason in it. */
export type DecisionNotice = Extract<Notice, { kind: `listing_${string}` }>
/** So have the end of one's own listing, with a link that renews it, and what became of an account. */
const OWN_MAILS = ['own_listing_ending', 'security'] as const
export type MailedNotice = Exclude<Notice, DecisionNotice | { kind: (typeof OWN_MAILS)[number] }>
export const isMailed = (notice: Notice): notice is MailedNotice =>
  !OWN_MAILS.some((kind) => kind === notice.kind) && !notice.kind.startsWith('listing_')

export const NotificationId = z.uuid().brand<'NotificationId'>()
export type NotificationId = z.infer<typeof NotificationId>

/** A notice as the person finds it in the app: all that happened to one subject within a short while is one. */
export const Notification = z.object({
  /** Stays the same while more of the same comes in. */
  id: NotificationId,
  notice: Notice,
  /** When the newest of it came. */
  at: z.iso.datetime(),
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof Notification>
