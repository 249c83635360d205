import { AuthUser } from '#server/auth/users/user-view.ts'
import { z } from 'zod'
import { issueToken } from '#server/auth/mailing/issue-token.ts'
import { MAILS, type MailKind } from '#server/auth/mailing/mail-policy.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { hashPassword } from '#server/auth/passwords/check-password.ts'
import { requireGoodPassword } from '#server/auth/passwords/choose-password.ts'
import { showUser } from '#server/auth/users/show-user.ts'
import { changeUser, lockUserByEmail, readUserByEmail, type UserRow } from '#server/auth/users/user-store.ts'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { requireAdmin } from '#server/auth/wire/read-admin.ts'
import { Optional, readBody, readEmail, REDIRECT_QUERY, requireFits } from '#server/auth/wire/read-body.ts'
import { allowedRedirect } from '#server/auth/wire/redirect-policy.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { findOrCreateUser } from './find-or-create-user.ts'

const KINDS = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const

const Body = z.object({
  type: Optional.text,
  email: Optional.text,
  new_email: Optional.text,
  password: Optional.text,
  data: Optional.data,
  redirect_to: Optional.text,
})

const IssuedLink = AuthUser.extend({
  action_link: z.url(),
  email_otp: z.string(),
  hashed_token: z.string(),
  verification_type: z.string(),
  redirect_to: z.url(),
})

interface Wanted {
  kind: MailKind
  email: string
  newEmail: string | null
  passwordHash: string | null
  metadata: Record<string, unknown>
}

/** Code and link of a mail, for a program of the operator that delivers them itself. Nothing is sent. */
export const issueLink: AuthCall = {
  name: 'auth.issue-link',
  method: 'POST',
  path: '/admin/generate_link',
  access: 'service key',
  summary: 'Create a mail link without sending it',
  query: REDIRECT_QUERY,
  takes: Body,
  answers: { 200: IssuedLink },
  async run(auth, request) {
    await requireAdmin(auth, request)
    const sent = readBody(Body, request.body)
    const kind = KINDS.find((one) => one === sent.type)
    if (!kind) throw invalid('Invalid email action link type requested')
    const email = readEmail(sent.email)
    const newEmail = kind.startsWith('email_change') ? readEmail(sent.new_email) : null
    if (kind === 'signup' && sent.password === '') throw invalid('Signup requires a valid password')
    if (kind === 'signup') requireGoodPassword(auth, sent.password, email)
    requireFits(sent.data ?? {})
    const passwordHash = kind === 'signup' ? await hashPassword(sent.password) : null
    const wanted: Wanted = { kind, email, newEmail, passwordHash, metadata: sent.data ?? {} }
    const asked = sent.redirect_to === '' ? request.query['redirect_to'] : sent.redirect_to
    const redirectTo = allowedRedirect(auth.platform.config, asked)
    const { user, code, link } = await inTransaction(auth.platform.db, (tx) => issue(tx, auth, wanted))
    const verification = MAILS[kind].linkType
    const query = new URLSearchParams({ token: link, type: verification, redirect_to: redirectTo })
    const links = {
      action_link: `${auth.issuer}/verify?${query.toString()}`,
      email_otp: code,
      hashed_token: link,
      verification_type: verification,
      redirect_to: redirectTo,
    }
    return { status: 200, body: { ...user, ...links } }
  },
}

async function issue(tx: Tx, auth: Auth, wanted: Wanted) {
  const { kind, newEmail } = wanted
  let user = await personOf(tx, wanted)
  const at = auth.platform.clock.now()
  if (newEmail !== null) {
    if (await readUserByEmail(tx, newEmail)) throw new AuthRefusal('email_exists')
    const waiting = user.email_change === newEmail
    user = await changeUser(tx, user.id, {
      email_change: newEmail,
      email_change_sent_at: at,
      ...(!waiting && { email_change_confirm_status: 0 }),
    })
  }
  if (kind === 'invite') user = await changeUser(tx, user.id, { invited_at: at })
  const address = kind === 'email_change_new' && newEmail !== null ? newEmail : wanted.email
  const made = await issueToken(tx, auth, { userId: user.id, kind, address })
  return { ...made, user: await showUser(tx, user) }
}

async function personOf(tx: Tx, { kind, email, metadata, passwordHash }: Wanted): Promise<UserRow> {
  if (kind === 'signup' || kind === 'invite') return findOrCreateUser(tx, { email, metadata, passwordHash })
  const known = await lockUserByEmail(tx, email)
  if (known) return known
  if (kind === 'magiclink') return findOrCreateUser(tx, { email, metadata, passwordHash: null })
  throw new AuthRefusal('user_not_found', { status: 404, message: 'User with this email not found' })
}
