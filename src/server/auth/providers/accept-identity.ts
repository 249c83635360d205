import { queueNotice } from '#server/auth/mailing/send-notice-job.ts'
import { writeAudit } from '#server/auth/audit-store.ts'
import { requireSignUps } from '#server/auth/check-way-in.ts'
import { deleteTokens } from '#server/auth/mailing/token-store.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { closeSessions } from '#server/auth/sessions/close-sessions.ts'
import { emitFirstSignIn } from '#server/auth/sessions/open-session.ts'
import { changeContacts } from '#server/auth/users/change-contacts.ts'
import { isConfirmed, mergeMetadata } from '#server/auth/users/user-policy.ts'
import {
  changeUser,
  type IdentityRow,
  insertUser,
  lockUser,
  lockUserByEmail,
  readIdentities,
  readUserByEmail,
  type UserRow,
} from '#server/auth/users/user-store.ts'
import { requireFits } from '#server/auth/wire/read-body.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { ProviderAccount } from './account-policy.ts'
import {
  deleteIdentitiesOf,
  holdIdentity,
  insertIdentity,
  readIdentity,
  renewIdentity,
} from './identity-store.ts'

/** Somebody came back from a provider. */
export interface Arrival {
  provider: string
  account: ProviderAccount
  /** May they come without an address that is shown to be theirs? */
  emailOptional: boolean
  /** The account that the identity is to be added to; null for a sign-in. */
  linkTo: string | null
  ip: string | null
}

/** Whose account it is; or whose address has to be confirmed before (nobody's when it belongs to another account). */
export type Acceptance = { userId: string } | { unconfirmed: string | null }

/**
 * Finds or makes the account of an identity. An identity belongs to an account by its id at the provider; a new
 * one joins an account of the same address only when the provider answers for that address, because everybody
 * can write anybody's address somewhere. An account whose own address was never confirmed is then taken over
 * empty: whoever opened it in advance keeps nothing of it.
 * @throws AuthRefusal identity_already_exists, signup_disabled, validation_failed without an address
 */
export async function acceptIdentity(tx: Tx, auth: Auth, arrival: Arrival): Promise<Acceptance> {
  const { provider, account, linkTo } = arrival
  await holdIdentity(tx, provider, account.sub)
  const known = await readIdentity(tx, provider, account.sub)
  if (linkTo !== null) return { userId: await link(tx, auth, arrival, linkTo, known) }
  if (known) return returnTo(tx, auth, arrival, known)
  if (account.email === null && !arrival.emailOptional) {
    throw invalid('The provider did not give an email address')
  }
  if (account.email !== null && !account.emailVerified)
    return arriveUnverified(tx, auth, arrival, account.email)
  return { userId: await arrive(tx, auth, arrival) }
}

async function link(
  tx: Tx,
  auth: Auth,
  arrival: Arrival,
  userId: string,
  known: IdentityRow | undefined,
): Promise<string> {
  if (known) {
    const message =
      known.user_id === userId ? 'Identity is already linked' : 'Identity is already linked to another user'
    throw new AuthRefusal('identity_already_exists', { message })
  }
  const user = await lockUser(tx, userId)
  if (!user) throw new AuthRefusal('user_not_found')
  await join(tx, auth, user, arrival)
  if (user.is_anonymous || user.email === null) await settleGuest(tx, auth, user, arrival.account)
  return userId
}

/** A guest who shows an identity is one no longer, and has its address if nobody else does. */
async function settleGuest(tx: Tx, auth: Auth, user: UserRow, account: ProviderAccount): Promise<void> {
  const free = account.email !== null && account.emailVerified && !(await readUserByEmail(tx, account.email))
  await changeContacts(tx, auth, user.id, {
    is_anonymous: false,
    ...(free && { email: account.email, email_confirmed_at: auth.platform.clock.now() }),
  })
  if (user.is_anonymous) await emitFirstSignIn(tx, auth, user, auth.platform.clock.now())
}

async function returnTo(tx: Tx, auth: Auth, arrival: Arrival, known: IdentityRow): Promise<Acceptance> {
  const { account } = arrival
  const user = await lockUser(tx, known.user_id)
  if (!user) throw new AuthRefusal('user_not_found')
  await renewIdentity(tx, known.id, identityData(account))
  const unconfirmed = user.email !== null && !isConfirmed(user)
  if (!unconfirmed) return { userId: user.id }
  if (account.emailVerified && account.email === user.email) {
    await changeContacts(tx, auth, user.id, { email_confirmed_at: auth.platform.clock.now() })
    return { userId: user.id }
  }
  return arrival.emailOptional ? { userId: user.id } : { unconfirmed: user.id }
}

/** The address may be anybody's: it opens an account of its own at most, and only when it has been confirmed. */
async function arriveUnverified(tx: Tx, auth: Auth, arrival: Arrival, email: string): Promise<Acceptance> {
  if (await readUserByEmail(tx, email)) return { unconfirmed: null }
  const user = await create(tx, auth, arrival, email)
  if (!user) return { unconfirmed: null }
  if (isConfirmed(user)) return { userId: user.id }
  return { unconfirmed: user.id }
}

async function arrive(tx: Tx, auth: Auth, arrival: Arrival): Promise<string> {
  const { email } = arrival.account
  // the second round is for an account that was made between the look and the write
  for (let round = 0; round < 2; round++) {
    const owner = email === null ? undefined : await lockUserByEmail(tx, email)
    if (owner && isConfirmed(owner)) {
      await join(tx, auth, owner, arrival)
      return owner.id
    }
    if (owner && isUnclaimed(owner)) {
      await takeOver(tx, auth, owner, arrival)
      return owner.id
    }
    if (owner) await loseAddress(tx, owner)
    const created = await create(tx, auth, arrival, email)
    if (created) return created.id
  }
  throw new AuthRefusal('conflict')
}

/** Nobody has ever been in it. */
function isUnclaimed(user: UserRow): boolean {
  return user.last_sign_in_at === null && user.phone_confirmed_at === null
}

/** Somebody wrote the address into an account that is theirs by other means. */
async function loseAddress(tx: Tx, user: UserRow): Promise<void> {
  await deleteTokens(tx, user.id)
  await deleteIdentitiesOf(tx, user.id, 'email')
  await changeUser(tx, user.id, { email: null, email_change: null, email_change_confirm_status: 0 })
}

async function takeOver(tx: Tx, auth: Auth, user: UserRow, arrival: Arrival): Promise<void> {
  const { provider, account, ip } = arrival
  await deleteTokens(tx, user.id)
  await deleteIdentitiesOf(tx, user.id)
  await closeSessions(tx, auth, user.id)
  await changeContacts(tx, auth, user.id, {
    encrypted_password: null,
    email_confirmed_at: auth.platform.clock.now(),
    email_change: null,
    email_change_confirm_status: 0,
    raw_app_meta_data: JSON.stringify({ provider, providers: [provider] }),
    raw_user_meta_data: JSON.stringify(identityData(account)),
  })
  await add(tx, user.id, arrival)
  await writeAudit(tx, 'user_signedup', user, { ip, traits: { provider } })
}

/** Undefined when the address is taken. */
async function create(
  tx: Tx,
  auth: Auth,
  arrival: Arrival,
  email: string | null,
): Promise<UserRow | undefined> {
  requireSignUps(auth)
  const { provider, account, ip } = arrival
  const added = await insertUser(tx, {
    id: uuidv7(),
    email,
    passwordHash: null,
    appMetadata: { provider, providers: [provider] },
    userMetadata: identityData(account),
  })
  if (!added) return undefined
  await add(tx, added.id, arrival)
  await writeAudit(tx, 'user_signedup', added, { ip, traits: { provider } })
  const confirmed = email !== null && (account.emailVerified || auth.platform.config.mail.autoconfirm)
  return confirmed ? changeUser(tx, added.id, { email_confirmed_at: auth.platform.clock.now() }) : added
}

async function join(tx: Tx, auth: Auth, user: UserRow, arrival: Arrival): Promise<void> {
  const { provider, account, ip } = arrival
  await add(tx, user.id, arrival)
  const identities = await readIdentities(tx, user.id)
  await changeUser(tx, user.id, {
    raw_app_meta_data: JSON.stringify(withProviders(user.raw_app_meta_data, identities)),
    ...withClientEvents(user, account),
  })
  await writeAudit(tx, 'identity_linked', user, { ip, traits: { provider, provider_id: account.sub } })
  await queueNotice(tx, auth, user, 'identity_linked')
}

function add(tx: Tx, userId: string, { provider, account }: Arrival): Promise<void> {
  return insertIdentity(tx, {
    id: uuidv7(),
    userId,
    provider,
    providerId: account.sub,
    data: identityData(account),
  })
}

export function identityData(account: ProviderAccount): Record<string, unknown> {
  return {
    ...account.ownMetadata,
    sub: account.sub,
    ...(account.email !== null && { email: account.email }),
    email_verified: account.emailVerified,
    phone_verified: false,
  }
}

/** The ways in that an account has, the first of them as the one it was opened with. */
export function withProviders(
  metadata: unknown,
  identities: readonly Pick<IdentityRow, 'provider'>[],
): Record<string, unknown> {
  const providers = [...new Set(identities.map(({ provider }) => provider))]
  const metadataNow = mergeMetadata(metadata, { providers })
  const first = metadataNow['provider']
  const stands = typeof first === 'string' && providers.includes(first)
  return stands ? metadataNow : { ...metadataNow, provider: providers[0] ?? '' }
}

/** What people say about themselves stands; the provider fills gaps, if there is room. */
function withClientEvents(user: UserRow, account: ProviderAccount): { raw_user_meta_data?: string } {
  const merged = { ...account.ownMetadata, ...mergeMetadata(user.raw_user_meta_data, {}) }
  try {
    requireFits(merged)
  } catch {
    return {}
  }
  return { raw_user_meta_data: JSON.stringify(merged) }
}
