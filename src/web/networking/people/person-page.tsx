import { useParams } from '@tanstack/react-router'
import { UserId } from '#contract/profiles/profile.ts'
import { MembersOnly } from '#web/ui/states/members-only.tsx'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'
import { PersonView } from './person-view.tsx'

/** What somebody shows of their work, for people who are signed in. */
export function PersonPage() {
  const params: { id?: unknown } = useParams({ strict: false })
  const userId = UserId.safeParse(params.id).data
  if (userId === undefined) return <NotFoundPage />
  return <MembersOnly>{() => <PersonView key={userId} userId={userId} />}</MembersOnly>
}
