import { z } from 'zod'
import { text } from '#contract/kit/text.ts'

export const TICKET_TOPICS = ['account', 'listing', 'safety', 'privacy', 'fault', 'idea', 'other'] as const
export const TicketTopic = z.enum(TICKET_TOPICS)
export type TicketTopic = z.infer<typeof TicketTopic>

export const TICKET_LIMITS = {
  /** Graphemes. */
  messageMin: 20,
  messageMax: 3000,
  /** One's own that are listed, latest first. */
  listed: 20,
  /** Days that what visitors wrote is stored. */
  visitorsDays: 365,
} as const
export const TicketMessage = text({ min: TICKET_LIMITS.messageMin, max: TICKET_LIMITS.messageMax })

/** A message to whoever runs the site, as the person who wrote it sees it. */
export const OwnTicket = z.object({
  number: z.int(),
  topic: TicketTopic,
  message: z.string(),
  at: z.iso.datetime(),
  state: z.enum(['open', 'answered', 'closed']),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
})
export type OwnTicket = z.infer<typeof OwnTicket>

/** How a ticket is called, on screens and in mails. */
export const writeTicketNumber = (number: number): string => `M-${number}`
