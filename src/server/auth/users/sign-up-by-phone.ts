import { writeAudit } from '#server/auth/audit-store.ts'
import { requestNoText, requestText, spendText } from '#server/auth/mailing/request-text.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { requireGoodPassword } from '#server/auth/passwords/choose-password.ts'
import { type Grant, openSession } from '#server/auth/sessions/open-session.ts'
import type { Device } from '#server/auth/sessions/session-store.ts'
import { readPhone, readUserMetadata } from '#server/auth/wire/read-body.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { newAppMetadata, phoneFacts } from './user-policy.ts'
import { type ChosenPassword, shareAccount, untilSettled, weighPassword } from './share-account.ts'
import {
  changeUser,
  insertUser,
  lockUserByPhone,
  readIdentities,
  readUserByPhone,
  saveOwnIdentity,
} from './user-store.ts'
import { newUserView, userView } from './user-view.ts'

/** Whoever is to confirm first is shown as what was opened; whoever need not is signed in. */
export type SignedUp = { grant: Grant } | { user: Record<string, unknown> }

interface PhoneSignUp {
  phone: string
  password: string
  data: Record<string, unknown> | undefined
  device: Device
}

/**
 * An account with telephone number and password; it opens with the code of a text. As with addresses, the answer
 * does not tell whether the number has an account.
 * Where numbers count without a code it says so of a number that is taken.
 * @throws AuthRefusal validation_failed, weak_password, phone_provider_disabled, over_sms_send_rate_limit,
 *   user_already_exists
 */
export async function signUpByPhone(auth: Auth, wanted: PhoneSignUp): Promise<SignedUp> {
  const { config, db } = auth.platform
  if (!config.auth.phone) {
    throw new AuthRefusal('phone_provider_disabled', { status: 400, message: 'Phone signups are disabled' })
  }
  const phone = readPhone(wanted.phone)
  const ownMetadata = readUserMetadata(wanted.data ?? {})
  requireGoodPassword(auth, wanted.password, phone)
  if (!config.auth.phoneAutoconfirm) await spendText(auth, phone)
  const id = uuidv7()
  return untilSettled(async () => {
    const chosen = await weighPassword(await readUserByPhone(db, phone), wanted.password)
    return inTransaction(db, (tx) =>
      settle(tx, auth, { id, phone, ownMetadata, chosen, device: wanted.device }),
    )
  })
}

interface Settling {
  id: string
  phone: string
  ownMetadata: Record<string, unknown>
  chosen: ChosenPassword
  device: Device
}

/** @returns null when it is not known how the password of the account compares: it came or changed meanwhile */
async function settle(tx: Tx, auth: Auth, wish: Settling): Promise<SignedUp | null> {
  const { id, phone, ownMetadata, chosen, device } = wish
  const { ip } = device
  const confirmed = auth.platform.config.auth.phoneAutoconfirm
  const facts = phoneFacts(id, phone, confirmed)
  const metadata = { ...ownMetadata, ...facts }
  const added = await insertUser(tx, {
    id,
    email: null,
    phone,
    passwordHash: chosen.hash,
    appMetadata: newAppMetadata('phone'),
    userMetadata: metadata,
  })
  const traits = { provider: 'phone' }
  if (added) {
    await saveOwnIdentity(tx, id, 'phone', facts)
    await writeAudit(tx, 'user_signedup', added, { ip, traits })
    if (confirmed) {
      await changeUser(tx, id, { phone_confirmed_at: auth.platform.clock.now() })
      const opening = { method: 'password', provider: 'phone', device, bannedStatus: 403 } as const
      return { grant: await openSession(tx, auth, id, opening) }
    }
    const user = await requestText(tx, auth, added, 'confirmation', phone)
    return { user: userView(user, await readIdentities(tx, id)) }
  }
  if (confirmed) throw new AuthRefusal('user_already_exists')
  const existing = await lockUserByPhone(tx, phone)
  if (!existing) throw new AuthRefusal('over_sms_send_rate_limit') // removed this very moment: the sender tries again
  if (existing.confirmed_at === null && existing.encrypted_password !== chosen.heldAgainst) return null
  await writeAudit(tx, 'user_repeated_signup', existing, { ip, traits })
  const at = auth.platform.clock.now()
  if (existing.confirmed_at !== null) {
    await requestNoText(tx, auth)
    return { user: newUserView({ id, phone, metadata, at }, []) }
  }
  const own = { ...ownMetadata, ...phoneFacts(existing.id, phone, false) }
  const asked = await shareAccount(tx, existing, chosen, own)
  await requestText(tx, auth, asked, 'confirmation', phone)
  const shown = { id: existing.id, phone, metadata: own, at }
  return { user: newUserView(shown, await readIdentities(tx, existing.id)) }
}
