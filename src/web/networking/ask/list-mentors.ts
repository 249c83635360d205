import { useQuery } from '@tanstack/react-query'
import { listMentors } from '#contract/networking/people/list-mentors.ts'
import type { AskTopic } from '#contract/networking/people/topic.ts'
import { api } from '#web/platform/call/api.ts'

/** People who offer to be asked about a topic, read anew whenever they are shown. */
export const useMentors = (topic: AskTopic) =>
  useQuery({ ...api(listMentors).queryOptions({ topic }), refetchOnMount: 'always' })
