import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { EVENT_ERRORS } from '#contract/groups/events/event-errors.ts'
import { EVENT_LIMITS, EventId, GroupEvent } from '#contract/groups/events/event.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { UserId } from '#contract/profiles/profile.ts'

export const setHosts = operation({
  name: 'groups.set-hosts',
  method: 'PUT',
  path: '/api/events/{eventId}/hosts',
  access: 'signed-in',
  summary: 'Set which members change an event and its series beside those who lead the group',
  input: z.strictObject({
    eventId: EventId,
    userIds: z
      .array(UserId)
      .max(EVENT_LIMITS.hostsMax)
      .refine((ids) => new Set(ids).size === ids.length),
  }),
  output: z.object({ event: GroupEvent }),
  errors: {
    ...only(GROUP_ERRORS, 'groups.not-admin', 'groups.archived', 'groups.member-not-found'),
    ...only(EVENT_ERRORS, 'groups.event-not-found', 'groups.event-over', 'groups.event-cancelled'),
  },
})
