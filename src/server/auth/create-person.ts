import { TERMS_VERSION } from '#contract/auth/terms.ts'
import { UserId } from '#contract/profiles/profile.ts'
import type { Role } from '#contract/kit/access.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { openAuth } from './open-auth.ts'
import { insertRole } from './roles/role-store.ts'
import { emitFirstSignIn } from './sessions/open-session.ts'
import { addressFacts, newAppMetadata, phoneFacts } from './users/user-policy.ts'
import { changeUser, insertEmailIdentity, insertUser, saveOwnIdentity } from './users/user-store.ts'
import { foldEmail } from './wire/read-body.ts'

interface NewPerson {
  /** Where it has to be known before. */
  id?: UserId
  email: string
  fullName: string
  /** From hashPassword: computed once, it serves many. Null: nobody can sign in with a password. */
  passwordHash: string | null
  /** A confirmed number in E.164, without its plus. */
  phone?: string
  roles?: readonly Role[]
  language?: InterfaceLanguage
}

/**
 * A confirmed account as it is after the first sign-in, profile included (subscribers of `auth.signed-in-first`
 * are notified); for demo data and test people.
 * @throws when the address is taken
 */
export async function createPerson(platform: Platform, tx: Tx, person: NewPerson): Promise<UserId> {
  const userId = person.id ?? UserId.parse(uuidv7())
  const email = foldEmail(person.email)
  const now = platform.clock.now()
  const facts = addressFacts(userId, email, true)
  const metadata = {
    full_name: person.fullName,
    terms: TERMS_VERSION,
    ...(person.language && { language: person.language }),
  }
  const added = await insertUser(tx, {
    id: userId,
    email,
    passwordHash: person.passwordHash,
    appMetadata: newAppMetadata(),
    userMetadata: { ...metadata, ...facts },
  })
  if (!added) throw new Error(`There is already an account with the address ${email}.`)
  await insertEmailIdentity(tx, { id: uuidv7(), userId, data: facts })
  for (const role of person.roles ?? []) await insertRole(tx, userId, role)
  const { phone } = person
  if (phone !== undefined) await saveOwnIdentity(tx, userId, 'phone', phoneFacts(userId, phone, true))
  const user = await changeUser(tx, userId, {
    email_confirmed_at: now,
    last_sign_in_at: now,
    ...(phone !== undefined && { phone, phone_confirmed_at: now }),
  })
  await emitFirstSignIn(tx, openAuth(platform), user, now)
  return userId
}
