import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { Poll, PollChoices, PollId } from './poll.ts'

export const answerPoll = operation({
  name: 'groups.answer-poll',
  method: 'PUT',
  path: '/api/polls/{pollId}/answer',
  access: 'signed-in',
  summary: 'Answer a poll, change your answer, or take it back with no choices',
  input: z.strictObject({ pollId: PollId, choices: PollChoices }),
  output: z.object({ poll: Poll }),
  errors: only(
    GROUP_ERRORS,
    'groups.poll-not-found',
    'groups.archived',
    'groups.poll-closed',
    'groups.poll-choice',
  ),
})
