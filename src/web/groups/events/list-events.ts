import { useInfiniteQuery } from '@tanstack/react-query'
import type { GroupId } from '#contract/groups/group.ts'
import { listGroupEvents } from '#contract/groups/events/list-group-events.ts'
import { api } from '#web/platform/call/api.ts'

/** The meetings of three months would push all else off the screen. */
const AT_ONCE = 5

/** What is coming in a group, soonest first, or what was, latest first. */
export const useGroupEvents = (groupId: GroupId, when: 'coming' | 'past', enabled = true) =>
  useInfiniteQuery({
    ...api(listGroupEvents).infiniteOptions((cursor) => ({
      groupId,
      when,
      limit: AT_ONCE,
      ...(cursor !== undefined && { cursor }),
    })),
    ...api(listGroupEvents).kept('list'),
    enabled,
    refetchOnMount: 'always',
  })
