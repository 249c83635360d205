import { expect, test } from 'vitest'
import { z } from 'zod'
import type { AnyOperation } from '#contract/kit/operation.ts'
import { createComment } from '#contract/networking/comments/create-comment.ts'
import { listFavorites } from '#contract/listings/favorites/list-favorites.ts'
import { addFavorite } from '#contract/listings/favorites/add-favorite.ts'
import { countView } from '#contract/listings/life/count-view.ts'
import { markListing } from '#contract/listings/life/mark-listing.ts'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { listSubjects } from '#contract/listings/conversation/list-subjects.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { coffeeCircle, founded } from '#server/groups/groups.fixture.ts'
import { callEvent, eventFields } from '#server/groups/events/groups.fixture.ts'
import { posted as postedListing, SOFA } from '#server/listings/listings.fixture.ts'
import { connect, posted, works } from '#server/networking/networking.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { requestOf } from '#server/testing/call-operation.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { allRoutes } from './routes.ts'

// "Blocked by owner" and "whom I blocked" as identities of their own: every operation that takes a listing, a person, a
// group, an event, a post or a comment answers either of them as it answers about what was never there.

const world = freshWorld()

const KEYS = [
  'listingId',
  'userId',
  'groupId',
  'eventId',
  'postId',
  'commentId',
  'authorId',
  'subject',
] as const
type Ids = Record<Exclude<(typeof KEYS)[number], 'authorId' | 'subject'>, string>

const nowhere = (): Ids => ({
  listingId: uuidv7(),
  userId: uuidv7(),
  groupId: uuidv7(),
  eventId: uuidv7(),
  postId: uuidv7(),
  commentId: uuidv7(),
})

const REPORT = { reason: 'spam', detail: null }
const CONTENT = { kind: 'text', text: 'Selam' }

/** What an operation takes besides the ids. */
const MORE: Record<string, (ids: Ids) => object> = {
  'listings.update-listing': () => ({ version: 1, content: SOFA }),
  'listings.publish-listing': () => ({ version: 1 }),
  'listings.close-listing': () => ({ outcome: 'not_available', closedWith: null }),
  'listings.mark-listing': () => ({ state: 'reserved' }),
  'listings.ask-owner': () => ({ id: uuidv7(), content: CONTENT }),
  'groups.list-group-events': () => ({ when: 'coming' }),
  'groups.update-group': () => ({ version: 1, fields: coffeeCircle(world) }),
  'messaging.remove-thread-member': () => ({ threadId: uuidv7() }),
  'groups.create-event': () => ({ fields: eventFields(world) }),
  'groups.update-event': () => ({ version: 1, scope: 'one', fields: eventFields(world) }),
  'groups.cancel-event': () => ({ scope: 'one' }),
  'groups.answer-event': () => ({ answer: 'going', guests: 0 }),
  'groups.join-group': () => ({ answers: [] }),
  'groups.remove-member': () => ({ isBanned: false }),
  'groups.change-member-role': () => ({ role: 'moderator' }),
  'networking.create-comment': () => ({ content: 'Well said' }),
  'networking.answer-connection': () => ({ isAccepted: true }),
  'networking.endorse-skill': () => ({ skill: 'Welding', isEndorsed: true }),
  'networking.list-posts': ({ userId }) => ({ authorId: userId }),
  'networking.react-to-post': () => ({ isLiked: true }),
  'networking.update-post': () => ({ content: 'Other words' }),
  'assistant.translate-text': ({ listingId }) => ({
    subject: { kind: 'listing', id: listingId },
    language: 'en',
  }),
}

/** Where the two answers may differ, and why that tells nothing that the one who asks does not know. */
const ALLOWED: Record<string, string> = {
  'safety.block-user': 'whoever was blocked may block too, by an id they have',
  'safety.unblock-user': 'takes back what one did oneself, whatever it was',
  'listings.report-listing': 'a block must not keep the one who was cheated from reporting it',
  'groups.report-group': 'likewise',
  'groups.report-event': 'likewise',
}

const keysOf = ({ '~orpc': { inputSchema } }: AnyOperation): string[] => {
  const schema: unknown = inputSchema
  return schema instanceof z.ZodObject ? KEYS.filter((key) => key in schema.shape) : []
}
const concerned = () =>
  allRoutes(world.platform)
    .map(({ operation }) => operation)
    .filter((operation) => keysOf(operation).length > 0 && !(operation['~orpc'].meta.name in ALLOWED))

interface Owned extends Ids {
  owner: Person
}

async function ownings(owner: Person): Promise<Owned> {
  const listing = await postedListing(world, owner, { ...SOFA, phone: '+12025550177' }, 1)
  const group = await founded(world, owner)
  const made = await callEvent(world, group.id, owner)
  await works(world, owner, { skills: ['Welding'] })
  const post = await posted(world, owner, 'Who knows a good plumber?')
  const others = await posted(world, world.people.meron, 'A quiet street, anybody?')
  const comment = await world.call(createComment, { postId: others.id, content: 'Mine is' }, owner)
  return {
    owner,
    listingId: listing.id,
    userId: owner.userId,
    groupId: group.id,
    eventId: made.id,
    postId: post.id,
    commentId: comment.body.comment.id,
  }
}

const ErrorBody = z.object({ error: z.record(z.string(), z.unknown()).default({}) })

async function answerTo(operation: AnyOperation, ids: Ids, as: Person): Promise<string> {
  const { name } = operation['~orpc'].meta
  const own = Object.fromEntries(
    keysOf(operation)
      .filter((key) => key in ids)
      .map((key) => [key, ids[key as keyof Ids]]),
  )
  const reported = name.includes('report') ? { report: REPORT } : {}
  const input = { ...own, ...reported, ...MORE[name]?.(ids) }
  const { statusCode, body } = await world.inject({ ...requestOf(operation, input), as })
  const { requestId: _, ...error } = ErrorBody.parse(JSON.parse(body)).error
  const shown = statusCode < 400 ? body.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id') : JSON.stringify(error)
  return `${statusCode} ${shown}`
}

test.for(['blocked by owner', 'whom I blocked'] as const)('%s', async (who) => {
  const owner = await world.newPerson(`Owner ${who}`)
  const viewer = await world.newPerson(`Viewer ${who}`)
  await connect(world, owner, viewer)
  const owned = await ownings(owner)
  const [from, to] = who === 'blocked by owner' ? [owner, viewer] : [viewer, owner]
  await world.call(blockUser, { userId: to.userId }, from)
  const operations = concerned()
  expect(operations.length).toBeGreaterThan(50)
  for (const operation of operations) {
    const { name } = operation['~orpc'].meta
    const missing = await answerTo(operation, nowhere(), viewer)
    expect.soft(missing, `${name} takes its input`).not.toMatch(/request\.invalid/)
    expect.soft(await answerTo(operation, owned, viewer), name).toBe(missing)
  }
})

test('what was saved, asked and counted before the block stays behind it', async () => {
  const owner = await world.newPerson('Owner')
  const viewer = await world.newPerson('Follower')
  const { id: listingId } = await postedListing(world, owner, SOFA, 1)
  await world.call(addFavorite, { listingId }, viewer)
  await world.call(askOwner, { listingId, id: uuidv7(), content: CONTENT } as never, viewer)
  await world.call(blockUser, { userId: viewer.userId }, owner)
  const saved = (await world.call(listFavorites, {}, viewer)).body.items
  expect(saved).toMatchObject([{ listingId, state: 'gone', card: null }])
  expect((await world.call(listSubjects, { ids: [listingId] }, viewer)).body.items).toEqual([])
  expect((await world.call(countView, { listingId }, viewer)).body).toEqual({ counted: false })
  await world.call(markListing, { listingId, state: 'reserved' }, owner)
  await world.clock.advance(120)
  await world.runJobs()
  const notices = (await world.call(listNotifications, {}, viewer)).body.items
  expect(notices.filter(({ notice }) => notice.kind.startsWith('favorite'))).toEqual([])
  expect((await world.outbox()).filter(({ to }) => to === viewer.email)).toEqual([])
})
