import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { GroupId } from '#contract/groups/group.ts'
import { MEDIA_ERRORS } from '#contract/media/media-errors.ts'
import { EVENT_ERRORS } from './event-errors.ts'
import { EventFields, GroupEvent } from './event.ts'

export const createEvent = operation({
  name: 'groups.create-event',
  method: 'POST',
  path: '/api/groups/{groupId}/events',
  access: 'signed-in',
  summary: 'Create an event or a series in a group you lead or moderate',
  input: z.strictObject({ groupId: GroupId, fields: EventFields }),
  output: z.object({ event: GroupEvent }),
  errors: {
    ...only(GROUP_ERRORS, 'groups.not-found', 'groups.archived', 'groups.not-admin'),
    ...only(EVENT_ERRORS, 'groups.event-past', 'groups.event-far', 'groups.too-many-events'),
    ...only(MEDIA_ERRORS, 'media.not-found'),
  },
  successStatus: 201,
  idempotent: true,
})
