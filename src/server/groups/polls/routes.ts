import { answerPoll as answerPollOperation } from '#contract/groups/polls/answer-poll.ts'
import { closePoll as closePollOperation } from '#contract/groups/polls/close-poll.ts'
import { createPoll as createPollOperation } from '#contract/groups/polls/create-poll.ts'
import { deletePoll as deletePollOperation } from '#contract/groups/polls/delete-poll.ts'
import { listPolls as listPollsOperation } from '#contract/groups/polls/list-polls.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import { answerPoll } from './answer-poll.ts'
import { closePoll } from './close-poll.ts'
import { createPoll } from './create-poll.ts'
import { deletePoll } from './delete-poll.ts'
import { listPolls } from './list-polls.ts'

export const pollRoutes = (platform: Platform): Route[] => [
  route(answerPollOperation)((input, member) => answerPoll(platform, member, input)),
  route(closePollOperation)((input, member) => closePoll(platform, member, input)),
  route(createPollOperation)((input, member) => createPoll(platform, member, input)),
  route(deletePollOperation)((input, member) => deletePoll(platform, member, input)),
  route(listPollsOperation)((input, member) => listPolls(platform, member, input)),
]
