import { randomBytes } from 'node:crypto'
import { UserId } from '#contract/profiles/profile.ts'
import { writeAudit } from '#server/auth/audit-store.ts'
import { restoreAccount } from '#server/auth/deletion/cancel-deletion.ts'
import { isVerified } from '#server/auth/factors/factor-policy.ts'
import { type FactorRow, readFactors } from '#server/auth/factors/factor-store.ts'
import { seal } from '#server/platform/secrets.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { fullNameOf, isBanned, termsOf } from '#server/auth/users/user-policy.ts'
import {
  changeUser,
  type IdentityRow,
  lockUser,
  markIdentityUsed,
  readIdentities,
  type UserRow,
} from '#server/auth/users/user-store.ts'
import { queueNotice } from '#server/auth/mailing/send-notice-job.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { readDevice } from './device-policy.ts'
import {
  type AmrEntry,
  type Device,
  insertAmr,
  insertSession,
  readAmr,
  readSessionsOf,
  type SessionRow,
} from './session-store.ts'

const KEY_BYTES = 32

/** A session with all that its answer shows. */
export interface Grant {
  session: SessionRow
  amr: AmrEntry[]
  user: UserRow
  identities: IdentityRow[]
  factors: FactorRow[]
}

interface Opening {
  /** How the person showed who they are, as `amr` names it. */
  method: string
  /** Whose proof it was, as the identity names it; `email` unless said otherwise. */
  provider?: string
  device: Device
  bannedStatus: 400 | 403
  /** When the session ends, whatever happens in it; null or absent: when it is ended. */
  notAfter?: Date | null
}

/**
 * Signs a person in. Their first session tells the features above that they have arrived.
 * @throws AuthRefusal user_banned, user_not_found
 */
export async function openSession(tx: Tx, auth: Auth, userId: string, opening: Opening): Promise<Grant> {
  const now = auth.platform.clock.now()
  const { provider = 'email' } = opening
  const before = await lockUser(tx, userId)
  if (!before) throw new AuthRefusal('user_not_found')
  if (isBanned(before, now)) throw new AuthRefusal('user_banned', { status: opening.bannedStatus })
  const factors = await readFactors(tx, userId)
  if (!factors.some(isVerified)) await restoreAccount(tx, auth, before)
  const user = await changeUser(tx, userId, { last_sign_in_at: now })
  await markIdentityUsed(tx, userId, provider, now)
  await notifyOfNewDevice(tx, auth, before, opening.device)
  const session = await insertSession(tx, {
    id: uuidv7(),
    userId,
    sealedKey: seal(auth.secrets.refreshTokens, randomBytes(KEY_BYTES)),
    device: opening.device,
    notAfter: opening.notAfter ?? null,
  })
  await insertAmr(tx, session.id, opening.method)
  if (before.last_sign_in_at === null && !user.is_anonymous) await emitFirstSignIn(tx, auth, user, now)
  await writeAudit(tx, 'login', user, { ip: opening.device.ip, traits: { provider } })
  return {
    session,
    user,
    amr: await readAmr(tx, session.id),
    identities: await readIdentities(tx, userId),
    factors,
  }
}

/** Notifies who is signed in elsewhere of a device of another kind, in case it is not theirs. */
async function notifyOfNewDevice(tx: Tx, auth: Auth, user: UserRow, device: Device): Promise<void> {
  if (device.userAgent === null || user.email_confirmed_at === null) return
  const known = await readSessionsOf(tx, user.id)
  const own = readDevice(device.userAgent)
  const seen = known.map((session) => readDevice(session.user_agent))
  if (seen.length === 0) return
  if (seen.some(({ browser, system }) => browser === own.browser && system === own.system)) return
  await queueNotice(tx, auth, user, 'new_sign_in')
}

/** Profiles and others make their rows for a new person, or a guest who is one no longer, in the same transaction. */
export async function emitFirstSignIn(tx: Tx, auth: Auth, user: UserRow, at: Date): Promise<void> {
  await auth.platform.events.emit(tx, 'auth.signed-in-first', {
    userId: UserId.parse(user.id),
    fullName: fullNameOf(user.raw_user_meta_data),
    terms: termsOf(user.raw_user_meta_data),
    at,
  })
}
