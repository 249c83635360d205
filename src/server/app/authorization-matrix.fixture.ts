import { z } from 'zod'
import { createComment } from '#contract/networking/comments/create-comment.ts'
import type { AnyOperation } from '#contract/kit/operation.ts'
import { listReviews } from '#contract/reviews/list-reviews.ts'
import { coffeeCircle, founded } from '#server/groups/groups.fixture.ts'
import { callEvent, eventFields } from '#server/groups/events/groups.fixture.ts'
import { posted as postedListing, SOFA } from '#server/listings/listings.fixture.ts'
import { posted, works } from '#server/networking/networking.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { reviewed } from '#server/reviews/reviews.fixture.ts'
import { requestOf } from '#server/testing/call-operation.ts'
import type { Person } from '#server/testing/people.ts'
import type { World } from '#server/testing/world.ts'

// What belongs to somebody, and how an operation answers about it. Every operation that takes a listing, a person, a
// group, an event, a post, a comment or a review answers whoever a block concerns as it answers about what never was.

const KEYS = [
  'listingId',
  'userId',
  'groupId',
  'eventId',
  'postId',
  'commentId',
  'reviewId',
  'authorId',
  'subject',
] as const
type Ids = Record<Exclude<(typeof KEYS)[number], 'authorId' | 'subject'>, string>

/** Of nothing that ever was. */
export const nowhere = (): Ids => ({
  listingId: uuidv7(),
  userId: uuidv7(),
  groupId: uuidv7(),
  eventId: uuidv7(),
  postId: uuidv7(),
  commentId: uuidv7(),
  reviewId: uuidv7(),
})

const REPORT = { reason: 'spam', detail: null }
const CONTENT = { kind: 'text', text: 'Selam' }

/** What an operation takes besides the ids. */
const MORE: Record<string, (ids: Ids, world: World) => object> = {
  'listings.update-listing': () => ({ version: 1, content: SOFA }),
  'listings.publish-listing': () => ({ version: 1 }),
  'listings.close-listing': () => ({ outcome: 'not_available', closedWith: null }),
  'listings.mark-listing': () => ({ state: 'reserved' }),
  'listings.ask-owner': () => ({ id: uuidv7(), content: CONTENT }),
  'groups.list-group-events': () => ({ when: 'coming' }),
  'groups.update-group': (_, world) => ({ version: 1, fields: coffeeCircle(world) }),
  'messaging.remove-thread-member': () => ({ threadId: uuidv7() }),
  'groups.create-event': (_, world) => ({ fields: eventFields(world) }),
  'groups.update-event': (_, world) => ({ version: 1, scope: 'one', fields: eventFields(world) }),
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
  'reviews.answer-review': () => ({ reply: 'Gladly.' }),
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
/** Does it take something that a block hides? */
export const isConcerned = (operation: AnyOperation): boolean =>
  keysOf(operation).length > 0 && !(operation['~orpc'].meta.name in ALLOWED)

export interface Owned extends Ids {
  owner: Person
}

/** One of each, of this person. */
export async function ownings(world: World, owner: Person): Promise<Owned> {
  const listing = await postedListing(world, owner, { ...SOFA, phone: '+12025550177' }, 1)
  const group = await founded(world, owner)
  const made = await callEvent(world, group.id, owner)
  await works(world, owner, { skills: ['Welding'] })
  const post = await posted(world, owner, 'Who knows a good plumber?')
  const others = await posted(world, world.people.abel, 'A quiet street, anybody?')
  const comment = await world.call(createComment, { postId: others.id, content: 'Mine is' }, owner)
  await reviewed(world, { about: world.people.abel, by: owner })
  const about = await world.call(listReviews, { userId: world.people.abel.userId }, owner)
  const review = about.body.items.find(({ author }) => author?.userId === owner.userId)
  return {
    owner,
    listingId: listing.id,
    userId: owner.userId,
    groupId: group.id,
    eventId: made.id,
    postId: post.id,
    commentId: comment.body.comment.id,
    reviewId: review?.id ?? uuidv7(),
  }
}

const ErrorBody = z.object({ error: z.record(z.string(), z.unknown()).default({}) })

/** Status and body, without what differs from answer to answer. */
export async function answerTo(world: World, operation: AnyOperation, ids: Ids, as: Person): Promise<string> {
  const { name } = operation['~orpc'].meta
  const own = Object.fromEntries(
    keysOf(operation)
      .filter((key) => key in ids)
      .map((key) => [key, ids[key as keyof Ids]]),
  )
  const reported = name.includes('report') ? { report: REPORT } : {}
  const input = { ...own, ...reported, ...MORE[name]?.(ids, world) }
  const { statusCode, body } = await world.inject({ ...requestOf(operation, input), as })
  const { requestId: _, ...error } = ErrorBody.parse(JSON.parse(body)).error
  const shown = statusCode < 400 ? body.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id') : JSON.stringify(error)
  return `${statusCode} ${shown}`
}
