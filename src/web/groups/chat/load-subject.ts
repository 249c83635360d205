import { useQuery } from '@tanstack/react-query'
import { type GroupCard, GroupId } from '#contract/groups/group.ts'
import { readGroup } from '#contract/groups/read-group.ts'
import { useOwnGroups } from '#web/groups/load-own-groups.ts'
import { api } from '#web/platform/call/api.ts'

/**
 * The group that a chat belongs to, out of the list of one's own, which is asked for once however many chats are on the
 * screen; one that is not in it (there are many, or one has left it) is asked for alone. Null while unknown or gone.
 */
export function useGroupSubject(
  id: string | null,
): Pick<GroupCard, 'id' | 'title' | 'banner' | 'category' | 'memberCount'> | null {
  const own = useOwnGroups(id !== null)
  const listed = own.data?.pages.flatMap(({ items }) => items).find(({ group }) => group.id === id)?.group
  const groupId = GroupId.safeParse(id).data
  const alone = useQuery({
    ...api(readGroup).queryOptions({
      groupId: groupId ?? GroupId.parse('00000000-0000-0000-0000-000000000000'),
    }),
    enabled: groupId !== undefined && !own.isPending && listed === undefined,
  })
  if (id === null) return null
  return listed ?? alone.data ?? null
}
