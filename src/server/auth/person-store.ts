import { sql } from 'kysely'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Tx } from '#server/platform/database/transactions.ts'

/** Rows of a person, without what is secret even from themselves (hashes, keys, tokens). */
export async function readPerson(tx: Tx, userId: UserId): Promise<Record<string, unknown[]>> {
  const own = async (query: ReturnType<typeof sql<{ row: unknown }>>) =>
    (await query.execute(tx)).rows.map(({ row }) => row)
  return {
    'auth.users': await own(sql`
      select to_jsonb(person) - 'encrypted_password' as row from auth.users person where id = ${userId}`),
    'auth.account_deletions': await own(sql`
      select to_jsonb(asked) as row from auth.account_deletions asked where user_id = ${userId}`),
    'auth.identities': await own(sql`
      select to_jsonb(identity) as row from auth.identities identity where user_id = ${userId}`),
    'auth.sessions': await own(sql`
      select to_jsonb(session) - 'refresh_token_hmac_key' as row from auth.sessions session
      where user_id = ${userId} order by created_at`),
    'auth.mfa_amr_claims': await own(sql`
      select to_jsonb(claim) as row from auth.mfa_amr_claims claim
      join auth.sessions session on session.id = claim.session_id where session.user_id = ${userId}`),
    'auth.mfa_factors': await own(sql`
      select to_jsonb(factor) - 'secret' as row from auth.mfa_factors factor where user_id = ${userId}`),
    'auth.mfa_challenges': await own(sql`
      select to_jsonb(challenge) - 'code_hash' as row from auth.mfa_challenges challenge
      join auth.mfa_factors factor on factor.id = challenge.factor_id where factor.user_id = ${userId}`),
    'auth.mfa_recovery_codes': await own(sql`
      select to_jsonb(code) - 'code_hash' as row from auth.mfa_recovery_codes code
      join auth.mfa_factors factor on factor.id = code.factor_id where factor.user_id = ${userId}`),
    'auth.webauthn_credentials': await own(sql`
      select to_jsonb(credential) as row from auth.webauthn_credentials credential where user_id = ${userId}`),
    'auth.webauthn_challenges': await own(sql`
      select to_jsonb(asked) as row from auth.webauthn_challenges asked where user_id = ${userId}`),
    'auth.one_time_tokens': await own(sql`
      select to_jsonb(token) - 'code_hash' - 'link_hash' as row from auth.one_time_tokens token
      where user_id = ${userId}`),
    'auth.flow_state': await own(sql`
      select to_jsonb(flow) - '{auth_code,browser_hash,provider_access_token,provider_refresh_token}'::text[] as row
      from auth.flow_state flow where user_id = ${userId} or linking_target_id = ${userId}`),
    'auth.saml_relay_states': await own(sql`
      select to_jsonb(relay) as row from auth.saml_relay_states relay
      join auth.flow_state flow on flow.id = relay.flow_state_id
      where flow.user_id = ${userId} or flow.linking_target_id = ${userId}`),
    'auth.oauth_authorizations': await own(sql`
      select to_jsonb(asked) - 'code_hash' as row from auth.oauth_authorizations asked
      where user_id = ${userId}`),
    'auth.oauth_consents': await own(sql`
      select to_jsonb(consent) as row from auth.oauth_consents consent where user_id = ${userId}`),
    'auth.audit_log_entries': await own(sql`
      select to_jsonb(entry) as row from auth.audit_log_entries entry
      where payload ->> 'actor_id' = ${userId} order by created_at`),
    'public.user_roles': await own(sql`
      select to_jsonb(held) as row from user_roles held where user_id = ${userId}`),
    'public.user_suspension': await own(sql`
      select to_jsonb(held) as row from user_suspension held where user_id = ${userId}`),
  }
}

/** Everything else hangs on the account and goes with it. */
export async function deletePerson(tx: Tx, userId: UserId): Promise<void> {
  await sql`delete from auth.audit_log_entries where payload ->> 'actor_id' = ${userId}`.execute(tx)
  await tx.deleteFrom('auth.users').where('id', '=', userId).execute()
}
