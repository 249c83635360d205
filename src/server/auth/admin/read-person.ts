import { z } from 'zod'
import type { Auth } from '#server/auth/open-auth.ts'
import { hashPassword } from '#server/auth/passwords/check-password.ts'
import { requireGoodPassword } from '#server/auth/passwords/choose-password.ts'
import { isBcrypt } from '#server/auth/passwords/verify-bcrypt.ts'
import { Optional, readEmail, readPhone, requireFits } from '#server/auth/wire/read-body.ts'
import { invalid } from '#server/auth/wire/refusal-policy.ts'
import { readBanDuration } from './ban-policy.ts'

export const PersonBody = z.object({
  id: Optional.text,
  email: Optional.text,
  phone: Optional.text,
  password: Optional.text,
  password_hash: Optional.text,
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: Optional.data,
  app_metadata: Optional.data,
  role: Optional.text,
  ban_duration: Optional.text,
})
/** At most 1 GB of memory, nine passes and nine lanes. */
const ARGON2ID = /^\$argon2id\$v=19\$m=\d{1,6},t=\d,p=\d\$[\w+/]{8,100}\$[\w+/]{16,100}$/
type Sent = z.output<typeof PersonBody>

/** What the operator says about a person, found good; null stays as it is. */
export interface PersonFacts {
  email: string | null
  phone: string | null
  passwordHash: string | null
  metadata: Record<string, unknown> | null
  app: Record<string, unknown> | null
  /** undefined: as it is; null: no longer banned. */
  bannedFor: number | null | undefined
}

/** @throws AuthRefusal validation_failed, weak_password */
export async function readFacts(auth: Auth, sent: Sent): Promise<PersonFacts> {
  const email = sent.email === '' ? null : readEmail(sent.email)
  const phone = sent.phone === '' ? null : readPhone(sent.phone)
  if (sent.role !== '' && sent.role !== 'authenticated')
    throw invalid('The role of a person is authenticated')
  if (sent.password !== '' && sent.password_hash !== '') {
    throw invalid('Only a password or a password hash should be provided')
  }
  if (sent.user_metadata) requireFits(sent.user_metadata)
  if (sent.app_metadata) requireFits(sent.app_metadata)
  const bannedFor = sent.ban_duration === '' ? undefined : readBanDuration(sent.ban_duration)
  return {
    email,
    phone,
    passwordHash: await passwordHash(auth, sent, email ?? phone ?? ''),
    metadata: sent.user_metadata ?? null,
    app: sent.app_metadata ?? null,
    bannedFor,
  }
}

async function passwordHash(auth: Auth, sent: Sent, name: string): Promise<string | null> {
  if (sent.password_hash !== '') {
    if (!isBcrypt(sent.password_hash) && !ARGON2ID.test(sent.password_hash)) {
      throw invalid('The password hash must be one of argon2id, or of bcrypt at a cost from 4 to 14')
    }
    return sent.password_hash
  }
  if (sent.password === '') return null
  requireGoodPassword(auth, sent.password, name)
  return hashPassword(sent.password)
}
