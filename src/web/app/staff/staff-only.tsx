import type { ReactNode } from 'react'
import { type Role, satisfies } from '#contract/kit/access.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'
import { StaffWords } from './staff-words.tsx'

/** Without the role the page is not there. */
export function StaffOnly({ needs, children }: { needs: Role; children: ReactNode }) {
  const { loading, role } = useSession()
  if (loading) return <Loading />
  return satisfies(role, needs) ? <StaffWords>{children}</StaffWords> : <NotFoundPage />
}
