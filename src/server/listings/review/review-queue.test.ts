import { describe, expect, it } from 'vitest'
import { closeListing } from '#contract/listings/life/close-listing.ts'
import type { DraftContentInput } from '#contract/listings/listing-content.ts'
import { listOwnListings } from '#contract/listings/own/list-own-listings.ts'
import { publishListing } from '#contract/listings/publish-listing.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { readReview } from '#contract/listings/review/read-review.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { decideCases } from '#contract/moderation/decisions/decide-cases.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { updateListing } from '#contract/listings/update-listing.ts'
import { dayAhead, drafted, newPictures, posted, RIDE, SOFA } from '#server/listings/listings.fixture.ts'
import { caseAbout, decide, settle, takeEffect } from '#server/testing/cases.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({ env: { REVIEW_POLICY: 'risk' } })

const ROOM = {
  ...RIDE,
  category: 'rooms_housing',
  subcategory: 'room_private',
  price: { type: 'fixed', amountMinor: 90_000, maxMinor: null, currency: 'SEK', period: 'month' },
  details: { available_from: dayAhead(30) },
} satisfies DraftContentInput

let newcomers = 0
const newcomer = () => world.newPerson(`Newcomer${++newcomers}`)
const reviewOf = (listingId: string) => caseAbout(world, world.people.hanna, listingId)
const look = async (listingId: string) =>
  (await world.call(readReview, { listingId: ListingId.parse(listingId) }, world.people.hanna)).body
const answer = (
  listingId: string,
  kind: 'approve' | 'request_changes' | 'remove',
  note?: string,
): Promise<void> =>
  settle(
    world,
    world.people.hanna,
    listingId,
    [{ kind }],
    kind === 'approve' ? {} : { rule: 'misleading', ...(note && { note }) },
  )

/** Somebody's notifications in the app, newest first. */
const noticesOf = async (person: typeof world.people.sara) =>
  (await world.call(listNotifications, {}, person)).body.items.map(({ notice }) => notice)

describe('a listing in review', () => {
  const listingId = ListingId.parse(crypto.randomUUID())

  it('is read by staff', async () => {
    const read = (as: typeof world.people.sara | null) => world.call(readReview, { listingId }, as)
    expect(await read(null)).toMatchObject({ status: 401 })
    expect(await read(world.people.sara)).toMatchObject({ status: 403 })
    expect((await read(world.people.hanna)).error.code).toBe('listings.review-over')
  })

  it('is not read when nobody asked for a look', async () => {
    const { id } = await drafted(world, await newcomer(), ROOM, 1)
    const refused = await world.call(readReview, { listingId: id }, world.people.hanna)
    expect(refused.error.code).toBe('listings.review-over')
  })
})

describe('a new listing that waits', () => {
  it('is seen by its owner and staff alone until it is approved', async () => {
    const person = await newcomer()
    const { id, state } = await posted(world, person, ROOM, 3)
    expect(state).toBe('pending_review')
    expect(await world.call(readListing, { listingId: id }, world.people.sara)).toMatchObject({ status: 404 })
    for (const reader of [person, world.people.hanna])
      expect((await world.call(readListing, { listingId: id }, reader)).body.state).toBe('pending_review')
    expect((await world.call(listOwnListings, { tab: 'in_review' }, person)).body).toMatchObject({
      items: [{ id }],
      counts: { all: 1, in_review: 1, active: 0 },
    })
    expect(await reviewOf(id)).toMatchObject({
      kind: 'listing',
      signals: ['young_account'],
      subject: { title: ROOM.title },
      owner: { isNewHere: true },
    })
    expect(await look(id)).toMatchObject({
      proposed: null,
      shown: { content: { title: ROOM.title } },
      history: { published: 0, refused: 0 },
    })
    await answer(id, 'approve')
    expect((await world.call(readListing, { listingId: id })).body).toMatchObject({ state: 'active' })
    expect((await world.call(searchListings, { category: 'rooms_housing' })).body.items).toHaveLength(1)
    const mail = (await world.outbox()).findLast(({ to }) => to === person.email)
    expect(mail).toMatchObject({
      subject: `“${ROOM.title}” is live`,
      action_link: expect.stringContaining(id) as string,
    })
    expect(await noticesOf(person)).toEqual([
      { kind: 'listing_approved', subjectId: id, facts: { title: ROOM.title } },
    ])
  })

  it('goes back with words, is changed, handed in again, and refused', async () => {
    const person = await newcomer()
    const { id } = await posted(world, person, ROOM, 3)
    await answer(id, 'request_changes', 'Say what is included.')
    const back = (await world.call(readOwnListing, { listingId: id }, person)).body
    expect(back).toMatchObject({
      state: 'changes_requested',
      decision: { reason: 'misleading', note: 'Say what is included.' },
    })
    const mail = (await world.outbox()).findLast(({ to }) => to === person.email)
    expect(mail?.text).toContain('Say what is included.')
    const content = { ...back.content, title: 'Room with everything included' }
    const saved = await world.call(updateListing, { listingId: id, version: back.version, content }, person)
    const again = await world.call(
      publishListing,
      { listingId: id, version: saved.body.version, allowDuplicate: true },
      person,
    )
    expect(again.body).toMatchObject({ state: 'pending_review', decision: null })
    await answer(id, 'remove')
    expect((await world.call(readOwnListing, { listingId: id }, person)).body).toMatchObject({
      state: 'rejected',
      decision: { reason: 'misleading', note: null },
    })
    expect((await noticesOf(person)).map(({ kind, facts }) => [kind, facts])).toEqual([
      ['decision_taken', expect.objectContaining({ title: content.title, action: 'remove' })],
      ['listing_changes_requested', { title: ROOM.title }],
    ])
    expect(await world.call(readListing, { listingId: id }, person)).toMatchObject({ status: 404 })
    expect((await world.call(listOwnListings, { tab: 'ended' }, person)).body.items).toHaveLength(1)
  })

  it('is not decided by its owner, who does not find it in the queue either', async () => {
    const { hanna, dawit } = world.people
    const { id } = await posted(world, hanna, { ...ROOM, title: 'A room in my own house' }, 3)
    expect(await reviewOf(id)).toBeNull()
    const found = await caseAbout(world, dawit, id)
    if (!found) throw new Error('Others of the staff see it.')
    const input = {
      cases: [{ caseId: found.id, seen: found.seen }],
      actions: [{ kind: 'approve' as const }],
    }
    expect((await world.call(decideCases, input, hanna)).body.results).toMatchObject([{ outcome: 'over' }])
  })

  it('is not decided by who looked at an older version, nor twice', async () => {
    const person = await newcomer()
    const { id, version, content } = await posted(world, person, ROOM, 3)
    const seen = await reviewOf(id)
    await world.call(
      updateListing,
      { listingId: id, version, content: { ...content, title: 'Another title altogether' } },
      person,
    )
    const approve = async (found: typeof seen) => {
      const cases = found ? [{ caseId: found.id, seen: found.seen }] : []
      const input = { cases, actions: [{ kind: 'approve' as const }] }
      return (await world.call(decideCases, input, world.people.hanna)).body.results[0]?.outcome
    }
    expect(await approve(seen)).toBe('changed')
    const now = await reviewOf(id)
    const both = await Promise.all([approve(now), approve(now)])
    expect(both.toSorted()).toEqual(['decided', 'over'])
  })

  it('waits again when its owner changes it before the decision takes effect', async () => {
    const person = await newcomer()
    const { id, version, content } = await posted(world, person, ROOM, 3)
    await decide(world, world.people.hanna, id, [{ kind: 'approve' }])
    await world.call(
      updateListing,
      { listingId: id, version, content: { ...content, title: 'Quite another room' } },
      person,
    )
    await takeEffect(world)
    expect((await world.call(readOwnListing, { listingId: id }, person)).body.state).toBe('pending_review')
    expect(await reviewOf(id)).toMatchObject({ title: 'Quite another room' })
  })
})

describe('the first listings of somebody', () => {
  it('are public at once, looked at later, and taken down when they should not be', async () => {
    const person = await newcomer()
    const { id, state } = await posted(world, person, { ...SOFA, title: 'First sofa of somebody' }, 1)
    expect(state).toBe('active')
    expect(await reviewOf(id)).toMatchObject({ queue: 'listings', signals: [] })
    await answer(id, 'remove')
    expect(await world.call(readListing, { listingId: id })).toMatchObject({
      status: 410,
      error: { code: 'listings.gone' },
    })
    expect((await world.call(readOwnListing, { listingId: id }, person)).body.state).toBe('removed')
  })
})

describe('a change to a public listing', () => {
  const live = async (title: string) => {
    const person = await newcomer()
    const listing = await posted(world, person, { ...SOFA, title }, 2)
    await answer(listing.id, 'approve')
    const own = (await world.call(readOwnListing, { listingId: listing.id }, person)).body
    const [extra = ''] = await newPictures(world, person, 1)
    const photos = [{ mediaId: extra }, ...own.content.photos.slice(0, 1)]
    const save = (content: DraftContentInput, version = own.version) =>
      world.call(updateListing, { listingId: own.id, version, content }, person)
    return { person, own, save, extra, content: { ...own.content, photos } }
  }
  const mediaLeft = async (ids: string[]) =>
    (await world.db.selectFrom('media').select('id').where('id', 'in', ids).execute()).length

  it('is seen by nobody until it is approved, then by all, pictures and words', async () => {
    const { person, own, save, extra, content } = await live('Sofa to be revised')
    const title = 'Armchair that was revised'
    const saved = await save({ ...content, title })
    expect(saved.body).toMatchObject({
      state: 'active',
      revision: 'pending_review',
      version: own.version + 1,
      content: { title },
    })
    const shown = (await world.call(readListing, { listingId: own.id })).body
    expect(shown).toMatchObject({ title: 'Sofa to be revised', photos: [{}, {}] })
    expect((await world.call(searchListings, { q: 'that was revised' })).body.items).toEqual([])
    expect((await world.call(listOwnListings, { tab: 'in_review' }, person)).body.items).toHaveLength(1)
    const seen = await look(own.id)
    expect(await reviewOf(own.id)).toMatchObject({ kind: 'revision', title })
    expect(seen).toMatchObject({
      shown: { content: { title: 'Sofa to be revised' } },
      proposed: { content: { title }, photos: [{ picture: { id: extra } }, {}] },
    })
    await answer(own.id, 'approve')
    const now = (await world.call(readListing, { listingId: own.id })).body
    expect(now).toMatchObject({ title, photos: [{ picture: { id: extra } }, {}] })
    expect((await world.call(searchListings, { q: 'that was revised' })).body.items).toHaveLength(1)
    const dropped = own.content.photos[1]?.mediaId ?? ''
    expect(await mediaLeft([extra, dropped])).toBe(1)
    expect((await world.call(readOwnListing, { listingId: own.id }, person)).body.revision).toBeNull()
  })

  it('goes back to its owner, who sees why and goes on from it', async () => {
    const { person, own, save, extra, content } = await live('Sofa to be sent back')
    await save({ ...content, title: 'Sofa with a doubtful title' })
    await answer(own.id, 'request_changes', 'Whose sofa is it?')
    const back = (await world.call(readOwnListing, { listingId: own.id }, person)).body
    expect(back).toMatchObject({
      state: 'active',
      revision: 'changes_requested',
      decision: { reason: 'misleading', note: 'Whose sofa is it?' },
      content: { title: 'Sofa with a doubtful title' },
    })
    const again = await save({ ...back.content, title: 'Sofa of my aunt in Bowie' }, back.version)
    expect(again.body).toMatchObject({ revision: 'pending_review', decision: null })
    expect(await mediaLeft([extra])).toBe(1)
  })

  it('is dropped with its pictures when it is refused, and when the listing is closed meanwhile', async () => {
    for (const end of ['refused', 'closed']) {
      const { person, own, save, extra, content } = await live(`Sofa whose change is ${end}`)
      await save({ ...content, title: `Sofa nobody will see ${end}` })
      if (end === 'refused') await answer(own.id, 'remove')
      else await world.call(closeListing, { listingId: own.id, outcome: 'sold_here' }, person)
      const after = (await world.call(readOwnListing, { listingId: own.id }, person)).body
      expect(after).toMatchObject({ revision: null, content: { title: `Sofa whose change is ${end}` } })
      expect(await mediaLeft([extra])).toBe(0)
      expect(await reviewOf(own.id)).toBeNull()
    }
  })

  it('is seen at once when nothing counts in it, and takes what waited out of the queue', async () => {
    const { own, save, content } = await live('Sofa with a small change')
    const waits = await save({ ...content, title: 'Sofa with a large change' })
    const description = `${own.content.description} I help to carry.`
    const saved = await save({ ...own.content, description }, waits.body.version)
    expect(saved.body).toMatchObject({ revision: null, content: { title: own.title, description } })
    expect((await world.call(readListing, { listingId: own.id })).body.description).toBe(description)
    expect(await reviewOf(own.id)).toBeNull()
  })

  it('is held against the price of the day before, however small its steps', async () => {
    const { own, save, content } = await live('Sofa that gets cheaper')
    const amount = content.price?.amountMinor ?? 0
    const cut = (share: number, version?: number) =>
      save(
        { ...own.content, price: own.content.price && { ...own.content.price, amountMinor: amount * share } },
        version,
      )
    const first = await cut(0.7)
    expect(first.body.revision).toBeNull()
    const second = await cut(0.5, first.body.version)
    expect(second.body.revision).toBe('pending_review')
    await world.clock.advance(86_400 + 60)
    const later = await cut(0.5, second.body.version)
    expect(later.body.revision).toBeNull()
  })

  it('is saved by one of two tabs; the other is told', async () => {
    const { own, save } = await live('Sofa in two tabs')
    const answers = await Promise.all(
      ['One', 'Other'].map((tab) => save({ ...own.content, title: `${tab} title of a sofa` })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({
      code: 'listings.stale',
      details: { version: own.version + 1 },
    })
  })
})

it('shows readers what to be careful of, until staff have looked', async () => {
  const person = await newcomer()
  const description = `${SOFA.description} More pictures: bit.ly/x1`
  const { id } = await posted(world, person, { ...SOFA, title: 'Sofa behind a short link', description }, 1)
  expect((await world.call(readListing, { listingId: id })).body.cautions).toEqual(['short_link'])
  await answer(id, 'approve')
  expect((await world.call(readListing, { listingId: id })).body.cautions).toEqual([])
})

it('refuses what has too much in common with frauds, and tells its writer why', async () => {
  const person = await newcomer()
  const { id, version } = await drafted(
    world,
    person,
    {
      ...SOFA,
      title: 'Sofa for a code',
      description: 'Send me the code that you get. I rent your Uber account for it, best birr rate.',
    },
    1,
  )
  const refused = await world.call(publishListing, { listingId: id, version }, person)
  expect(refused).toMatchObject({
    status: 422,
    error: {
      code: 'listings.blocked',
      details: { signals: ['code_request', 'hawala_rates', 'account_rental'] },
    },
  })
  expect((await world.call(readOwnListing, { listingId: id }, person)).body.state).toBe('draft')
})
