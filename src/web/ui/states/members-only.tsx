import { Navigate, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { rememberReturn } from '#web/platform/session/auth-return.ts'
import { type SessionUser, useSession } from '#web/platform/session/session.tsx'
import { Loading } from './loading.tsx'

/** Leads visitors to the sign-in page and back again. */
export function MembersOnly({ children }: { children: (user: SessionUser) => ReactNode }) {
  const { loading, user } = useSession()
  if (loading) return <Loading />
  return user ? children(user) : <ToSignIn />
}

function ToSignIn() {
  const { state } = useRouter()
  rememberReturn(state.location.href)
  return <Navigate to="/auth" replace />
}
