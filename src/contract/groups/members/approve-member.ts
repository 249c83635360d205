import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { GroupId } from '#contract/groups/group.ts'

export const approveMember = operation({
  name: 'groups.approve-member',
  method: 'POST',
  path: '/api/groups/{groupId}/members/{userId}/approve',
  access: 'signed-in',
  summary: 'Approve a membership request, or put it on the waitlist of a full group',
  input: z.strictObject({
    groupId: GroupId,
    userId: UserId,
    /** Where the group is full: refuse, or let them wait for a place, which they take by themselves. */
    whenFull: z.enum(['refuse', 'wait']).default('refuse'),
  }),
  output: z.object({ memberCount: z.int(), isWaiting: z.boolean() }),
  errors: only(
    GROUP_ERRORS,
    'groups.not-found',
    'groups.archived',
    'groups.not-approver',
    'groups.member-not-found',
    'groups.full',
  ),
})
