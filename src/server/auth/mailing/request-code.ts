import { CALL_BUDGETS } from '#server/auth/budget-policy.ts'
import { z } from 'zod'
import { writeAudit } from '#server/auth/audit-store.ts'
import { requireEmailWay, takesSignUps } from '#server/auth/check-way-in.ts'
import { requireHuman, withCaptcha } from '#server/auth/captcha/check-captcha.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { addressFacts, newAppMetadata, phoneFacts } from '#server/auth/users/user-policy.ts'
import {
  insertUser,
  lockUserByEmail,
  lockUserByPhone,
  readUserByEmail,
  readUserByPhone,
  saveOwnIdentity,
  type UserRow,
} from '#server/auth/users/user-store.ts'
import { type AuthCall, deviceOf, NOTHING } from '#server/auth/wire/answer-call.ts'
import * as reading from '#server/auth/wire/read-body.ts'
import { allowedRedirect } from '#server/auth/wire/redirect-policy.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { type MailWish, requestMail, requestNothing, spendMail } from './request-mail.ts'
import { requestNoText, requestText, requireSms, spendText } from './request-text.ts'

const { Optional } = reading
const Body = z.object({
  email: Optional.text,
  phone: Optional.text,
  channel: Optional.text,
  data: Optional.data,
  create_user: z.boolean().nullish(),
  ...reading.PkceFields,
})
type Wanted = z.output<typeof Body>

/**
 * Sends a code, and by mail a link, that signs in without a password. Whoever has no account yet is given one,
 * unless the caller wants none; it opens when the code is used.
 */
export const requestCode: AuthCall = {
  name: 'auth.request-code',
  method: 'POST',
  path: '/otp',
  access: 'anyone',
  summary: 'Request a sign-in code',
  spends: () => [CALL_BUDGETS.otp],
  query: reading.REDIRECT_QUERY,
  takes: withCaptcha(Body),
  answers: { 200: NOTHING },
  async run(auth, request) {
    const wanted = reading.readBody(Body, request.body)
    const { email, phone } = wanted
    if (email !== '' && phone !== '')
      throw invalid('Only an email address or phone number should be provided')
    if (email === '' && phone === '') throw invalid('One of email or phone must be set')
    await requireHuman(auth, request)
    const { ip } = deviceOf(request)
    if (phone !== '') await textCode(auth, wanted, ip)
    else await mailCode(auth, wanted, request.query['redirect_to'], ip)
    return { status: 200, body: {} }
  },
}

/** Asks for a magic link by its older name. */
export const requestLink: AuthCall = {
  name: 'auth.request-link',
  method: 'POST',
  path: '/magiclink',
  access: 'anyone',
  summary: 'Request a sign-in link',
  spends: () => [CALL_BUDGETS.otp],
  query: reading.REDIRECT_QUERY,
  takes: withCaptcha(Body),
  answers: { 200: NOTHING },
  async run(auth, request) {
    const wanted = reading.readBody(Body, request.body)
    if (wanted.email === '') throw invalid('Magic link requires an email')
    await requireHuman(auth, request)
    await mailCode(auth, wanted, request.query['redirect_to'], deviceOf(request).ip)
    return { status: 200, body: {} }
  },
}

async function mailCode(
  auth: Auth,
  wanted: Wanted,
  redirectTo: string | undefined,
  ip: string | null,
): Promise<void> {
  const { config, db } = auth.platform
  requireEmailWay(auth)
  const pkce = reading.readPkce(wanted)
  const email = reading.readEmail(wanted.email)
  const metadata = reading.readUserMetadata(wanted.data ?? {})
  if (wanted.create_user === false && !(await readUserByEmail(db, email)))
    throw new AuthRefusal('otp_disabled')
  if (!takesSignUps(auth) && !(await readUserByEmail(db, email))) throw new AuthRefusal('signup_disabled')
  await spendMail(auth, 'magiclink', email)
  const wish: MailWish = { redirectTo: allowedRedirect(config, redirectTo), pkce }
  await inTransaction(db, async (tx) => {
    const user = (await newcomerByEmail(tx, auth, email, metadata, ip)) ?? (await lockUserByEmail(tx, email))
    if (!user) return requestNothing(tx, auth, wish)
    await requestMail(tx, auth, user, 'magiclink', wish)
    await writeAudit(tx, 'user_recovery_requested', user, { ip })
  })
}

async function newcomerByEmail(
  tx: Tx,
  auth: Auth,
  email: string,
  metadata: Record<string, unknown>,
  ip: string | null,
): Promise<UserRow | undefined> {
  if (!takesSignUps(auth)) return undefined
  const id = uuidv7()
  const facts = addressFacts(id, email, false)
  const added = await insertUser(tx, {
    id,
    email,
    passwordHash: null,
    appMetadata: newAppMetadata(),
    userMetadata: { ...metadata, ...facts },
  })
  if (!added) return undefined
  await saveOwnIdentity(tx, id, 'email', facts)
  await writeAudit(tx, 'user_signedup', added, { ip, traits: { provider: 'email' } })
  return added
}

async function textCode(auth: Auth, wanted: Wanted, ip: string | null): Promise<void> {
  const { config, db } = auth.platform
  if (!config.auth.phone) throw new AuthRefusal('phone_provider_disabled', { status: 400 })
  requireSms(wanted.channel)
  const phone = reading.readPhone(wanted.phone)
  const metadata = reading.readUserMetadata(wanted.data ?? {})
  if (wanted.create_user === false && !(await readUserByPhone(db, phone)))
    throw new AuthRefusal('otp_disabled')
  if (!takesSignUps(auth) && !(await readUserByPhone(db, phone))) throw new AuthRefusal('signup_disabled')
  await spendText(auth, phone)
  await inTransaction(db, async (tx) => {
    const user = (await newcomerByPhone(tx, auth, phone, metadata, ip)) ?? (await lockUserByPhone(tx, phone))
    if (!user) return requestNoText(tx, auth)
    await requestText(tx, auth, user, 'recovery', phone)
    await writeAudit(tx, 'user_recovery_requested', user, { ip })
  })
}

async function newcomerByPhone(
  tx: Tx,
  auth: Auth,
  phone: string,
  metadata: Record<string, unknown>,
  ip: string | null,
): Promise<UserRow | undefined> {
  if (!takesSignUps(auth)) return undefined
  const id = uuidv7()
  const facts = phoneFacts(id, phone, false)
  const added = await insertUser(tx, {
    id,
    email: null,
    phone,
    passwordHash: null,
    appMetadata: newAppMetadata('phone'),
    userMetadata: { ...metadata, ...facts },
  })
  if (!added) return undefined
  await saveOwnIdentity(tx, id, 'phone', facts)
  await writeAudit(tx, 'user_signedup', added, { ip, traits: { provider: 'phone' } })
  return added
}
