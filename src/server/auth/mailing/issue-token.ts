import { randomBytes, randomInt } from 'node:crypto'
import { AUTH_RULES } from '#server/auth/auth-policy.ts'
import { keyedHash } from '#server/platform/secrets.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { codeHash } from './accept-token.ts'
import { MAILS, type MailKind } from './mail-policy.ts'
import { deleteTokens, fillToken, insertToken } from './token-store.ts'

const CODES = 1_000_000
const LINK_BYTES = 32

/** A token that the operator's own program delivers: it gets code and link instead of a mail. */
export async function issueToken(
  tx: Tx,
  auth: Auth,
  wanted: { userId: string; kind: MailKind; address: string },
): Promise<{ code: string; link: string }> {
  const { token: type } = MAILS[wanted.kind]
  await deleteTokens(tx, wanted.userId, [type])
  const id = uuidv7()
  const expiresAt = new Date(auth.platform.clock.now().getTime() + AUTH_RULES.oneTimeToken)
  await insertToken(tx, {
    id,
    userId: wanted.userId,
    type,
    address: wanted.address,
    flowId: null,
    expiresAt,
  })
  const code = String(randomInt(CODES)).padStart(6, '0')
  const link = randomBytes(LINK_BYTES).toString('base64url')
  const linkHash = keyedHash(auth.secrets.codes, link)
  await fillToken(tx, id, { codeHash: codeHash(auth, id, code), linkHash })
  return { code, link }
}
