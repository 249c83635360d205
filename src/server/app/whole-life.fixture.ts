import type { z } from 'zod'
import type { Access } from '#contract/kit/access.ts'
import type { ErrorTable } from '#contract/kit/errors.ts'
import type { Operation } from '#contract/kit/operation.ts'
import { reportListing } from '#contract/listings/reports/report-listing.ts'
import { saveSearch } from '#contract/listings/alerts/save-search.ts'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { addFavorite } from '#contract/listings/favorites/add-favorite.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { appealDecision } from '#contract/moderation/decisions/appeal-decision.ts'
import { listOwnDecisions } from '#contract/moderation/decisions/list-own-decisions.ts'
import { createComment } from '#contract/networking/comments/create-comment.ts'
import { reportPerson } from '#contract/networking/people/report-person.ts'
import { updateProfile } from '#contract/profiles/update-profile.ts'
import { answerReview } from '#contract/reviews/answer-review.ts'
import { listExchanges } from '#contract/reviews/list-exchanges.ts'
import { writeReview } from '#contract/reviews/write-review.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { sendTicket } from '#contract/support/send-ticket.ts'
import { writeNote } from '#contract/staff/people/write-note.ts'
import { join as joinDating, woman } from '#server/dating/dating.fixture.ts'
import { callEvent } from '#server/groups/events/groups.fixture.ts'
import { founded, joined } from '#server/groups/groups.fixture.ts'
import { PLACES, posted, RIDE, SOFA } from '#server/listings/listings.fixture.ts'
import { drawn } from '#server/media/image.fixture.ts'
import { storePicture } from '#server/media/public.ts'
import { connect, posted as postedPost, works } from '#server/networking/networking.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { exchanged, PRAISE } from '#server/reviews/reviews.fixture.ts'
import { settle } from '#server/testing/cases.ts'
import type { Person } from '#server/testing/people.ts'
import { recorded, uploaded } from '#server/testing/recordings.ts'
import type { World } from '#server/testing/world.ts'

/** Stands in everything that the person writes, and in nothing else. */
export const MARK = 'Qorqorizmu'

/** @throws when it is refused: what was not done leaves nothing to look for */
async function ask<A extends Access, I extends z.ZodType, O extends z.ZodType, E extends ErrorTable>(
  world: World,
  operation: Operation<A, I, O, E>,
  input: z.input<I>,
  as: Person,
): Promise<z.output<O>> {
  const answer = await world.call(operation, input, as)
  if (answer.status >= 400)
    throw new Error(`${operation['~orpc'].meta.name}: ${JSON.stringify(answer.error)}`)
  return answer.body
}

interface WholeLife {
  person: Person
  listingId: ListingId
  /** Of files in the storage. */
  pictureIds: string[]
  /** Of a recording in the storage. */
  voiceId: string
}

/** Somebody who has used every feature, and been decided about. */
export async function wholeLife(world: World): Promise<WholeLife> {
  const { abel, meron, hanna } = world.people
  const person = await world.newPerson(MARK)
  await ask(
    world,
    updateProfile,
    { displayName: MARK, bio: `${MARK} bakes.`, placeId: PLACES.stockholm },
    person,
  )
  const pictureIds = await storePictures(world, person)
  const { id: voiceId } = await uploaded(world, person, await recorded(50))
  const { id: listingId } = await posted(world, person, { ...RIDE, title: `${MARK} drives to church` })
  await visitMarketplace(world, person)
  await exchangeReviews(world, person)
  await visitNetwork(world, person)
  await joinDating(world, person, { ...woman(world), bio: `${MARK} reads until the coffee is cold.` })
  const group = await founded(world, person, {
    title: `${MARK} coffee`,
    description: `${MARK} pours three rounds.`,
  })
  await callEvent(world, group.id, person, { title: `${MARK} roasts` })
  const elsewhere = await founded(world, abel)
  await joined(world, elsewhere, person)
  await ask(world, blockUser, { userId: meron.userId }, person)
  await ask(world, writeNote, { userId: person.userId, note: `${MARK} seems kind.` }, hanna)
  await ask(
    world,
    sendTicket,
    { topic: 'idea', message: `${MARK} would like more green.`, language: 'en' },
    person,
  )
  await bePunished(world, person)
  return { person, listingId, pictureIds, voiceId }
}

async function storePictures(world: World, { userId }: Person): Promise<string[]> {
  const ids: string[] = []
  for (const purpose of ['listing', 'message', 'group', 'dating'] as const) {
    const bytes = await drawn(64, 48).png().toBuffer()
    ids.push((await storePicture(world.platform, bytes, userId, purpose)).id)
  }
  return ids
}

async function visitMarketplace(world: World, person: Person): Promise<void> {
  const { abel } = world.people
  const { id: listingId } = await posted(world, abel, SOFA, 1)
  const text = `${MARK} asks whether the sofa is still there.`
  await ask(
    world,
    askOwner,
    { listingId, id: MessageId.parse(uuidv7()), content: { kind: 'text', text } },
    person,
  )
  await ask(world, addFavorite, { listingId }, person)
  await ask(
    world,
    reportListing,
    { listingId, report: { reason: 'other', detail: `${MARK} doubts it.` } },
    person,
  )
  await ask(
    world,
    saveSearch,
    {
      name: MARK,
      channel: 'email',
      frequency: 'instant',
      filters: { q: MARK, category: 'items' },
      placeId: null,
    },
    person,
  )
}

/** Bought from one and sold to another; each said how it was. */
async function exchangeReviews(world: World, person: Person): Promise<void> {
  const { abel, sara } = world.people
  const bought = await exchanged(world, abel, person)
  await ask(
    world,
    writeReview,
    { exchangeId: bought, review: { ...PRAISE, words: `${MARK} likes it.` } },
    person,
  )
  const sold = await exchanged(world, person, sara, `${MARK} sells bread`)
  await ask(
    world,
    writeReview,
    { exchangeId: sold, review: { ...PRAISE, words: `${MARK} bakes well.` } },
    sara,
  )
  await ask(world, writeReview, { exchangeId: sold, review: { ...PRAISE, words: `${MARK} agrees.` } }, person)
  const theirs = (await ask(world, listExchanges, {}, person)).items.find(({ id }) => id === sold)?.theirs
  if (!theirs) throw new Error('Nothing was said of them.')
  await ask(world, answerReview, { reviewId: theirs.id, reply: `${MARK} says thanks.` }, person)
}

async function visitNetwork(world: World, person: Person): Promise<void> {
  const { sara } = world.people
  await works(world, person, { headline: `${MARK} the baker`, skills: [MARK] })
  await connect(world, person, sara)
  await postedPost(world, person, `${MARK} writes a post.`)
  const theirs = await postedPost(world, sara, 'Coffee tomorrow?')
  await ask(world, createComment, { postId: theirs.id, content: `${MARK} comes too.` }, person)
}

/** Reported, warned, and against it. */
async function bePunished(world: World, person: Person): Promise<void> {
  const { sara, hanna } = world.people
  await ask(
    world,
    reportPerson,
    { userId: person.userId, report: { reason: 'other', detail: `${MARK} was rude.` } },
    sara,
  )
  await settle(world, hanna, person.userId, [{ kind: 'warn' }], {
    rule: 'spam',
    note: `${MARK}, please stop.`,
  })
  const [decision] = (await ask(world, listOwnDecisions, {}, person)).items
  if (!decision) throw new Error('Nothing was decided.')
  await ask(world, appealDecision, { decisionId: decision.id, text: `${MARK} was not rude.` }, person)
}
