import { usePlace } from '#web/platform/place.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { contactsIn, dialCodeOf } from './contact-policy.ts'

/** The code of the country one is in, for numbers that are written without one. */
export function useDialCode(): string {
  const { place } = usePlace({ isNeeded: false })
  const { profile } = useSession()
  return dialCodeOf(profile?.place?.country ?? place?.country ?? 'US')
}

/** The contacts in a pasted text, in the writing that is hashed. */
export const useContactsIn = (text: string): string[] => contactsIn(text, useDialCode())
