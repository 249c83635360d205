import { useParams } from '@tanstack/react-router'
import { GroupId } from '#contract/groups/group.ts'
import { NotFoundPage } from '#web/ui/not-found.tsx'
import { GroupView } from './group-view.tsx'

/** The page of one group. */
export function GroupPage() {
  const { id } = useParams({ from: '/groups/$id' })
  const groupId = GroupId.safeParse(id).data
  return groupId === undefined ? <NotFoundPage /> : <GroupView key={groupId} groupId={groupId} />
}
