import { useParams } from '@tanstack/react-router'
import { GroupId } from '#contract/groups/group.ts'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'
import { GroupView } from './group-view.tsx'

/** The page of one group. */
export function GroupPage() {
  const params: { id?: unknown } = useParams({ strict: false })
  const groupId = GroupId.safeParse(params.id).data
  return groupId === undefined ? <NotFoundPage /> : <GroupView key={groupId} groupId={groupId} />
}
