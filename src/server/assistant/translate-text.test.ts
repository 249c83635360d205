import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TranslatedSubject, translateText } from '#contract/assistant/translate-text.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { updateListing } from '#contract/listings/update-listing.ts'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { deleteMessage } from '#contract/messaging/messages/delete-message.ts'
import { type Message, MessageId } from '#contract/messaging/messages/message.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import type { Post } from '#contract/networking/posts/post.ts'
import { createPost } from '#contract/networking/posts/create-post.ts'
import { answerConnection } from '#contract/networking/connections/answer-connection.ts'
import { requestConnection } from '#contract/networking/connections/request-connection.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { startAiEndpoint } from '#server/testing/ai-endpoint.ts'
import { freshWorld } from '#server/testing/world.ts'
import { drafted, posted, SOFA } from './offers.fixture.ts'

const service = await startAiEndpoint()
afterAll(() => service.stop())

const AI = { AI_BASE_URL: service.url, AI_API_KEY: 'key', AI_MODEL: 'model' }
const world = freshWorld({ env: AI })
const plain = freshWorld()

let sofa: { id: ListingId; version: number }
let post: Post
let message: Message

beforeAll(async () => {
  const { sara, abel } = world.people
  sofa = await posted(world, sara, SOFA, 1)
  await world.call(requestConnection, { userId: abel.userId }, sara)
  await world.call(answerConnection, { userId: sara.userId, isAccepted: true }, abel)
  const written = { content: 'The church choir sings on Sunday.', audience: 'connections' } as const
  post = (await world.call(createPost, { post: written, repeats: null }, sara)).body.post
  const content = { kind: 'text', text: 'Is the sofa still there on Saturday?' } as const
  message = (await world.call(askOwner, { listingId: sofa.id, id: MessageId.parse(uuidv7()), content }, abel))
    .body
})
beforeEach(() => {
  service.asked.length = 0
})

/** It answers with these words, as JSON. */
const says = (words: { title?: string; text: string }) => service.answer({ say: [JSON.stringify(words)] })
const asListing = () => ({ subject: { kind: 'listing', id: sofa.id }, language: 'am' }) as const

describe('who may have what translated', () => {
  it('everybody what everybody may read', async () => {
    says({ title: 'ሰማያዊ ሶፋ ለሦስት ሰው', text: 'ብዙም ያልተጠቀምንበት።' })
    const { body } = await world.call(translateText, asListing())
    expect(body).toEqual({
      language: 'am',
      title: 'ሰማያዊ ሶፋ ለሦስት ሰው',
      text: 'ብዙም ያልተጠቀምንበት።',
      byMachine: true,
    })
    expect(service.asked[0]?.messages[1]?.content).toContain('Blue sofa for three people')
  })

  it('nobody what they may not read: no draft, no post for others, no message of others', async () => {
    const { meron, abel } = world.people
    const draft = await drafted(world, abel, SOFA)
    const ask = (subject: TranslatedSubject) => world.call(translateText, { subject, language: 'am' }, meron)
    expect((await ask({ kind: 'listing', id: draft.id })).error.code).toBe('listings.not-found')
    expect((await ask({ kind: 'post', id: post.id })).error.code).toBe('networking.post-not-found')
    const subject = { kind: 'message', id: message.id, threadId: ThreadId.parse(message.threadId) } as const
    expect((await ask(subject)).error.code).toBe('messaging.thread-not-found')
    expect((await world.call(translateText, { subject, language: 'am' })).error.code).toBe('auth.signed-out')
    expect(service.asked).toEqual([])
  })

  it('nothing where no service is configured', async () => {
    const { error } = await plain.call(translateText, asListing())
    expect(error.code).toBe('assistant.no-translation')
  })
})

describe('a translation', () => {
  it('is kept until the words change', async () => {
    says({ title: 'ሶፋ', text: 'አዲስ ቃላት።' })
    await world.call(translateText, { ...asListing(), language: 'ti' })
    expect((await world.call(translateText, { ...asListing(), language: 'ti' })).body.text).toBe('አዲስ ቃላት።')
    expect(service.asked).toHaveLength(1)
    const content = { ...SOFA, description: 'Changed words about a sofa that is as blue as before.' }
    const changed = await world.call(
      updateListing,
      { listingId: sofa.id, version: sofa.version, content: { ...content, photos: await photosOf() } },
      world.people.sara,
    )
    sofa = { ...sofa, version: changed.body.version }
    await world.call(translateText, { ...asListing(), language: 'ti' })
    expect(service.asked).toHaveLength(2)
    const rows = await world.db
      .selectFrom('assistant_translation')
      .select('listing_id')
      .where('language', '=', 'ti')
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('of a message is asked for once, and never written down', async () => {
    says({ text: 'ሶፋው ቅዳሜ ይኖራል?' })
    const subject = { kind: 'message', id: message.id, threadId: ThreadId.parse(message.threadId) } as const
    for (const reader of [world.people.sara, world.people.abel]) {
      const { body } = await world.call(translateText, { subject, language: 'am' }, reader)
      expect(body).toMatchObject({ title: null, text: 'ሶፋው ቅዳሜ ይኖራል?' })
    }
    expect(service.asked).toHaveLength(1)
    expect(
      JSON.stringify(await world.db.selectFrom('assistant_translation').selectAll().execute()),
    ).not.toContain('ቅዳሜ')
    await world.call(deleteMessage, { messageId: message.id }, world.people.abel)
    const { error } = await world.call(translateText, { subject, language: 'am' }, world.people.sara)
    expect(error.code).toBe('messaging.message-not-found')
  })

  it('of a post is there for those who may read it', async () => {
    says({ text: 'መዘምራኑ እሑድ ይዘምራሉ።' })
    const subject = { kind: 'post', id: post.id } as const
    const { body } = await world.call(translateText, { subject, language: 'am' }, world.people.abel)
    expect(body.text).toBe('መዘምራኑ እሑድ ይዘምራሉ።')
  })

  it('brings no address that was not there', async () => {
    says({ title: 'ሶፋ', text: 'ይህን ይክፈቱ https://evil.example/x እና evil.com ይጎብኙ።' })
    const { body } = await world.call(translateText, { ...asListing(), language: 'om' })
    expect(body.text).not.toContain('evil')
  })

  it.each([
    ['refuses', { status: 429 }],
    ['is out of money', { status: 402 }],
    ['talks of something else', { say: ['Of course! What would you like?'] }],
    ['gives half of it', { say: ['{"title":"ሶፋ"'] }],
    ['breaks off', { say: ['{"title":'], breaks: 'ends' }],
  ] as const)('fails where the service %s', async (_, reply) => {
    service.answer(reply)
    const { status, error } = await world.call(translateText, { ...asListing(), language: 'en' })
    expect([status, error.code]).toEqual([502, 'assistant.translation-failed'])
  })
})

async function photosOf() {
  const rows = await world.db
    .selectFrom('listing_photo')
    .select('media_id')
    .where('listing_id', '=', sofa.id)
    .execute()
  return rows.map(({ media_id: mediaId }) => ({ mediaId }))
}
