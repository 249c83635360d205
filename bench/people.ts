import { loadSigningKeys } from '#server/auth/keys/load-signing-keys.ts'
import { signToken } from '#server/auth/keys/sign-token.ts'
import type { Config } from '#server/platform/config.ts'
import type { OpenDatabase } from '#server/platform/database/open-database.ts'

export interface SignedIn {
  userId: string
  token: string
}

/** Long enough for the longest run. */
const TOKEN_SECONDS = 6 * 3600

/** Opens a session for each of these people, as signing in would, but for the password. */
export async function signIn(
  { pool }: Pick<OpenDatabase, 'pool'>,
  { dataDir, auth, publicUrl }: Pick<Config, 'dataDir' | 'auth' | 'publicUrl'>,
  userIds: readonly string[],
): Promise<SignedIn[]> {
  const { rows } = await pool.query<{ id: string; user_id: string }>(
    `insert into auth.sessions (id, user_id, refresh_token_hmac_key)
     select gen_random_uuid(), user_id, '\\x00' from unnest($1::uuid[]) as user_id returning id, user_id`,
    [userIds],
  )
  const signer = {
    keys: loadSigningKeys(dataDir, auth.signingAlgorithm),
    issuer: `${publicUrl}/auth/v1`,
    now: new Date(),
  }
  return Promise.all(
    rows.map(async ({ id, user_id }) => {
      const claims = {
        sub: user_id,
        aud: 'authenticated',
        role: 'authenticated',
        session_id: id,
        aal: 'aal1',
      }
      return { userId: user_id, token: await signToken(signer, claims, TOKEN_SECONDS) }
    }),
  )
}
