import { writeAudit } from '#server/auth/audit-store.ts'
import { requestNoText, requestText, spendText } from '#server/auth/mailing/request-text.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { requireGoodPassword } from '#server/auth/passwords/choose-password.ts'
import { readPhone, readUserMetadata } from '#server/auth/wire/read-body.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { newAppMetadata, phoneFacts } from './user-policy.ts'
import { type ChosenPassword, shareAccount, untilSettled, weighPassword } from './share-account.ts'
import {
  insertUser,
  lockUserByPhone,
  readIdentities,
  readUserByPhone,
  saveOwnIdentity,
} from './user-store.ts'
import { newUserView, userView } from './user-view.ts'

interface PhoneSignUp {
  phone: string
  password: string
  data: Record<string, unknown> | undefined
  ip: string | null
}

/**
 * An account with telephone number and password; it opens with the code of a text. As with addresses, the answer
 * does not tell whether the number has an account.
 * @throws AuthRefusal validation_failed, weak_password, phone_provider_disabled, over_sms_send_rate_limit
 */
export async function signUpByPhone(auth: Auth, wanted: PhoneSignUp): Promise<Record<string, unknown>> {
  const { config, db } = auth.platform
  if (!config.auth.phone) {
    throw new AuthRefusal('phone_provider_disabled', { status: 400, message: 'Phone signups are disabled' })
  }
  const phone = readPhone(wanted.phone)
  const said = readUserMetadata(wanted.data ?? {})
  requireGoodPassword(wanted.password, phone)
  await spendText(auth, phone)
  const id = uuidv7()
  return untilSettled(async () => {
    const chosen = await weighPassword(await readUserByPhone(db, phone), wanted.password)
    return inTransaction(db, (tx) => settle(tx, auth, { id, phone, said, chosen, ip: wanted.ip }))
  })
}

interface Settling {
  id: string
  phone: string
  said: Record<string, unknown>
  chosen: ChosenPassword
  ip: string | null
}

/** @returns null when it is not known how the password of the account compares: it came or changed meanwhile */
async function settle(tx: Tx, auth: Auth, wish: Settling): Promise<Record<string, unknown> | null> {
  const { id, phone, said, chosen, ip } = wish
  const facts = phoneFacts(id, phone, false)
  const metadata = { ...said, ...facts }
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
    const user = await requestText(tx, auth, added, 'confirmation', phone)
    return userView(user, await readIdentities(tx, id))
  }
  const kept = await lockUserByPhone(tx, phone)
  if (!kept) throw new AuthRefusal('over_sms_send_rate_limit') // removed this very moment: the sender tries again
  if (kept.confirmed_at === null && kept.encrypted_password !== chosen.heldAgainst) return null
  await writeAudit(tx, 'user_repeated_signup', kept, { ip, traits })
  const at = auth.platform.clock.now()
  if (kept.confirmed_at !== null) {
    await requestNoText(tx, auth)
    return newUserView({ id, phone, metadata, at }, [])
  }
  const own = { ...said, ...phoneFacts(kept.id, phone, false) }
  const asked = await shareAccount(tx, kept, chosen, own)
  await requestText(tx, auth, asked, 'confirmation', phone)
  return newUserView({ id: kept.id, phone, metadata: own, at }, await readIdentities(tx, kept.id))
}
