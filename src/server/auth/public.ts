import type { UserId } from '#contract/profiles/profile.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Config } from '#server/platform/config.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { workCleanAuth } from './clean-auth-job.ts'
import { importSigningKey } from './keys/import-signing-key.ts'
import { loadSigningKeys } from './keys/load-signing-keys.ts'
import { rotateSigningKeys } from './keys/rotate-signing-keys.ts'
import { signApiKey } from './keys/sign-token.ts'
import { workSendFactorCode } from './factors/send-factor-code-job.ts'
import type { NoticeKind } from './mailing/notice-view.ts'
import { queueNotice, workSendNotice } from './mailing/send-notice-job.ts'
import { workSendMail } from './mailing/send-mail-job.ts'
import { workSendText } from './mailing/send-text-job.ts'
import { openAuth } from './open-auth.ts'
import { deletePerson, readPerson } from './person-store.ts'
import { readUser } from './users/user-store.ts'
import { workEndSuspensions } from './suspensions/end-suspensions-job.ts'

export { type AccountRow, countNewPeople, findAccounts, keepSpeakers } from './account-store.ts'
export { createPerson } from './create-person.ts'
export { lockDueDeletion, readDueDeletions } from './deletion/deletion-store.ts'
export { hashPassword } from './passwords/check-password.ts'
export { findReceiver, readContacts, readStanding } from './read-standing.ts'
export { changeRole } from './roles/change-role.ts'
export { isConfirmed } from './standing-policy.ts'
export { findAdmins } from './roles/role-store.ts'
export { highestRole } from './roles/role-policy.ts'
export { grantRole } from './roles/grant-role.ts'
export { mintSession } from './sessions/issue-session.ts'
export { requireRecentSignIn } from './sessions/require-recent-sign-in.ts'
export { authenticate, authenticateAll } from './sessions/verify-session.ts'
export { endSuspension, suspendAccount } from './suspensions/suspend-account.ts'
export { findSuspended } from './suspensions/suspension-store.ts'

declare module '#server/platform/events.ts' {
  interface EventPayloads {
    /**
     * In the transaction of somebody's very first session. The name is one that a profile may have; of the terms, the
     * edition that they say they accepted.
     */
    'auth.signed-in-first': { userId: UserId; fullName: string; terms: string | null; at: Date }
    /** In the transaction in which somebody says which edition of the terms they accepted. */
    'auth.terms-noted': { userId: UserId; terms: string; at: Date }
    /** In the transaction that ended these sessions. */
    'auth.signed-out': { userId: UserId; sessionIds: readonly string[]; at: Date }
    /** In the transaction that begins the days of grace, after which all that is kept of the person goes. */
    'auth.deletion-requested': { userId: UserId }
    /** In the transaction of a change of an account that its owner is notified of. */
    'auth.owner-notified': { userId: UserId; kind: NoticeKind }
    /** In the transaction that changed somebody's address or telephone, or what is confirmed of them. */
    'auth.contacts-changed': { userId: UserId }
    /** In the transaction that suspends somebody; null: for good. */
    'auth.suspended': { userId: UserId; endsAt: Date | null }
    /** In the transaction that ends a suspension, be its time over or not. */
    'auth.suspension-ended': { userId: UserId }
    /** In the transaction of the sign-in that ended those days: everything is as before. */
    'auth.deletion-cancelled': { userId: UserId }
    /** In the transaction in which the operator removes an account: whatever else is kept of the person has to go. */
    'auth.account-removed': { userId: UserId }
  }
}

/** The public key that browsers send as `apikey`. It proves nothing. */
export function anonKey(platform: Platform): Promise<string> {
  return openAuth(platform).anonKey
}

/** The two keys of an installation, from its configuration alone: no server has to run. */
export async function issueApiKeys(config: Config): Promise<{ anon: string; service: string }> {
  const keys = loadSigningKeys(config.dataDir, config.auth.signingAlgorithm)
  const signer = { keys, issuer: `${config.publicUrl}/auth/v1`, now: new Date() }
  return { anon: await signApiKey(signer, 'anon'), service: await signApiKey(signer, 'service_role') }
}

/** The next key signs access tokens from now on. Returns its id. */
export function rotateKeys({ dataDir, auth }: Config, now: Date): string {
  return rotateSigningKeys(dataDir, auth.signingAlgorithm, now)
}

/** A key that was made elsewhere signs access tokens from now on. Returns its id. */
export function importKey({ dataDir, auth }: Config, text: string, now: Date): Promise<string> {
  return importSigningKey(dataDir, auth.signingAlgorithm, text, now)
}

/** By mail and in the ways of features above. Nothing happens for an account that is gone. */
export async function notifyOwner(
  tx: Tx,
  platform: Platform,
  { userId, kind }: { userId: UserId; kind: NoticeKind },
): Promise<void> {
  const user = await readUser(tx, userId)
  if (user) await queueNotice(tx, openAuth(platform), user, kind)
}

/** Registers the background jobs; to be called before the queue starts. */
export function workAuthJobs(platform: Platform): void {
  const auth = openAuth(platform)
  workSendMail(auth)
  workSendText(auth)
  workSendNotice(auth)
  workSendFactorCode(auth)
  workCleanAuth(auth)
  workEndSuspensions(platform)
}

export const personalData: PersonalData = {
  feature: 'auth',
  tables: [
    'auth.account_deletions',
    'auth.audit_log_entries',
    'auth.flow_state',
    'auth.identities',
    'auth.mfa_amr_claims',
    'auth.mfa_challenges',
    'auth.mfa_factors',
    'auth.mfa_recovery_codes',
    'auth.oauth_authorizations',
    'auth.oauth_consents',
    'auth.one_time_tokens',
    'auth.saml_relay_states',
    'auth.sessions',
    'auth.users',
    'auth.webauthn_challenges',
    'auth.webauthn_credentials',
    'public.user_roles',
    'public.user_suspension',
  ],
  export: readPerson,
  purge: deletePerson,
}
