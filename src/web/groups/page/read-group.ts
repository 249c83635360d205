import { useQuery } from '@tanstack/react-query'
import type { GroupId } from '#contract/groups/group.ts'
import { readGroup } from '#contract/groups/read-group.ts'
import { api } from '#web/platform/call/api.ts'

/** A group as its reader sees it; read anew whenever its page is opened. */
export const useGroup = (groupId: GroupId) =>
  useQuery({
    ...api(readGroup).queryOptions({ groupId }),
    ...api(readGroup).kept('detail'),
    refetchOnMount: 'always',
  })
