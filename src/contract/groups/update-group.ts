import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GEO_ERRORS } from '#contract/geo/geo-errors.ts'
import { MEDIA_ERRORS } from '#contract/media/media-errors.ts'
import { EVENT_ERRORS } from './events/event-errors.ts'
import { GROUP_ERRORS } from './group-errors.ts'
import { Group, GroupFields, GroupId } from './group.ts'

export const updateGroup = operation({
  name: 'groups.update-group',
  method: 'PUT',
  path: '/api/groups/{groupId}',
  access: 'signed-in',
  summary: 'Update a group you lead; `version` is the one that was read',
  input: z.strictObject({ groupId: GroupId, version: z.int().min(1), fields: GroupFields }),
  output: z.object({ group: Group }),
  errors: {
    ...only(
      GROUP_ERRORS,
      'groups.not-found',
      'groups.not-admin',
      'groups.archived',
      'groups.changed',
      'groups.category-not-found',
      'groups.place-not-found',
      'groups.too-few-places',
    ),
    ...only(EVENT_ERRORS, 'groups.event-far'),
    ...only(GEO_ERRORS, 'geo.unknown-postal-code'),
    ...only(MEDIA_ERRORS, 'media.not-found'),
  },
})
