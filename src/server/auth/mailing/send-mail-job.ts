import { randomBytes, randomInt } from 'node:crypto'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { keyedHash } from '#server/platform/secrets.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { codeHash } from './accept-token.ts'
import { linkToken, MAILS, type MailKind } from './mail-policy.ts'
import { mailView } from './mail-view.ts'
import { fillToken, readTokenToMail } from './token-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Version 1. Holds nothing that would let its reader sign in. */
    'auth.send-mail': { tokenId: string; kind: MailKind; language: InterfaceLanguage; redirectTo: string }
  }
}

const CODES = 1_000_000
const LINK_BYTES = 32

/** Writes the mail of a token. A token that is gone needs none; sent again after a fault, only the last mail counts. */
export function workSendMail(auth: Auth): void {
  const { db, jobs, mail } = auth.platform
  jobs.work('auth.send-mail', async ({ tokenId, kind, language, redirectTo }) => {
    const token = await readTokenToMail(db, tokenId)
    if (!token) return
    const code = String(randomInt(CODES)).padStart(6, '0')
    const link = linkToken(randomBytes(LINK_BYTES).toString('base64url'), token.flow_state_id !== null)
    const hashes = { codeHash: codeHash(auth, tokenId, code), linkHash: keyedHash(auth.secrets.codes, link) }
    if (!(await fillToken(db, tokenId, hashes))) return
    const query = new URLSearchParams({ token: link, type: MAILS[kind].linkType, redirect_to: redirectTo })
    const actionLink = `${auth.issuer}/verify?${query.toString()}`
    await mail.send({
      to: token.relates_to,
      ...mailView({ kind, language, code, link: actionLink, newEmail: token.new_email ?? '' }),
      token: code,
      ...(kind !== 'reauthentication' && { token_hash: link, action_link: actionLink }),
    })
  })
}
