import { AuthUser } from '#server/auth/users/user-view.ts'
import { writeAudit } from '#server/auth/audit-store.ts'
import { deleteTokens } from '#server/auth/mailing/token-store.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { closeSessions } from '#server/auth/sessions/close-sessions.ts'
import { emitFirstSignIn } from '#server/auth/sessions/open-session.ts'
import { readSessionIds } from '#server/auth/sessions/session-store.ts'
import { showUser } from '#server/auth/users/show-user.ts'
import { addressFacts, mergeMetadata, phoneFacts, withProvider } from '#server/auth/users/user-policy.ts'
import { changeContacts } from '#server/auth/users/change-contacts.ts'
import {
  isTakenEmail,
  isTakenPhone,
  lockUser,
  saveOwnIdentity,
  type UserRow,
} from '#server/auth/users/user-store.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { readNamedUser, requireAdmin } from '#server/auth/wire/read-admin.ts'
import { readBody } from '#server/auth/wire/read-body.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { PersonBody, type PersonFacts, readFacts } from './read-person.ts'

export const readUserOf: AuthCall = {
  name: 'auth.read-user-of',
  method: 'GET',
  path: '/admin/users/{id}',
  access: 'service key',
  summary: 'Read an account',
  answers: { 200: AuthUser },
  async run(auth, request) {
    await requireAdmin(auth, request)
    const user = await readNamedUser(auth, request.params)
    return { status: 200, body: await showUser(auth.platform.db, user) }
  },
}

/** Changes an account at once. A new password or a ban ends all sessions. */
export const updateUserOf: AuthCall = {
  name: 'auth.update-user-of',
  method: 'PUT',
  path: '/admin/users/{id}',
  access: 'service key',
  summary: 'Update an account',
  takes: PersonBody,
  answers: { 200: AuthUser },
  async run(auth, request) {
    await requireAdmin(auth, request)
    const { id } = await readNamedUser(auth, request.params)
    const sent = readBody(PersonBody, request.body)
    const facts = await readFacts(auth, sent)
    const { db, clock } = auth.platform
    const { ip } = deviceOf(request)
    const { body, ended } = await inTransaction(db, async (tx) => {
      const user = await lockUser(tx, id)
      if (!user) throw new AuthRefusal('user_not_found', { status: 404 })
      const confirm = { email: sent.email_confirm, phone: sent.phone_confirm }
      const changed = await apply(tx, auth, user, facts, confirm)
      if (user.is_anonymous && !changed.is_anonymous) await emitFirstSignIn(tx, auth, changed, clock.now())
      await writeAudit(tx, 'user_modified', changed, { ip, traits: { by: 'service_role' } })
      if (facts.passwordHash !== null) {
        await deleteTokens(tx, id)
        await closeSessions(tx, auth, id)
      }
      return {
        body: await showUser(tx, changed),
        ended: facts.bannedFor !== undefined,
      }
    })
    if (ended) auth.standings.forget(await readSessionIds(auth.platform.db, id))
    return { status: 200, body }
  },
}

async function apply(
  tx: Tx,
  auth: Auth,
  user: UserRow,
  facts: PersonFacts,
  confirm: { email: boolean | null | undefined; phone: boolean | null | undefined },
): Promise<UserRow> {
  const now = auth.platform.clock.now()
  const email = facts.email ?? user.email
  const phone = facts.phone ?? user.phone
  // the operator vouches for what stands in the place of a confirmed one, unless they say otherwise
  const doubted = {
    email: facts.email !== null && confirm.email === false,
    phone: facts.phone !== null && confirm.phone === false,
  }
  const emailConfirmed = confirm.email === true || (user.email_confirmed_at !== null && !doubted.email)
  const phoneConfirmed = confirm.phone === true || (user.phone_confirmed_at !== null && !doubted.phone)
  let app = mergeMetadata(user.raw_app_meta_data, facts.app ?? {})
  // as it was sent: what the account proves stands with its identities
  const metadata = mergeMetadata(user.raw_user_meta_data, facts.metadata ?? {})
  if (email !== null && (facts.email !== null || confirm.email === true)) {
    const known = addressFacts(user.id, email, emailConfirmed)
    await saveOwnIdentity(tx, user.id, 'email', known)
    app = withProvider({ raw_app_meta_data: app }, 'email')
  }
  if (phone !== null && (facts.phone !== null || confirm.phone === true)) {
    await saveOwnIdentity(tx, user.id, 'phone', phoneFacts(user.id, phone, phoneConfirmed))
    app = withProvider({ raw_app_meta_data: app }, 'phone')
  }
  const { bannedFor } = facts
  try {
    return await changeContacts(tx, auth, user.id, {
      email,
      phone,
      email_confirmed_at: emailConfirmed ? (user.email_confirmed_at ?? now) : null,
      phone_confirmed_at: phoneConfirmed ? (user.phone_confirmed_at ?? now) : null,
      ...(facts.passwordHash !== null && { encrypted_password: facts.passwordHash }),
      ...(bannedFor !== undefined && {
        banned_until: bannedFor === null ? null : new Date(now.getTime() + bannedFor),
      }),
      ...((emailConfirmed || phoneConfirmed) && { is_anonymous: false }),
      raw_app_meta_data: JSON.stringify(app),
      raw_user_meta_data: JSON.stringify(metadata),
    })
  } catch (error) {
    if (isTakenEmail(error)) throw new AuthRefusal('email_exists')
    throw isTakenPhone(error) ? new AuthRefusal('phone_exists') : error
  }
}
