import { randomInt } from 'node:crypto'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { codeHash } from '#server/auth/mailing/accept-token.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { fillChallenge, readNumberToText } from './challenge-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Version 1. Holds nothing that would let its reader sign in. */
    'auth.send-factor-code': { challengeId: string; language: InterfaceLanguage }
  }
}

const CODES = 1_000_000

const WORDS: Readonly<Record<InterfaceLanguage, string>> = {
  en: '{code} is your Mesob code. It is good for 5 minutes. Never tell it to anybody.',
  am: 'የመሶብ ኮድዎ {code} ነው። ለ5 ደቂቃ ያገለግላል። ለማንም አይንገሩ።',
}

/** Writes the message of a challenge by phone. Sent again after a fault, only the last message counts. */
export function workSendFactorCode(auth: Auth): void {
  const { db, jobs, sms } = auth.platform
  jobs.work('auth.send-factor-code', async ({ challengeId, language }) => {
    const phone = await readNumberToText(db, challengeId)
    if (phone === undefined) return
    const code = String(randomInt(CODES)).padStart(6, '0')
    if (!(await fillChallenge(db, challengeId, codeHash(auth, challengeId, code)))) return
    await sms.send({ to: `+${phone}`, text: WORDS[language].replace('{code}', code), token: code })
  })
}
