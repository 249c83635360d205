import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { EVENT_ERRORS } from '#contract/groups/events/event-errors.ts'
import { AttendanceAnswer, EVENT_LIMITS, EventId, GroupEvent } from '#contract/groups/events/event.ts'

export const answerEvent = operation({
  name: 'groups.answer-event',
  method: 'PUT',
  path: '/api/events/{eventId}/attendance',
  access: 'signed-in',
  summary: 'Answer whether you attend, and with how many guests; a full event has a waitlist',
  input: z.strictObject({
    eventId: EventId,
    answer: AttendanceAnswer,
    guests: z.int().min(0).max(EVENT_LIMITS.guestsMax).default(0),
  }),
  output: z.object({ event: GroupEvent }),
  errors: {
    ...only(GROUP_ERRORS, 'groups.not-member', 'groups.archived'),
    ...only(
      EVENT_ERRORS,
      'groups.event-not-found',
      'groups.event-over',
      'groups.event-cancelled',
      'groups.event-full',
    ),
  },
  idempotent: true,
})
