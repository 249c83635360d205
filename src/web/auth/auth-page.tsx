import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { takeReturn } from '#web/platform/auth-return.ts'
import { useSession } from '#web/platform/session.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { AuthStep } from './auth-step.tsx'
import { type AuthView, leadsToNewPassword, readView } from './view-policy.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** An address typed in one view of the sign-in page, for the next ones. Never in the address bar. */
    email?: string
  }
}

/** Signing in and up, and what mailed links and forgotten passwords need. The view stands in the address. */
export function AuthPage() {
  const { view: wanted } = useSearch({ strict: false })
  const view = readView(wanted)
  const email = useLocation({ select: ({ state }) => state.email ?? '' })
  const { loading, user } = useSession()
  const { history } = useRouter()
  const navigate = useNavigate()
  const goesOn = user !== null && !leadsToNewPassword(view)
  useEffect(() => {
    if (goesOn) history.replace(takeReturn())
  }, [goesOn, history])
  if (loading || goesOn) return <Loading />
  const go = (next: AuthView, address: string) =>
    void navigate({ to: '/auth', search: { view: next }, state: { email: address } })
  // Back at the view that sends the signed-in on: there is one place that knows where to.
  const goOn = () => void navigate({ to: '/auth', replace: true })
  return (
    <AuthFrame>
      <AuthStep key={view} view={view} email={email} go={go} onDone={goOn} />
    </AuthFrame>
  )
}
