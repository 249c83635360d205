import { CALL_BUDGETS } from '#server/auth/budget-policy.ts'
import { z } from 'zod'
import { writeAudit } from '#server/auth/audit-store.ts'
import { requireEmailWay, requireSignUps } from '#server/auth/check-way-in.ts'
import { requireHuman, withCaptcha } from '#server/auth/captcha/check-captcha.ts'
import { type MailWish, requestMail, requestNothing, spendMail } from '#server/auth/mailing/request-mail.ts'
import { requireSms } from '#server/auth/mailing/request-text.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { requireGoodPassword } from '#server/auth/passwords/choose-password.ts'
import {
  reclaimUnconfirmedAccount,
  isWithoutEmail,
} from '#server/auth/providers/reclaim-unconfirmed-account.ts'
import { openSession } from '#server/auth/sessions/open-session.ts'
import type { Device } from '#server/auth/sessions/session-store.ts'
import { AuthSession, sessionView } from '#server/auth/sessions/session-view.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import {
  Optional,
  PkceFields,
  readBody,
  readEmail,
  readPkce,
  readUserMetadata,
  REDIRECT_QUERY,
} from '#server/auth/wire/read-body.ts'
import { allowedRedirect } from '#server/auth/wire/redirect-policy.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { WireAnswer } from '#server/platform/wire.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { type ChosenPassword, shareAccount, untilSettled, weighPassword } from './share-account.ts'
import { signUpAsGuest } from './sign-up-as-guest.ts'
import { type SignedUp, signUpByPhone } from './sign-up-by-phone.ts'
import { addressFacts, isConfirmed, newAppMetadata } from './user-policy.ts'
import {
  changeUser,
  insertEmailIdentity,
  insertUser,
  lockUserByEmail,
  readIdentities,
  readUserByEmail,
  type UserRow,
} from './user-store.ts'
import { AuthUser, newUserView, userView } from './user-view.ts'

const Body = z.object({
  email: Optional.text,
  phone: Optional.text,
  channel: Optional.text,
  password: Optional.text,
  data: Optional.data,
  ...PkceFields,
})

interface SignUp {
  id: string
  email: string
  chosen: ChosenPassword
  metadata: Record<string, unknown>
  wish: MailWish
  device: Device
}

/**
 * An account with address and password; it opens when its mail is answered. A confirmed address answers an invented
 * person and sends nothing, an unconfirmed one is mailed again. As the wire has it, the invented person has no
 * identities, so a program can tell the two apart, which a form should not. Which of its senders reads that mail is not known: sent with different passwords,
 * it opens without any, and the reader chooses one.
 */
export const signUp: AuthCall = {
  name: 'auth.sign-up',
  limit: CALL_BUDGETS.signUp,
  method: 'POST',
  path: '/signup',
  access: 'anyone',
  summary: 'Sign up',
  query: REDIRECT_QUERY,
  takes: withCaptcha(Body),
  answers: { 200: z.union([AuthSession, AuthUser]) },
  async run(auth, request) {
    const body = readBody(Body, request.body)
    const { config, db } = auth.platform
    if (body.email !== '' && body.phone !== '') {
      throw invalid('Only an email address or phone number should be provided on signup.')
    }
    if (body.email === '' && body.phone === '' && body.password !== '') {
      throw invalid('To signup, please provide your email or phone number')
    }
    requireSignUps(auth)
    await requireHuman(auth, request)
    if (body.email === '' && body.phone === '') {
      return { status: 200, body: await signUpAsGuest(auth, request, body.data ?? {}) }
    }
    if (body.password === '') throw invalid('Signup requires a valid password')
    if (body.phone !== '') {
      requireSms(body.channel)
      const { phone, password, data } = body
      return answer(auth, await signUpByPhone(auth, { phone, password, data, device: deviceOf(request) }))
    }
    requireEmailWay(auth, { status: 400, message: 'Email signups are disabled' })
    const pkce = readPkce(body)
    const email = readEmail(body.email)
    const ownMetadata = readUserMetadata(body.data ?? {})
    requireGoodPassword(auth, body.password, email)
    if (!config.mail.autoconfirm) await spendMail(auth, 'signup', email)

    const id = uuidv7()
    const wish: Omit<SignUp, 'chosen'> = {
      id,
      email,
      metadata: { ...ownMetadata, ...addressFacts(id, email, config.mail.autoconfirm) },
      wish: { redirectTo: allowedRedirect(config, request.query['redirect_to']), pkce },
      device: deviceOf(request),
    }
    const result = await untilSettled(async () => {
      const chosen = await weighPassword(await readUserByEmail(db, email), body.password)
      return inTransaction(db, (tx) => settle(tx, auth, { ...wish, chosen }))
    })
    return answer(auth, result)
  },
}

async function answer(auth: Auth, result: SignedUp): Promise<WireAnswer> {
  return { status: 200, body: 'user' in result ? result.user : await sessionView(auth, result.grant) }
}

async function settle(tx: Tx, auth: Auth, wish: SignUp): Promise<SignedUp | null> {
  const { id, email, chosen, metadata } = wish
  const added = await insertUser(tx, {
    id,
    email,
    passwordHash: chosen.hash,
    appMetadata: newAppMetadata(),
    userMetadata: metadata,
  })
  if (added) return welcome(tx, auth, added, wish)
  if (auth.platform.config.mail.autoconfirm) throw new AuthRefusal('user_already_exists')
  return repeat(tx, auth, wish)
}

async function welcome(tx: Tx, auth: Auth, added: UserRow, wish: SignUp): Promise<SignedUp> {
  const { clock, config } = auth.platform
  const confirmed = config.mail.autoconfirm
  const facts = addressFacts(added.id, wish.email, confirmed)
  await insertEmailIdentity(tx, { id: uuidv7(), userId: added.id, data: facts })
  await writeAudit(tx, 'user_signedup', added, { ip: wish.device.ip, traits: { provider: 'email' } })
  if (confirmed) {
    await changeUser(tx, added.id, { email_confirmed_at: clock.now() })
    const opening = { method: 'password', device: wish.device, bannedStatus: 403 } as const
    return { grant: await openSession(tx, auth, added.id, opening) }
  }
  const user = await requestMail(tx, auth, added, 'signup', wish.wish)
  return { user: userView(user, await readIdentities(tx, user.id)) }
}

/** @returns null when it is not known how the password of the account compares: it came or changed meanwhile */
async function repeat(tx: Tx, auth: Auth, wish: SignUp): Promise<SignedUp | null> {
  const { email, metadata, device, chosen } = wish
  const now = auth.platform.clock.now()
  const existing = await lockUserByEmail(tx, email)
  if (!existing) throw new AuthRefusal('over_email_send_rate_limit') // removed this very moment: the sender tries again
  if (!isConfirmed(existing) && existing.encrypted_password !== chosen.heldAgainst) return null
  await writeAudit(tx, 'user_repeated_signup', existing, { ip: device.ip, traits: { provider: 'email' } })
  if (isConfirmed(existing)) {
    await requestNothing(tx, auth, wish.wish)
    return { user: newUserView({ id: wish.id, email, metadata, at: now }, []) }
  }
  const foreign = isWithoutEmail(await readIdentities(tx, existing.id))
  // what an earlier sender said about themselves is not for this one to see
  const own = { ...metadata, ...addressFacts(existing.id, email, false) }
  const asked = foreign
    ? await reclaimUnconfirmedAccount(tx, auth, existing, chosen.hash)
    : await shareAccount(tx, existing, chosen, own)
  await requestMail(tx, auth, asked, 'signup', wish.wish)
  const shown = { id: existing.id, email, metadata: own, at: now }
  return { user: newUserView(shown, await readIdentities(tx, existing.id)) }
}
