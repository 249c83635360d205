import { useRouter } from '@tanstack/react-router'
import { rememberReturn } from './auth-return.ts'

/** What a visitor was about to do, as the address of the sign-in page has it. */
export const JOIN_PURPOSES = ['save', 'alert', 'message', 'phone', 'report', 'group', 'network'] as const
export type JoinPurpose = (typeof JOIN_PURPOSES)[number]

/** Leads a visitor to where one joins, which says what for, and back to `back`, by default where they are. */
export function useAskToJoin(): (purpose: JoinPurpose, back?: string) => void {
  const router = useRouter()
  return (purpose, back = router.state.location.href) => {
    rememberReturn(back)
    void router.navigate({ to: '/auth', search: { view: 'sign-up', for: purpose } })
  }
}
