import { z } from 'zod'
import { text } from '#contract/kit/text.ts'
import { PrivatePicture } from '#contract/media/picture.ts'
import { PrivateVoice } from '#contract/media/voice/voice.ts'
import { MemberId } from '#contract/messaging/members/member.ts'
import { Warning } from './warning.ts'

/** Made by whoever writes, so that a message sent twice is one. */
export const MessageId = z.uuid().brand<'MessageId'>()
export type MessageId = z.infer<typeof MessageId>

export const MESSAGE_LIMITS = {
  /** Graphemes. */
  textMax: 2000,
  /** Graphemes of the first message to somebody. */
  firstMin: 12,
  photosMax: 5,
  /** Messages to somebody who has not answered yet. */
  unansweredMax: 10,
  /** Minutes. */
  editWithin: 15,
  deleteWithin: 60,
  pageSize: 50,
  pageSizeMax: 200,
  /** Graphemes of an answered message that is quoted. */
  quoteMax: 140,
  /** A viewing lies within so many days. */
  viewingDays: 366,
  /** Graphemes of the words beside a card. */
  noteMax: 200,
  /** Minutes within which a decline can be taken back. */
  reopenWithin: 1,
} as const

export const REACTIONS = ['👍', '❤️', '😂', '😮', '😢', '🙏'] as const
export const Reaction = z.enum(REACTIONS)
export type Reaction = z.infer<typeof Reaction>

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))
const Currency = z.string().refine((code) => CURRENCIES.has(code))

/** A price as it was proposed. */
export const OfferFacts = z.strictObject({
  amountMinor: z.int().min(1).max(100_000_000_000),
  currency: Currency,
  expiresAt: z.iso.datetime(),
  /** Does it answer an offer of the other one? */
  isCounter: z.boolean(),
})
export type OfferFacts = z.infer<typeof OfferFacts>

/** A time to come and look. */
export const ViewingFacts = z.strictObject({
  at: z.iso.datetime({ offset: true }),
  note: text({ max: MESSAGE_LIMITS.noteMax }).nullable(),
})

/** What an offer or a viewing has come to. */
export const CARD_ANSWERS = ['accepted', 'declined', 'withdrawn'] as const
export const CardAnswer = z.enum(CARD_ANSWERS)
export type CardAnswer = z.infer<typeof CardAnswer>
/** `open` stands also when the time of a card is over, see isOpenAt. */
export const CardState = z.enum(['open', ...CARD_ANSWERS, 'countered'])

/** What the conversation itself says: what became of its subject, and who came and went. */
export const NOTICE_EVENTS = [
  'reserved',
  'offered_again',
  'closed',
  'joined',
  'left',
  'removed',
  'renamed',
  'suspended',
  'suspension_over',
] as const
export const NoticeEvent = z.enum(NOTICE_EVENTS)
export type NoticeEvent = z.infer<typeof NoticeEvent>

/** An offer, or a time to come and look. */
export const Card = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('offer'), offer: OfferFacts, state: CardState }),
  z.object({ kind: z.literal('viewing'), viewing: ViewingFacts, state: CardState }),
])
export type Card = z.infer<typeof Card>

export const MessageContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string(), photos: z.array(PrivatePicture) }),
  z.object({ kind: z.literal('voice'), voice: PrivateVoice }),
  ...Card.options,
  z.object({ kind: z.literal('notice'), event: NoticeEvent }),
  /** Taken back: a stub stays. */
  z.object({ kind: z.literal('deleted') }),
])
export type MessageContent = z.infer<typeof MessageContent>

export const Quote = z.object({
  id: MessageId,
  senderId: MemberId.nullable(),
  kind: z.enum(['text', 'voice', 'offer', 'viewing', 'notice', 'deleted']),
  /** Null where there are no words. */
  text: z.string().nullable(),
})

export type Quote = z.infer<typeof Quote>

/** A message, the same for everybody who may read it. */
export const Message = z.object({
  id: MessageId,
  threadId: z.uuid(),
  /** 1, 2, 3 … within its conversation: a number left out is a message that was missed. */
  number: z.int().min(1),
  /** Null for what the conversation itself says, and when the person is gone. */
  senderId: MemberId.nullable(),
  content: MessageContent,
  quote: Quote.nullable(),
  reactions: z.array(z.object({ reaction: Reaction, memberId: MemberId })),
  /** What in it the reader should be careful with. */
  warnings: z.array(Warning),
  at: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
})
export type Message = z.infer<typeof Message>
