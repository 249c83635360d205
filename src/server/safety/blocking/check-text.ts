import { AppError } from '#server/platform/app-error.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { holdsTerm } from './blocked-term-policy.ts'
import { findBlockedTerms } from './blocked-term-store.ts'

/** Does it hold a word or a link that admins have blocked? */
export async function isBlockedText(db: Database | Tx, text: string): Promise<boolean> {
  return text !== '' && holdsTerm(text, await findBlockedTerms(db))
}

/** @throws AppError request.text-blocked */
export async function refuseBlockedText(db: Database | Tx, text: string): Promise<void> {
  if (await isBlockedText(db, text)) throw new AppError('request.text-blocked')
}

/**
 * All that somebody wrote into a form: texts, and lists of texts.
 * @throws AppError request.text-blocked
 */
export function refuseBlockedFields(db: Database | Tx, fields: object): Promise<void> {
  const texts = Object.values(fields)
    .flat()
    .filter((value) => typeof value === 'string')
  return refuseBlockedText(db, texts.join('\n'))
}
