import { type OwnTicket, TicketTopic, writeTicketNumber } from '#contract/support/ticket.ts'
import type { TicketRow } from './ticket-store.ts'

/** What cannot wait comes first in the queue, 0 to 100. */
const URGENCY: Record<TicketTopic, number> = {
  safety: 70,
  privacy: 45,
  account: 40,
  fault: 35,
  listing: 30,
  other: 30,
  idea: 30,
}
export const urgencyOf = (topic: TicketTopic): number => URGENCY[topic]

const stateOf = ({ answered_at, closed_at }: TicketRow): OwnTicket['state'] => {
  if (answered_at !== null) return 'answered'
  return closed_at === null ? 'open' : 'closed'
}

export const viewOwnTicket = (row: TicketRow): OwnTicket => ({
  number: row.number,
  topic: TicketTopic.parse(row.topic),
  message: row.message,
  at: row.created_at.toISOString(),
  state: stateOf(row),
  answer: row.answer,
  answeredAt: row.answered_at?.toISOString() ?? null,
})

const EXCERPT = 80

/** The number, and how it begins. */
export function titleOf({ number, message }: TicketRow): string {
  const words = message.replaceAll(/\s+/g, ' ')
  const begin = words.length > EXCERPT ? `${words.slice(0, EXCERPT).trimEnd()}…` : words
  return `${writeTicketNumber(number)} ${begin}`
}
