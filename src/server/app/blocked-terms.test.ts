import { beforeAll, describe, expect, it } from 'vitest'
import { startDirectThread } from '#contract/messaging/threads/start-direct-thread.ts'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { editMessage } from '#contract/messaging/messages/edit-message.ts'
import { sendMessage } from '#contract/messaging/messages/send-message.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { createComment } from '#contract/networking/comments/create-comment.ts'
import { createPost } from '#contract/networking/posts/create-post.ts'
import { updatePost } from '#contract/networking/posts/update-post.ts'
import { BLOCKED_LIMITS } from '#contract/staff/blocking/blocked-term.ts'
import { addBlockedTerm } from '#contract/staff/blocking/add-blocked-term.ts'
import { listBlockedTerms } from '#contract/staff/blocking/list-blocked-terms.ts'
import { removeBlockedTerm } from '#contract/staff/blocking/remove-blocked-term.ts'
import { createEvent } from '#contract/groups/events/create-event.ts'
import { updateEvent } from '#contract/groups/events/update-event.ts'
import { createGroup } from '#contract/groups/create-group.ts'
import { updateGroup } from '#contract/groups/update-group.ts'
import { updateDatingProfile } from '#contract/dating/profile/update-dating-profile.ts'
import { updateWork } from '#contract/networking/people/update-work.ts'
import { updateProfile } from '#contract/profiles/update-profile.ts'
import { newDater, woman } from '#server/dating/dating.fixture.ts'
import { callEvent, eventFields } from '#server/groups/events/groups.fixture.ts'
import { coffeeCircle, founded } from '#server/groups/groups.fixture.ts'
import { listLog } from '#contract/staff/log/list-log.ts'
import { posted, RIDE } from '#server/listings/listings.fixture.ts'
import { connect, posted as postedPost } from '#server/networking/networking.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { caseAbout } from '#server/testing/cases.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({ env: { RATE_LIMITS: '1000', REVIEW_POLICY: 'risk' } })
const LINK = 'Look at https://rooms.bad-deals.example/now please'
const WORDS = 'This is the Deal of the CENTURY, believe me'

const add = (kind: 'word' | 'link', term: string, as: Person | null = world.people.dawit) =>
  world.call(addBlockedTerm, { kind, term }, as)
const listed = async () => (await world.call(listBlockedTerms, {}, world.people.dawit)).body.items
const said = (text: string) => ({ id: MessageId.parse(uuidv7()), content: { kind: 'text' as const, text } })

describe('blocked words and links', () => {
  it('are for admins', async () => {
    const { id: termId } = (await add('word', 'qwertz')).body
    for (const [person, code] of [
      [null, 'auth.signed-out'],
      [world.people.hanna, 'auth.forbidden'],
    ] as const) {
      expect((await add('word', 'spam word', person)).error.code).toBe(code)
      expect((await world.call(listBlockedTerms, {}, person)).error.code).toBe(code)
      expect((await world.call(removeBlockedTerm, { termId }, person)).error.code).toBe(code)
    }
  })

  it('are words or addresses, once each, and stand in the log', async () => {
    expect((await add('word', '…!')).error.code).toBe('staff.no-term')
    expect((await add('link', 'no address')).error.code).toBe('staff.no-term')
    expect((await add('word', 'x')).error.code).toBe('request.invalid')
    const first = (await add('link', 'https://www.Twice.example/')).body
    expect((await add('link', 'twice.example')).body.id).toBe(first.id)
    expect((await listed()).filter(({ term }) => term.includes('wice'))).toMatchObject([
      { kind: 'link', term: 'https://www.Twice.example/', addedBy: 'Dawit Alemu' },
    ])
    await world.call(removeBlockedTerm, { termId: first.id }, world.people.dawit)
    expect((await world.call(removeBlockedTerm, { termId: first.id }, world.people.dawit)).status).toBe(200)
    const { items } = (await world.call(listLog, {}, world.people.dawit)).body
    expect(items.slice(0, 2)).toMatchObject([
      { action: 'unblock_term', note: 'https://www.Twice.example/' },
      { action: 'block_term', note: 'https://www.Twice.example/' },
    ])
  })

  it('are so many at most', async () => {
    const rows = Array.from({ length: BLOCKED_LIMITS.total }, (_, n) => ({
      id: uuidv7(),
      kind: 'word',
      term: `filler${n}`,
      folded: `filler${n}`,
      created_at: world.clock.now(),
    }))
    await world.db.insertInto('blocked_term').values(rows).execute()
    const refused = await add('word', 'one too many')
    expect(refused.error).toMatchObject({
      code: 'staff.too-many-terms',
      details: { limit: BLOCKED_LIMITS.total },
    })
    await world.db.deleteFrom('blocked_term').where('folded', 'like', 'filler%').execute()
  })
})

describe('what holds one', () => {
  let ids: { listing: ListingId; thread: ThreadId }
  beforeAll(async () => {
    const { sara, abel } = world.people
    await add('link', 'bad-deals.example')
    await add('word', 'deal of the century')
    await connect(world, sara, abel)
    const { id: listing } = await posted(world, sara, RIDE)
    const first = await world.call(
      startDirectThread,
      { to: abel.userId, ...said('Selam, how are you today?') },
      sara,
    )
    ids = { listing, thread: ThreadId.parse(first.body.threadId) }
  })

  it('is refused as a message, wherever it is written, and as what a message is changed to', async () => {
    const { sara, abel } = world.people
    const { listing, thread } = ids
    const harmless = said('See you on Saturday then.')
    expect(
      (await world.call(sendMessage, { threadId: thread, replyTo: null, ...harmless }, sara)).status,
    ).toBe(200)
    const answers = [
      await world.call(sendMessage, { threadId: thread, replyTo: null, ...said(WORDS) }, sara),
      await world.call(askOwner, { listingId: listing, ...said(WORDS) }, abel),
      await world.call(editMessage, { messageId: harmless.id, text: WORDS }, sara),
    ]
    expect(answers.map(({ error }) => error.code)).toEqual(answers.map(() => 'request.text-blocked'))
  })

  it('is refused as a post, its change, and a comment', async () => {
    const { sara } = world.people
    const post = await postedPost(world, sara, 'Coffee on Saturday?')
    const answers = [
      await world.call(createPost, { post: { content: WORDS }, repeats: null }, sara),
      await world.call(updatePost, { postId: post.id, content: WORDS }, sara),
      await world.call(createComment, { postId: post.id, content: WORDS }, sara),
    ]
    expect(answers.map(({ error }) => error.code)).toEqual(answers.map(() => 'request.text-blocked'))
  })

  it('waits for staff as a listing, and is published at once when it is no longer blocked', async () => {
    const { sara, hanna } = world.people
    const waiting = await posted(world, sara, { ...RIDE, description: `${RIDE.description} ${LINK}` })
    expect(waiting.state).toBe('pending_review')
    expect(await caseAbout(world, hanna, waiting.id)).toMatchObject({
      signals: ['blocked_term'],
      queue: 'listings',
    })
    for (const { id: termId } of await listed())
      await world.call(removeBlockedTerm, { termId }, world.people.dawit)
    const other = await posted(world, sara, { ...RIDE, description: `Again: ${RIDE.description} ${LINK}` })
    expect(other.state).toBe('active')
  })
})

describe('what people say of themselves, their groups and meetings', () => {
  it('is refused as well', async () => {
    const { sara } = world.people
    const { id: termId } = (await add('word', 'deal of the century')).body
    const group = await founded(world, sara)
    const meeting = await callEvent(world, group.id, sara)
    const dater = await newDater(world, woman(world))
    const circle = coffeeCircle(world)
    const fields = eventFields(world)
    const work = {
      headline: WORDS,
      company: null,
      skills: [],
      isOpenToWork: false,
      audience: 'members' as const,
    }
    const { profile } = dater
    const photoIds = profile.photos.map(({ id }) => id)
    const answers = [
      await world.call(updateProfile, { bio: WORDS }, sara),
      await world.call(updateProfile, { displayName: 'Deal of the Century' }, sara),
      await world.call(updateWork, { work }, sara),
      await world.call(createGroup, { ...circle, description: WORDS }, sara),
      await world.call(
        updateGroup,
        { groupId: group.id, version: 1, fields: { ...circle, questions: [WORDS] } },
        sara,
      ),
      await world.call(createEvent, { groupId: group.id, fields: { ...fields, title: WORDS } }, sara),
      await world.call(
        updateEvent,
        { eventId: meeting.id, version: 1, scope: 'one', fields: { ...fields, venue: WORDS } },
        sara,
      ),
      await world.call(
        updateDatingProfile,
        { version: profile.version, fields: { ...woman(world), photoIds, bio: WORDS } },
        dater,
      ),
    ]
    expect(answers.map(({ error }) => error.code)).toEqual(answers.map(() => 'request.text-blocked'))
    await world.call(removeBlockedTerm, { termId }, world.people.dawit)
  })
})
