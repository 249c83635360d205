import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GEO_ERRORS } from '#contract/geo/geo-errors.ts'
import { MEDIA_ERRORS } from '#contract/media/media-errors.ts'
import { PROFILE_ERRORS } from '#contract/profiles/profile-errors.ts'
import { EVENT_ERRORS } from './events/event-errors.ts'
import { GROUP_ERRORS } from './group-errors.ts'
import { Group, GroupFields } from './group.ts'

export const createGroup = operation({
  name: 'groups.create-group',
  method: 'POST',
  path: '/api/groups',
  access: 'signed-in',
  summary: 'Create a group that you lead',
  input: GroupFields,
  output: z.object({ group: Group }),
  errors: {
    ...only(GROUP_ERRORS, 'groups.category-not-found', 'groups.place-not-found', 'groups.too-many'),
    ...only(EVENT_ERRORS, 'groups.event-far'),
    ...only(PROFILE_ERRORS, 'profiles.not-found'),
    ...only(GEO_ERRORS, 'geo.unknown-postal-code'),
    ...only(MEDIA_ERRORS, 'media.not-found'),
  },
  successStatus: 201,
  idempotent: true,
})
