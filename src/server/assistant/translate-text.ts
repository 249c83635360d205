import { BUDGETS } from './budget-policy.ts'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { TranslatedSubject, Translation } from '#contract/assistant/translate-text.ts'
import type { ContentLanguage } from '#contract/language/language.ts'
import type { ListingDetail } from '#contract/listings/listing.ts'
import { readListing } from '#server/listings/public.ts'
import { readMessageText } from '#server/messaging/public.ts'
import { readPost } from '#server/networking/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Call, Visitor } from '#server/platform/caller.ts'
import type { AiSetting } from '#server/platform/config.ts'
import type { Platform } from '#server/platform/platform.ts'
import { addressKey } from '#server/platform/limits/rate-limit.ts'
import { ChatRefusal } from './chat-policy.ts'
import type { Spent } from './engine/ai-client.ts'
import { translateWords, type Words } from './engine/translate-words.ts'
import { findTranslation, type StoredSubject, putTranslation } from './translation-store.ts'
import { insertUsage } from './usage-store.ts'

const PATIENCE_MS = 28_000

/**
 * Words that the reader may read, in another language. Of listings and posts it is kept for the next reader; of messages
 * in the memory of this server alone, for an hour.
 */
export async function translateText(
  platform: Platform,
  visitor: Visitor,
  { subject, language }: { subject: TranslatedSubject; language: ContentLanguage },
  { ip, signal }: Pick<Call, 'ip' | 'signal'>,
): Promise<Translation> {
  const { ai } = platform.config.assistant
  if (ai === null) throw new AppError('assistant.no-translation')
  const words = await readWords(platform, visitor, subject)
  if (!/\p{L}/u.test(`${words.title ?? ''}${words.text}`))
    throw new AppError('assistant.nothing-to-translate')
  const hash = createHash('sha256').update(JSON.stringify(words)).digest()
  const known = await recall(platform, subject, language, hash)
  if (known) return viewTranslation(known, language)
  const who = visitor.userId === null ? 'visitor' : 'member'
  await platform.limits.spend(BUDGETS[who].translations, visitor.userId ?? addressKey(ip))
  const made = await translate(platform, visitor, ai, { words, language, signal })
  await keep(platform, subject, language, hash, made)
  return viewTranslation(made, language)
}

const viewTranslation = ({ title, text }: Words, language: ContentLanguage): Translation => ({
  language,
  title,
  text,
  byMachine: true,
})

/** @throws AppError as reading it does */
async function readWords(platform: Platform, visitor: Visitor, subject: TranslatedSubject): Promise<Words> {
  switch (subject.kind) {
    case 'listing': {
      const text = await readListing(platform, visitor, { listingId: subject.id })
      const { title, description } = JSON.parse(text) as ListingDetail
      return { title, text: description }
    }
    case 'post': {
      const { content } = await readPost(platform, visitor, { postId: subject.id })
      return { title: null, text: content }
    }
    case 'message': {
      if (visitor.userId === null) throw new AppError('auth.signed-out')
      return { title: null, text: await readMessageText(platform.db, visitor.userId, subject) }
    }
  }
}

interface Asked {
  words: Words
  language: ContentLanguage
  signal: AbortSignal
}

/** @throws AppError assistant.translation-failed */
async function translate(
  { db, clock }: Platform,
  { userId }: Visitor,
  ai: AiSetting,
  { words, language, signal }: Asked,
): Promise<Words> {
  const spent: Spent = { input: 0, output: 0 }
  const begun = performance.now()
  const at = clock.now()
  let made: Words | null = null
  try {
    const within = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
    made = await translateWords(ai, words, language, within, spent)
  } catch (error) {
    if (!(error instanceof ChatRefusal)) throw error
  } finally {
    await insertUsage(db, {
      at,
      userId,
      kind: 'translation',
      answeredBy: 'service',
      outcome: made ? 'answered' : signal.aborted ? 'left' : 'failed',
      inputTokens: spent.input,
      outputTokens: spent.output,
      tookMs: performance.now() - begun,
    })
  }
  if (made === null) throw new AppError('assistant.translation-failed')
  return made
}

const REMEMBERED = 2000
const REMEMBERED_MS = 3_600_000
const memories = new WeakMap<Platform['db'], LRUCache<string, Words>>()

function memoryOf({ db }: Platform): LRUCache<string, Words> {
  const memory = memories.get(db) ?? new LRUCache<string, Words>({ max: REMEMBERED, ttl: REMEMBERED_MS })
  memories.set(db, memory)
  return memory
}

const isStoredSubject = (subject: TranslatedSubject): subject is TranslatedSubject & StoredSubject =>
  subject.kind !== 'message'

async function recall(
  platform: Platform,
  subject: TranslatedSubject,
  language: ContentLanguage,
  hash: Buffer,
): Promise<Words | null> {
  if (!isStoredSubject(subject)) return memoryOf(platform).get(keyOf(subject, language, hash)) ?? null
  const row = await findTranslation(platform.db, subject, language, hash)
  return row && { title: row.title, text: row.body }
}

async function keep(
  platform: Platform,
  subject: TranslatedSubject,
  language: ContentLanguage,
  sourceHash: Buffer,
  { title, text }: Words,
): Promise<void> {
  if (!isStoredSubject(subject)) {
    memoryOf(platform).set(keyOf(subject, language, sourceHash), { title, text })
    return
  }
  await putTranslation(platform.db, subject, {
    language,
    sourceHash,
    title,
    body: text,
    at: platform.clock.now(),
  })
}

const keyOf = ({ id }: TranslatedSubject, language: ContentLanguage, hash: Buffer) =>
  `${id} ${language} ${hash.toString('base64url')}`
