import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { GroupId } from '#contract/groups/group.ts'
import { GroupInvite, INVITE_LIMITS } from './invite.ts'

export const createInvite = operation({
  name: 'groups.create-invite',
  method: 'POST',
  path: '/api/groups/{groupId}/invites',
  access: 'signed-in',
  summary: 'Create a link that lets people into a group you lead, without a request',
  input: z.strictObject({
    groupId: GroupId,
    days: z.literal(INVITE_LIMITS.days),
    /** Null: as many as there are places. */
    maxUses: z.int().min(1).max(INVITE_LIMITS.usesMax).nullable(),
  }),
  output: z.object({ invite: GroupInvite }),
  errors: only(
    GROUP_ERRORS,
    'groups.not-found',
    'groups.archived',
    'groups.not-approver',
    'groups.too-many-invites',
  ),
  successStatus: 201,
})
