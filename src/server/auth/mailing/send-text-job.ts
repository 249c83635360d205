import { randomBytes, randomInt } from 'node:crypto'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { codeHash } from './accept-token.ts'
import { fillToken, readTokenToMail } from './token-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Version 1. Holds nothing that would let its reader sign in. */
    'auth.send-text': { tokenId: string; language: InterfaceLanguage }
  }
}

const CODES = 1_000_000
const HASH_BYTES = 32
const WORDS: Readonly<Record<InterfaceLanguage, string>> = {
  en: '{code} is your Mesob code. It is good for 5 minutes. Never tell it to anybody.',
  am: 'የመሶብ ኮድዎ {code} ነው። ለ5 ደቂቃ ያገለግላል። ለማንም አይንገሩ።',
}

/** Writes the message of a token that goes to a telephone. Sent again after a fault, only the last one counts. */
export function workSendText(auth: Auth): void {
  const { db, jobs, sms } = auth.platform
  jobs.work('auth.send-text', async ({ tokenId, language }) => {
    const token = await readTokenToMail(db, tokenId)
    if (!token) return
    const code = String(randomInt(CODES)).padStart(6, '0')
    // a message has no link: what stands in its place is the hash of nothing
    const hashes = { codeHash: codeHash(auth, tokenId, code), linkHash: randomBytes(HASH_BYTES) }
    if (!(await fillToken(db, tokenId, hashes))) return
    await sms.send({ to: `+${token.relates_to}`, text: WORDS[language].replace('{code}', code), token: code })
  })
}
