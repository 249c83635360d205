import type { Suspension } from '#contract/kit/access.ts'
import type { MaskedContacts, PersonRow } from '#contract/staff/people/person-file.ts'
import type { PersonCard } from '#contract/profiles/profile.ts'
import { type AccountRow, highestRole } from '#server/auth/public.ts'

const DOTS = '•••'

/** Enough to tell one from another, too little to write to. */
export const maskContacts = ({ email, phone }: Pick<AccountRow, 'email' | 'phone'>): MaskedContacts => ({
  email: email === null ? null : maskEmail(email),
  phone: phone === null ? null : `+${phone.slice(0, 1)}${DOTS}${phone.slice(-2)}`,
})

function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}${DOTS}${email.slice(at)}`
}

export const viewSuspension = ({
  is_suspended: isSuspended,
  suspended_until: until,
}: AccountRow): Suspension | null => (isSuspended ? { endsAt: until?.toISOString() ?? null } : null)

export const viewPersonRow = (row: AccountRow, card: PersonCard): PersonRow => ({
  card,
  contacts: maskContacts(row),
  role: highestRole(row.roles),
  suspension: viewSuspension(row),
})
