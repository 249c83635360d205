import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'

const LOG_TYPES = {
  login: 'account',
  logout: 'account',
  user_signedup: 'team',
  user_repeated_signup: 'user',
  user_confirmation_requested: 'user',
  user_reauthenticate_requested: 'user',
  user_invited: 'team',
  invite_accepted: 'account',
  user_deleted: 'team',
  user_deletion_requested: 'user',
  user_recovery_requested: 'user',
  user_modified: 'user',
  user_updated_password: 'user',
  token_revoked: 'token',
  factor_in_progress: 'factor',
  factor_unenrolled: 'factor',
  factor_updated: 'factor',
  factor_deleted: 'factor',
  challenge_created: 'factor',
  verification_attempted: 'factor',
  recovery_codes_generated: 'recovery_codes',
  recovery_codes_deleted: 'recovery_codes',
  passkey_created: 'passkey',
  passkey_updated: 'passkey',
  passkey_deleted: 'passkey',
  identity_linked: 'user',
  identity_unlinked: 'user',
} as const
export type AuditAction = keyof typeof LOG_TYPES

/** Who did what from where. Never a secret. */
export async function writeAudit(
  tx: Tx,
  action: AuditAction,
  actor: { id: string; email: string | null },
  details: { ip: string | null; traits?: Record<string, unknown> },
): Promise<void> {
  const payload = {
    action,
    actor_id: actor.id,
    actor_username: actor.email ?? '',
    actor_via_sso: false,
    log_type: LOG_TYPES[action],
    ...(details.traits && { traits: details.traits }),
  }
  await tx
    .insertInto('auth.audit_log_entries')
    .values({ id: uuidv7(), payload: JSON.stringify(payload), ip_address: details.ip ?? '' })
    .execute()
}
