import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GROUP_ERRORS } from './group-errors.ts'
import { GROUP_LIMITS, GroupId } from './group.ts'

export const changePlaces = operation({
  name: 'groups.change-places',
  method: 'PUT',
  path: '/api/groups/{groupId}/places',
  access: 'signed-in',
  summary: 'Set how many members a group you lead may have; those who wait for a place are admitted',
  input: z.strictObject({
    groupId: GroupId,
    maxMembers: z.int().min(GROUP_LIMITS.maxMembersMin).max(GROUP_LIMITS.maxMembersMax),
  }),
  output: z.object({ memberCount: z.int(), maxMembers: z.int() }),
  errors: only(
    GROUP_ERRORS,
    'groups.not-found',
    'groups.not-admin',
    'groups.archived',
    'groups.too-few-places',
  ),
})
