import { GUESS_BUDGETS } from '#server/auth/budget-policy.ts'
import { z } from 'zod'
import { requireEmailWay } from '#server/auth/check-way-in.ts'
import { requireHuman } from '#server/auth/captcha/check-captcha.ts'
import { keyedHash } from '#server/platform/secrets.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { type Grant, openSession } from '#server/auth/sessions/open-session.ts'
import type { Device } from '#server/auth/sessions/session-store.ts'
import { type SessionAnswer, sessionView } from '#server/auth/sessions/session-view.ts'
import { countGuess } from '#server/auth/mailing/count-guess.ts'
import { isBanned, isConfirmed, isPhoneConfirmed } from '#server/auth/users/user-policy.ts'
import { changeUser, lockUser, readUserByEmail, readUserByPhone } from '#server/auth/users/user-store.ts'
import { deviceOf } from '#server/auth/wire/answer-call.ts'
import { foldEmail, Optional, readBody, readPhone } from '#server/auth/wire/read-body.ts'
import { AuthRefusal, invalid, type WeakReason } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { addressKey } from '#server/platform/limits/rate-limit.ts'
import type { WireRequest } from '#server/platform/wire.ts'
import { hashPassword, matchesPassword, needsRehash } from './check-password.ts'
import { weaknesses } from './password-policy.ts'

export const PasswordBody = z.object({ email: Optional.text, phone: Optional.text, password: Optional.text })

interface WeakPassword {
  message: string
  reasons: WeakReason[]
}

/**
 * Signs in with address or telephone number, and password. Whether the account exists shows neither in the answer nor in the time
 * it takes, nor in the count of failures, which belongs to account and sender together: nobody can lock an
 * account from elsewhere. The owner is notified of many failures from many senders.
 */
export async function signInWithPassword(
  auth: Auth,
  request: WireRequest,
): Promise<SessionAnswer & { weak_password?: WeakPassword }> {
  const body = readBody(PasswordBody, request.body)
  if (body.email !== '' && body.phone !== '') {
    throw invalid('Only an email address or phone number should be provided on login.')
  }
  if (body.phone !== '' && !auth.platform.config.auth.phone) throw new AuthRefusal('phone_provider_disabled')
  if (body.email !== '') requireEmailWay(auth)
  if (body.email === '' && body.phone === '') throw invalid('missing email or phone')
  if (body.password === '') throw new AuthRefusal('invalid_credentials')

  const { limits } = auth.platform
  await requireHuman(auth, request)
  const byPhone = body.phone !== ''
  const name = byPhone ? readPhone(body.phone) : foldEmail(body.email)
  const failures = failureKey(auth, name, request.ip)
  // counted before it is known to fail, or many tries at once would all pass
  await limits.spend(GUESS_BUDGETS.signIn, failures)
  const person = { name, byPhone, password: body.password, device: deviceOf(request), failures }
  // a hash that was renewed between the look and the sign-in is looked at once more
  const grant = (await prove(auth, person)) ?? (await prove(auth, person))
  if (grant === null) throw new AuthRefusal('invalid_credentials')
  const reasons = weaknesses(body.password, name, auth.platform.config.auth.passwordMin)
  const weak = reasons.length > 0 && { weak_password: { message: 'Password is too weak', reasons } }
  return { ...(await sessionView(auth, grant)), ...weak }
}

interface Person {
  name: string
  byPhone: boolean
  password: string
  device: Device
  /** Where the wrong tries are counted. */
  failures: string
}

/**
 * Holds the password against the hash and opens a session.
 * @returns null when the hash was changed meanwhile: by a new password, or by another sign-in that renewed it
 * @throws AuthRefusal invalid_credentials, user_banned, email_not_confirmed, phone_not_confirmed
 */
async function prove(auth: Auth, person: Person): Promise<Grant | null> {
  const { name, byPhone, password, device, failures } = person
  const { db, limits, clock } = auth.platform
  const user = byPhone ? await readUserByPhone(db, name) : await readUserByEmail(db, name)
  const storedHash = user?.encrypted_password ?? null
  const matches = await matchesPassword(storedHash, password)
  if (!user || storedHash === null || !matches) {
    const guess = { budget: GUESS_BUDGETS.signInsOfAccount, kind: 'password_guessed' } as const
    await countGuess(auth, { ...guess, key: accountKey(auth, name), user: user ?? null })
    throw new AuthRefusal('invalid_credentials')
  }
  await limits.forgive(GUESS_BUDGETS.signIn, failures)
  if (isBanned(user, clock.now())) throw new AuthRefusal('user_banned', { status: 400 })
  if (byPhone && !isPhoneConfirmed(user)) throw new AuthRefusal('phone_not_confirmed')
  if (!byPhone && !isConfirmed(user)) throw new AuthRefusal('email_not_confirmed')
  const renewed = needsRehash(storedHash) ? await hashPassword(password) : null
  return inTransaction(db, async (tx) => {
    const current = await lockUser(tx, user.id)
    if (current && current.encrypted_password !== storedHash) return null
    const provider = byPhone ? 'phone' : 'email'
    const opened = await openSession(tx, auth, user.id, {
      method: 'password',
      provider,
      device,
      bannedStatus: 400,
    })
    if (renewed !== null) await changeUser(tx, user.id, { encrypted_password: renewed })
    return opened
  })
}

/** The account, which cannot be read from it, and whether there is one. */
const accountKey = (auth: Auth, name: string): string =>
  keyedHash(auth.secrets.accounts, name).toString('hex')

/** Account and sender, neither of which can be read from it. */
function failureKey(auth: Auth, name: string, ip: string): string {
  return keyedHash(auth.secrets.accounts, `${name} ${addressKey(ip)}`).toString('hex')
}
