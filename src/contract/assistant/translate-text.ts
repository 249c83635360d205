import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { ContentLanguage } from '#contract/language/language.ts'
import { LISTING_ERRORS } from '#contract/listings/listing-errors.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { PostId } from '#contract/networking/posts/post.ts'
import { ASSISTANT_ERRORS } from './assistant-errors.ts'

/** Texts of others that the reader may read in their own language. */
export const TranslatedSubject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('listing'), id: ListingId }),
  z.strictObject({ kind: z.literal('post'), id: PostId }),
  z.strictObject({ kind: z.literal('message'), id: MessageId, threadId: ThreadId }),
])
export type TranslatedSubject = z.infer<typeof TranslatedSubject>

/** Words of a member as a machine put them. */
export const Translation = z.object({
  language: ContentLanguage,
  /** Of a listing. */
  title: z.string().nullable(),
  /** A listing's description, a post's or a message's words. */
  text: z.string(),
  /** Always so: whoever shows it says so. */
  byMachine: z.literal(true),
})
export type Translation = z.infer<typeof Translation>

export const translateText = operation({
  name: 'assistant.translate-text',
  method: 'POST',
  path: '/api/assistant/translate',
  access: 'anyone',
  summary: 'Translate a listing, post or message by machine; the translation is stored for later readers',
  input: z.strictObject({ subject: TranslatedSubject, language: ContentLanguage }),
  output: Translation,
  errors: {
    ...ASSISTANT_ERRORS,
    ...only(LISTING_ERRORS, 'listings.not-found', 'listings.gone'),
    ...only(NETWORKING_ERRORS, 'networking.post-not-found'),
    ...only(MESSAGING_ERRORS, 'messaging.thread-not-found', 'messaging.message-not-found'),
  },
})
