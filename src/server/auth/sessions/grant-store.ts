import type { FactorRow } from '#server/auth/factors/factor-store.ts'
import type { IdentityRow, UserRow } from '#server/auth/users/user-store.ts'
import type { HotReads } from '#server/platform/database/hot-reads.ts'
import { fromJson, type JsonColumns } from '#server/platform/database/json-row.ts'
import type { Grant } from './open-session.ts'
import type { AmrEntry, SessionRow } from './session-store.ts'

const SESSION: JsonColumns<SessionRow> = {
  refresh_token_hmac_key: 'bytes',
  not_after: 'time',
  refreshed_at: 'time',
  created_at: 'time',
  updated_at: 'time',
}
const AMR: JsonColumns<AmrEntry> = { at: 'time' }
const USER: JsonColumns<UserRow> = {
  banned_until: 'time',
  confirmation_sent_at: 'time',
  confirmed_at: 'time',
  deleted_at: 'time',
  email_change_sent_at: 'time',
  email_confirmed_at: 'time',
  invited_at: 'time',
  last_sign_in_at: 'time',
  phone_change_sent_at: 'time',
  phone_confirmed_at: 'time',
  reauthentication_sent_at: 'time',
  recovery_sent_at: 'time',
  created_at: 'time',
  updated_at: 'time',
}
const IDENTITY: JsonColumns<IdentityRow> = {
  last_sign_in_at: 'time',
  created_at: 'time',
  updated_at: 'time',
}
const FACTOR: JsonColumns<FactorRow> = {
  secret: 'bytes',
  last_challenged_at: 'time',
  created_at: 'time',
  updated_at: 'time',
}

/** Asked at every refresh of every open page: one statement, prepared once. Exported for the benchmark. */
export const GRANT = {
  name: 'auth-grant',
  text: `select json_build_object(
           'session', s, 'user', u,
           'amr', (select json_agg(json_build_object('method', a.authentication_method, 'at', a.created_at)
                                   order by a.created_at desc)
                   from auth.mfa_amr_claims a where a.session_id = s.id),
           'identities', (select json_agg(i order by i.created_at, i.id)
                          from auth.identities i where i.user_id = u.id),
           'factors', (select json_agg(f order by f.created_at, f.id)
                       from auth.mfa_factors f where f.user_id = u.id))::text
         from auth.sessions s join auth.users u on u.id = s.user_id
         where s.id = $1 and u.deleted_at is null`,
}

/** No rows of a table are null, not an empty list. */
interface GrantJson {
  session: unknown
  user: unknown
  amr: unknown[] | null
  identities: unknown[] | null
  factors: unknown[] | null
}

/** A session with all that its answer shows, as it is now; null when it is over or its person is gone. */
export async function readGrant(hot: HotReads, sessionId: string): Promise<Grant | null> {
  const text = await hot.read(GRANT, [sessionId])
  if (text === null) return null
  const json = JSON.parse(text) as GrantJson
  return {
    session: fromJson(json.session, SESSION),
    user: fromJson(json.user, USER),
    amr: (json.amr ?? []).map((row) => fromJson(row, AMR)),
    identities: (json.identities ?? []).map((row) => fromJson(row, IDENTITY)),
    factors: (json.factors ?? []).map((row) => fromJson(row, FACTOR)),
  }
}
