import { sql } from 'kysely'
import type { Database } from '#server/platform/database/transactions.ts'

/**
 * Flows, mails and challenges a day after they could be used, second factors nobody finished setting up after a
 * day, sessions three days after they were over.
 */
export async function deleteForgotten(db: Database): Promise<void> {
  await sql`delete from auth.one_time_tokens where expires_at < clock_now() - interval '24 hours'`.execute(db)
  await sql`delete from auth.flow_state where created_at < clock_now() - interval '24 hours'`.execute(db)
  await sql`delete from auth.mfa_challenges where expires_at < clock_now() - interval '24 hours'`.execute(db)
  await sql`delete from auth.webauthn_challenges where expires_at < clock_now() - interval '24 hours'`.execute(
    db,
  )
  await sql`delete from auth.oauth_authorizations where expires_at < clock_now() - interval '24 hours'`.execute(
    db,
  )
  await sql`delete from auth.mfa_factors
    where status = 'unverified' and created_at < clock_now() - interval '24 hours'`.execute(db)
  await sql`delete from auth.web3_used_messages where expires_at < clock_now()`.execute(db)
  await sql`delete from auth.sessions where not_after < clock_now() - interval '72 hours'`.execute(db)
}
