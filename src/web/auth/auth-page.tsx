import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { takeReturn } from '#web/platform/session/auth-return.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { AuthStep } from './auth-step.tsx'
import { SecondFactorStep } from './factors/second-factor-step.tsx'
import { type AuthView, isBeforeTheEnd, readPurpose, readView } from './view-policy.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** An address or number typed in one view of the sign-in page, for the next ones. Never in the address bar. */
    email?: string
    phone?: string
  }
}

/** Signing in and up, and what mailed links and forgotten passwords need. The view stands in the address. */
export function AuthPage() {
  const { view: wanted, for: wantedFor } = useSearch({ strict: false })
  const purpose = readPurpose(wantedFor)
  const view = readView(wanted)
  const email = useLocation({ select: ({ state }) => state.email ?? '' })
  const phone = useLocation({ select: ({ state }) => state.phone ?? '' })
  const { loading, user, secondFactorDue } = useSession()
  const { history } = useRouter()
  const navigate = useNavigate()
  const goesOn = user !== null && !isBeforeTheEnd(view)
  useEffect(() => {
    if (goesOn) history.replace(takeReturn())
  }, [goesOn, history])
  if (loading || goesOn) return <Loading />
  if (secondFactorDue)
    return (
      <AuthFrame>
        <SecondFactorStep />
      </AuthFrame>
    )
  const go = (next: AuthView, address: string, number = '') =>
    void navigate({
      to: '/auth',
      search: { view: next, ...(purpose && { for: purpose }) },
      state: { email: address, phone: number },
    })
  // Back at the view that sends the signed-in on: there is one place that knows where to.
  const goOn = () => void navigate({ to: '/auth', replace: true })
  return (
    <AuthFrame>
      <AuthStep key={view} view={view} purpose={purpose} email={email} phone={phone} go={go} onDone={goOn} />
    </AuthFrame>
  )
}
