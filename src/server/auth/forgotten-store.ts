import { sql } from 'kysely'
import type { Database } from '#server/platform/database/transactions.ts'

/**
 * Flows, mails and challenges a day after they could be used, second factors nobody finished setting up after a
 * day, sessions three days after they were over, guests thirty days after they were last here.
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
  await deleteGuests(db)
}

/** Nobody can come back to a guest's account once its session is lost. Guests own nothing outside of auth. */
async function deleteGuests(db: Database): Promise<void> {
  await sql`with gone as (
    delete from auth.users person where is_anonymous and created_at < clock_now() - interval '30 days' and not exists (
      select from auth.sessions session where session.user_id = person.id
        and coalesce(session.refreshed_at, session.created_at) >= clock_now() - interval '30 days')
    returning id)
    delete from auth.audit_log_entries where payload ->> 'actor_id' in (select id::text from gone)`.execute(
    db,
  )
}
