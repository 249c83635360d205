import { describe, expect, it } from 'vitest'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { answerReview } from '#contract/reviews/answer-review.ts'
import { listExchanges } from '#contract/reviews/list-exchanges.ts'
import { listReviews, REVIEWS_PAGE } from '#contract/reviews/list-reviews.ts'
import { reportReview } from '#contract/reviews/report-review.ts'
import { ExchangeId, REVIEW_LIMITS, ReviewId } from '#contract/reviews/review.ts'
import { writeReview } from '#contract/reviews/write-review.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { settle } from '#server/testing/cases.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { COMPLAINT, exchanged, PRAISE, reviewed } from './reviews.fixture.ts'

const world = freshWorld()
const DAY = 86_400

const own = async (person: Person) => (await world.call(listExchanges, {}, person)).body.items
const about = async (person: Person, reader: Person) =>
  (await world.call(listReviews, { userId: person.userId }, reader)).body
const kindsFor = async (person: Person) =>
  (await world.call(listNotifications, {}, person)).body.items.map(({ notice }) => notice.kind)
async function pair(first: string, second: string): Promise<[Person, Person]> {
  return [await world.newPerson(first), await world.newPerson(second)]
}

describe('a review', () => {
  it('is for members, of those who had to do with each other', async () => {
    const [seller, buyer] = await pair('Almaz', 'Bekele')
    const exchangeId = await exchanged(world, seller, buyer)
    expect((await world.call(writeReview, { exchangeId, review: PRAISE })).error.code).toBe('auth.signed-out')
    expect((await world.call(listExchanges, {})).error.code).toBe('auth.signed-out')
    expect((await world.call(listReviews, { userId: seller.userId })).error.code).toBe('auth.signed-out')
    const stranger = await world.call(writeReview, { exchangeId, review: PRAISE }, world.people.sara)
    const nowhere = ExchangeId.parse(uuidv7())
    const missing = await world.call(writeReview, { exchangeId: nowhere, review: PRAISE }, buyer)
    expect([stranger.error.code, missing.error.code]).toEqual(['reviews.not-found', 'reviews.not-found'])
  })

  it.for([
    { ...PRAISE, stars: 0 },
    { ...PRAISE, stars: 6 },
    { ...PRAISE, stars: 1.5 },
    { ...PRAISE, tags: ['rude'] },
    { ...PRAISE, tags: ['friendly', 'friendly'] },
    { ...PRAISE, tags: ['unheard of'] },
    { ...PRAISE, words: 'a'.repeat(REVIEW_LIMITS.wordsMax + 1) },
  ])('takes no %j', async (review) => {
    const url = `/api/exchanges/${uuidv7()}/review`
    const answer = await world.inject({ method: 'PUT', url, payload: { review }, as: world.people.sara })
    expect(answer.json()).toMatchObject({ error: { code: 'request.invalid' } })
  })

  it('is read by nobody before the other has written too, then by everybody', async () => {
    const [seller, buyer] = await pair('Chaltu', 'Daniel')
    const exchangeId = await exchanged(world, seller, buyer)
    expect(await kindsFor(seller)).toEqual(['review_invited'])
    expect(await kindsFor(buyer)).toEqual(['review_invited'])
    const first = await world.call(writeReview, { exchangeId, review: COMPLAINT }, buyer)
    expect(first.body).toMatchObject({ own: COMPLAINT, theirs: null, openUntil: null, isRevealed: false })
    expect(await own(seller)).toMatchObject([{ own: null, theirs: null, isRevealed: false, isTheirs: false }])
    expect(await about(seller, world.people.sara)).toMatchObject({ items: [], score: { count: 0 } })

    await world.call(writeReview, { exchangeId, review: PRAISE }, seller)
    expect(await own(seller)).toMatchObject([{ own: PRAISE, theirs: COMPLAINT, isRevealed: true }])
    const shown = await about(seller, world.people.sara)
    expect(shown.items).toMatchObject([
      { ...COMPLAINT, author: { userId: buyer.userId }, title: 'A green sofa for three' },
    ])
    expect(await kindsFor(seller)).toEqual(['review_received', 'review_invited'])
    const mail = (await world.outbox()).findLast(({ to }) => to === seller.email)
    expect(mail?.subject).toBe('News about your listings: 2')
    expect(mail?.text).toContain('Daniel Example wrote a review about you')
  })

  it('is written once; the same one again changes nothing', async () => {
    const [seller, buyer] = await pair('Eyerus', 'Fikru')
    const exchangeId = await exchanged(world, seller, buyer)
    const write = (review: typeof PRAISE) => world.call(writeReview, { exchangeId, review }, buyer)
    expect((await write(PRAISE)).status).toBe(200)
    expect((await write(PRAISE)).body.own).toMatchObject(PRAISE)
    expect((await write(COMPLAINT)).error.code).toBe('reviews.written')
  })

  it('can be read after two weeks without the other, who cannot answer it with one of theirs', async () => {
    const [seller, buyer] = await pair('Genet', 'Habtamu')
    const exchangeId = await exchanged(world, seller, buyer)
    await world.call(writeReview, { exchangeId, review: COMPLAINT }, buyer)
    await world.clock.advance(REVIEW_LIMITS.blindDays * DAY - 60)
    await world.runJobs()
    expect((await about(seller, world.people.sara)).items).toEqual([])
    await world.clock.advance(3600 + 60)
    await world.runJobs()
    expect((await about(seller, world.people.sara)).items).toMatchObject([COMPLAINT])
    const late = await world.call(writeReview, { exchangeId, review: PRAISE }, seller)
    expect(late.error.code).toBe('reviews.over')
    expect(await kindsFor(seller)).toContain('review_received')
  })

  it('by both at the same time reveals both once', async () => {
    const [seller, buyer] = await pair('Iyasu', 'Jemila')
    const exchangeId = await exchanged(world, seller, buyer)
    const answers = await Promise.all([
      world.call(writeReview, { exchangeId, review: PRAISE }, seller),
      world.call(writeReview, { exchangeId, review: COMPLAINT }, buyer),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await own(seller)).toMatchObject([{ own: PRAISE, theirs: COMPLAINT, isRevealed: true }])
    expect((await kindsFor(seller)).filter((kind) => kind === 'review_received')).toHaveLength(1)
  })
})

describe('the score', () => {
  it('shows from three reviews on, and the reviews go on page by page', async () => {
    const seller = await world.newPerson('Kebede')
    for (let n = 0; n < REVIEWS_PAGE + 1; n++) {
      const by = await world.newPerson(`Buyer${String.fromCodePoint(65 + n)}`)
      await reviewed(world, { about: seller, by }, n === 0 ? COMPLAINT : PRAISE)
      const { count, average } = (await about(seller, by)).score
      expect({ count, isShown: average !== null }).toEqual({
        count: n + 1,
        isShown: n + 1 >= REVIEW_LIMITS.scoreFrom,
      })
    }
    const first = await about(seller, world.people.sara)
    expect(first.score.average).toBe(4.7)
    const asked = { userId: seller.userId, cursor: first.nextCursor ?? '' }
    const second = (await world.call(listReviews, asked, world.people.sara)).body
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(new Set(ids).size).toBe(REVIEWS_PAGE + 1)
    expect(second).toMatchObject({ nextCursor: null, items: [COMPLAINT] })
    const elsewhere = await world.call(listReviews, { ...asked, cursor: 'elsewhere' }, world.people.sara)
    expect(elsewhere.error.code).toBe('request.invalid')
  })

  it('and the reviews are nothing behind a block, as of nobody', async () => {
    const [seller, buyer] = await pair('Lemlem', 'Mulu')
    await reviewed(world, { about: seller, by: buyer })
    const reader = await world.newPerson('Reader')
    await world.call(blockUser, { userId: reader.userId }, seller)
    const nobody = await world.call(listReviews, { userId: UserId.parse(uuidv7()) }, reader)
    expect(await about(seller, reader)).toEqual(nobody.body)
    // what somebody wrote whom one blocked is not read either
    const other = await world.newPerson('Other')
    await world.call(blockUser, { userId: buyer.userId }, other)
    expect((await about(seller, other)).items).toEqual([])
  })
})

describe('a reply', () => {
  it('is given once, by whom it is about', async () => {
    const [seller, buyer] = await pair('Negash', 'Obsa')
    await reviewed(world, { about: seller, by: buyer }, COMPLAINT)
    const reviewId = (await own(seller))[0]?.theirs?.id ?? ReviewId.parse(uuidv7())
    const reply = (text: string, as?: Person) => world.call(answerReview, { reviewId, reply: text }, as)
    expect((await reply('The road was closed.')).error.code).toBe('auth.signed-out')
    expect((await reply('The road was closed.', buyer)).error.code).toBe('reviews.not-found')
    expect((await reply('', seller)).error.code).toBe('request.invalid')
    expect((await reply('The road was closed.', seller)).body.reply).toBe('The road was closed.')
    expect((await reply('The road was closed.', seller)).status).toBe(200)
    expect((await reply('Something else.', seller)).error.code).toBe('reviews.answered')
    expect((await about(seller, world.people.sara)).items).toMatchObject([{ reply: 'The road was closed.' }])
    expect((await kindsFor(buyer))[0]).toBe('review_answered')
  })
})

describe('a reported review', () => {
  it('is removed by staff, counts no more, and its author answers for it', async () => {
    const [seller, buyer] = await pair('Qedamu', 'Rahel')
    await reviewed(world, { about: seller, by: buyer }, COMPLAINT)
    const reviewId = (await own(seller))[0]?.theirs?.id ?? ReviewId.parse(uuidv7())
    const report = { reason: 'fake', detail: null } as const
    const send = (as?: Person) => world.call(reportReview, { reviewId, report }, as)
    expect((await send()).error.code).toBe('auth.signed-out')
    expect((await send(buyer)).error.code).toBe('safety.own-subject')
    const gone = await world.call(reportReview, { reviewId: ReviewId.parse(uuidv7()), report }, seller)
    expect(gone.error.code).toBe('reviews.not-found')
    expect((await send(seller)).body).toEqual({ outcome: 'reported' })
    await settle(world, world.people.hanna, reviewId, [{ kind: 'remove' }], {
      rule: 'spam',
      note: 'It is not about a deal.',
    })
    expect(await about(seller, world.people.sara)).toMatchObject({ items: [], score: { count: 0 } })
    expect((await own(seller))[0]?.theirs).toBeNull()
    expect(await kindsFor(buyer)).toContain('decision_taken')
    expect((await send(world.people.sara)).error.code).toBe('reviews.not-found')
  })

  it('stops whoever reports all day', async () => {
    const person = await world.newPerson('Tireless')
    const targets: ReviewId[] = []
    for (let n = 0; n < 11; n++) {
      const [seller, buyer] = await pair(
        `Seller${String.fromCodePoint(65 + n)}`,
        `Taker${String.fromCodePoint(65 + n)}`,
      )
      await reviewed(world, { about: seller, by: buyer })
      targets.push((await own(seller))[0]?.theirs?.id ?? ReviewId.parse(uuidv7()))
    }
    const report = { reason: 'spam', detail: null } as const
    const codes = []
    for (const reviewId of targets)
      codes.push((await world.call(reportReview, { reviewId, report }, person)).status)
    expect(codes).toEqual([...Array<number>(10).fill(200), 429])
  })
})
