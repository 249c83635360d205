import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { line } from '#contract/kit/text.ts'
import { PROFILE_ERRORS } from '#contract/profiles/profile-errors.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { GROUP_LIMITS, GroupId } from '#contract/groups/group.ts'
import { JoinOutcome, MEMBER_LIMITS } from './membership.ts'

export const joinGroup = operation({
  name: 'groups.join-group',
  method: 'POST',
  path: '/api/groups/{groupId}/join',
  access: 'signed-in',
  summary: 'Join a group or request membership; repeating it changes nothing',
  input: z.strictObject({
    groupId: GroupId,
    /** In the order of the questions. */
    answers: z
      .array(line({ max: MEMBER_LIMITS.answerMax }))
      .max(GROUP_LIMITS.questionsMax)
      .default([]),
    /** Of a link that lets people in: nobody has to approve. */
    invite: z.string().max(200).nullable().default(null),
  }),
  output: JoinOutcome,
  errors: {
    ...only(
      GROUP_ERRORS,
      'groups.not-found',
      'groups.archived',
      'groups.banned',
      'groups.asked-too-soon',
      'groups.answers-missing',
      'groups.invite-ended',
    ),
    ...only(PROFILE_ERRORS, 'profiles.not-found'),
  },
})
