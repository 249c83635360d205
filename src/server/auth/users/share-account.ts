import { hashPassword, matchesPassword } from '#server/auth/passwords/check-password.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { changeUser, type UserRow } from './user-store.ts'

// Somebody who signs up with the address of another, and that other one signing up afterwards, share an account
// until its mail is answered. Whoever answers must not be left with a password that the other one chose.

export interface ChosenPassword {
  /** Null when the account waits for its mail and was opened with another password. */
  hash: string | null
  /** The hash that the account had when the two were compared; null when there was none to compare with. */
  heldAgainst: string | null
}

/** One hash or one comparison either way, so that time does not tell whether an account is waiting. */
export async function weighPassword(
  existing: UserRow | undefined,
  password: string,
): Promise<ChosenPassword> {
  const heldAgainst = existing?.confirmed_at === null ? existing.encrypted_password : null
  if (heldAgainst === null) return { hash: await hashPassword(password), heldAgainst }
  return { hash: (await matchesPassword(heldAgainst, password)) ? heldAgainst : null, heldAgainst }
}

/** Sent again with the password it has, an account stays as it is; with another one, no password opens it. */
export async function shareAccount(
  tx: Tx,
  existing: UserRow,
  { hash }: ChosenPassword,
  metadata: Record<string, unknown>,
): Promise<UserRow> {
  if (existing.encrypted_password === null || existing.encrypted_password === hash) return existing
  return changeUser(tx, existing.id, {
    encrypted_password: null,
    raw_user_meta_data: JSON.stringify(metadata),
  })
}

const TRIES = 3

/** Tries again while an account came or changed between the look at its password and the transaction. */
export async function untilSettled<Result>(attempt: () => Promise<Result | null>): Promise<Result> {
  for (let tries = 0; tries < TRIES; tries++) {
    const result = await attempt()
    if (result !== null) return result
  }
  throw new AuthRefusal('over_email_send_rate_limit')
}
