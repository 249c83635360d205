import { type Poll, PollId } from '#contract/groups/polls/poll.ts'
import { isClosed } from './poll-policy.ts'
import type { CountedPoll } from './poll-store.ts'

export const viewPoll = (row: CountedPoll, now: Date): Poll => ({
  id: PollId.parse(row.id),
  question: row.question,
  options: row.options.map((text, index) => ({
    text,
    votes: row.votes[index] ?? 0,
    isChosen: row.own?.includes(index) === true,
  })),
  isMultiple: row.is_multiple,
  voters: row.voters,
  closesAt: row.closes_at.toISOString(),
  isClosed: isClosed(row, now),
  createdAt: row.created_at.toISOString(),
})
