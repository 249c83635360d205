import { z } from 'zod'
import { graphemeCount, text } from '#contract/kit/text.ts'
import { MediaId } from '#contract/media/picture.ts'
import { VoiceId, Waveform } from '#contract/media/voice/voice.ts'
import { MESSAGE_LIMITS, MessageId, OfferFacts, ViewingFacts } from './message.ts'

/** For how many days an offer can be accepted. */
export const OFFER_DAYS = [1, 3, 7] as const
export const OfferDays = z.literal(OFFER_DAYS)
export type OfferDays = z.infer<typeof OfferDays>

/** A price that is proposed, in minor units (cents). */
export const NewOffer = OfferFacts.pick({ amountMinor: true, currency: true }).extend({
  days: OfferDays.default(3),
})
export type NewOffer = z.output<typeof NewOffer>
export const MessageText = text({ max: MESSAGE_LIMITS.textMax })

/** What one sends. Words, photos or both; a recording; or one of the cards. */
export const NewContent = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('text'),
      text: MessageText,
      photoIds: z.array(MediaId).max(MESSAGE_LIMITS.photosMax).default([]),
    })
    .superRefine(({ text: words, photoIds }, context) => {
      if (graphemeCount(words) === 0 && photoIds.length === 0)
        context.addIssue({
          code: 'too_small',
          origin: 'string',
          minimum: 1,
          inclusive: true,
          input: words,
          path: ['text'],
        })
      if (new Set(photoIds).size < photoIds.length)
        context.addIssue({ code: 'custom', message: 'Invalid input', input: photoIds, path: ['photoIds'] })
    }),
  z.strictObject({
    kind: z.literal('voice'),
    voice: z.strictObject({ id: VoiceId, waveform: Waveform }),
  }),
  z.strictObject({ kind: z.literal('offer'), offer: NewOffer }),
  z.strictObject({ kind: z.literal('viewing'), viewing: ViewingFacts }),
])
export type NewContent = z.output<typeof NewContent>

export const NewMessage = z.strictObject({
  id: MessageId,
  content: NewContent,
  /** The message that is answered; an offer that answers an offer is a counter-offer, and closes that one. */
  replyTo: MessageId.nullable().default(null),
})
export type NewMessage = z.output<typeof NewMessage>
