import { AuthUser } from '#server/auth/users/user-view.ts'
import { writeAudit } from '#server/auth/audit-store.ts'
import { showUser } from '#server/auth/users/show-user.ts'
import { addressFacts, newAppMetadata, phoneFacts } from '#server/auth/users/user-policy.ts'
import {
  changeUser,
  insertUser,
  readUser,
  readUserByEmail,
  saveOwnIdentity,
} from '#server/auth/users/user-store.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { requireAdmin } from '#server/auth/wire/read-admin.ts'
import { readBody } from '#server/auth/wire/read-body.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { PersonBody, readFacts } from './read-person.ts'

/** Opens an account without asking the person: what the operator says is believed. */
export const createUser: AuthCall = {
  name: 'auth.create-user',
  method: 'POST',
  path: '/admin/users',
  access: 'service key',
  summary: 'Create an account',
  takes: PersonBody,
  answers: { 200: AuthUser },
  async run(auth, request) {
    await requireAdmin(auth, request)
    const sent = readBody(PersonBody, request.body)
    const { email, phone, passwordHash, metadata, app, bannedFor } = await readFacts(auth, sent)
    if (email === null && phone === null)
      throw invalid('Cannot create a user without either an email or phone')
    const id = sent.id === '' ? uuidv7() : readId(sent.id)
    const { db, clock } = auth.platform
    const now = clock.now()
    const emailFacts = email === null ? null : addressFacts(id, email, sent.email_confirm === true)
    const numberFacts = phone === null ? null : phoneFacts(id, phone, sent.phone_confirm === true)
    const providers = [...(emailFacts ? ['email'] : []), ...(numberFacts ? ['phone'] : [])]
    const body = await inTransaction(db, async (tx) => {
      const added = await insertUser(tx, {
        id,
        email,
        ...(phone !== null && { phone }),
        passwordHash,
        appMetadata: { ...newAppMetadata(email === null ? 'phone' : 'email'), providers, ...app },
        userMetadata: metadata ?? {},
      })
      if (!added) {
        if (email !== null && (await readUserByEmail(tx, email))) throw new AuthRefusal('email_exists')
        if (await readUser(tx, id)) throw new AuthRefusal('conflict')
        throw new AuthRefusal('phone_exists')
      }
      if (emailFacts) await saveOwnIdentity(tx, id, 'email', emailFacts)
      if (numberFacts) await saveOwnIdentity(tx, id, 'phone', numberFacts)
      await writeAudit(tx, 'user_signedup', added, {
        ip: deviceOf(request).ip,
        traits: { by: 'service_role' },
      })
      const user = await changeUser(tx, id, {
        ...(sent.email_confirm === true && email !== null && { email_confirmed_at: now }),
        ...(sent.phone_confirm === true && phone !== null && { phone_confirmed_at: now }),
        ...(bannedFor !== undefined && {
          banned_until: bannedFor === null ? null : new Date(now.getTime() + bannedFor),
        }),
      })
      return showUser(tx, user)
    })
    return { status: 200, body }
  },
}

function readId(text: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text))
    throw invalid('ID must conform to the uuid format')
  return text.toLowerCase()
}
