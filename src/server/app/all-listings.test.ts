import type { Updateable } from 'kysely'
import { describe, expect, it } from 'vitest'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { featureListing } from '#contract/staff/listings/feature-listing.ts'
import { listLog } from '#contract/staff/log/list-log.ts'
import { listAllListings } from '#contract/staff/listings/list-all-listings.ts'
import { openListingCase } from '#contract/staff/listings/open-listing-case.ts'
import { drafted, posted, RIDE } from '#server/listings/listings.fixture.ts'
import type { Listing } from '#server/platform/database/schema.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { waitingCases } from '#server/testing/cases.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({ env: { RATE_LIMITS: '1000' } })

interface Wanted {
  title?: string
  change?: Updateable<Listing>
}

/** A published ride that is put into whatever state. */
async function listed(owner: Person, { title = RIDE.title, change }: Wanted = {}): Promise<ListingId> {
  const { id } = await posted(world, owner, { ...RIDE, title })
  if (change) await world.db.updateTable('listing').set(change).where('id', '=', id).execute()
  return ListingId.parse(id)
}

const list = (input: object, as: Person | null = world.people.hanna) => world.call(listAllListings, input, as)
const idsOf = async (input: object) => (await list(input)).body.items.map(({ id }) => id)

describe('all listings', () => {
  it('are for staff, and a page of them for a cursor of theirs', async () => {
    const listingId = ListingId.parse(uuidv7())
    expect((await list({}, null)).error.code).toBe('auth.signed-out')
    expect((await list({}, world.people.sara)).error.code).toBe('auth.forbidden')
    expect((await world.call(openListingCase, { listingId })).error.code).toBe('auth.signed-out')
    const member = await world.call(openListingCase, { listingId }, world.people.sara)
    expect(member.error.code).toBe('auth.forbidden')
    for (const input of [{ cursor: 'elsewhere' }, { state: 'draft' }, { category: 'boats' }])
      expect((await list(input)).error.code).toBe('request.invalid')
  })

  it('are found in every state but draft, as what they were while they are withheld', async () => {
    const owner = await world.newPerson('Almaz')
    const ownerId = owner.userId
    const removed = await listed(owner, { change: { state: 'removed' } })
    const active = await listed(owner)
    const over = await listed(owner, { change: { expires_at: world.clock.now() } })
    const hidden = await listed(owner, {
      change: { state: 'withheld', withheld_from: 'active', withheld_for: ['suspension'] },
    })
    await drafted(world, owner, RIDE)
    await world.call(deleteListing, { listingId: await listed(owner) }, owner)
    expect(await idsOf({ ownerId })).toEqual([hidden, over, active, removed])
    expect(await idsOf({ ownerId, state: 'active' })).toEqual([hidden, active])
    expect(await idsOf({ ownerId, state: 'expired' })).toEqual([over])
    expect(await idsOf({ ownerId, state: 'removed' })).toEqual([removed])
    expect(await idsOf({ ownerId, category: 'jobs' })).toEqual([])
    const { items } = (await list({ ownerId })).body
    expect(items[0]).toMatchObject({ state: 'active', isWithheld: true, owner: { userId: ownerId } })
    expect(items[1]).toMatchObject({ state: 'expired', isWithheld: false })
  })

  it('are found by the beginning of a title as it is written, and by a link', async () => {
    const owner = await world.newPerson('Bekele')
    const id = await listed(owner, { title: '100% teff, ground today' })
    await listed(owner, { title: '100 grams of coffee' })
    expect(await idsOf({ q: '100% TEFF' })).toEqual([id])
    expect(await idsOf({ q: `see https://mesob.example/#/listing/${id.toUpperCase()}?x=1` })).toEqual([id])
    expect(await idsOf({ q: uuidv7() })).toEqual([])
  })

  it('go on page by page, each once', async () => {
    const owner = await world.newPerson('Chaltu')
    const ownerId = owner.userId
    const all: string[] = []
    for (let n = 0; n < 31; n++) all.unshift(await listed(owner))
    const first = (await list({ ownerId })).body
    const second = (await list({ ownerId, cursor: first.nextCursor })).body
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all)
    expect(second.nextCursor).toBeNull()
  })
})

describe('a featured listing', () => {
  const feature = (listingId: ListingId, days: number, as: Person | null = world.people.hanna) =>
    world.call(featureListing, { listingId, days }, as)

  it('is the choice of staff, of what is on offer, for a month at most', async () => {
    const owner = await world.newPerson('Eyerus')
    const listingId = await listed(owner)
    expect((await feature(listingId, 7, null)).error.code).toBe('auth.signed-out')
    expect((await feature(listingId, 7, owner)).error.code).toBe('auth.forbidden')
    for (const days of [-1, 31, 1.5])
      expect((await feature(listingId, days)).error.code).toBe('request.invalid')
    expect((await feature(ListingId.parse(uuidv7()), 7)).error.code).toBe('staff.listing-not-found')
    const removed = await listed(owner, { change: { state: 'removed' } })
    expect((await feature(removed, 7)).error.code).toBe('staff.not-on-offer')
    expect((await feature(removed, 0)).body).toEqual({ featuredUntil: null })
  })

  it('stands on the home page until then, or until it is taken back, and both are logged', async () => {
    const listingId = await listed(await world.newPerson('Fikru'))
    const isFeatured = async () =>
      (await world.call(searchListings, { featured: true })).body.items.some(({ id }) => id === listingId)
    await feature(listingId, 7)
    expect(await isFeatured()).toBe(true)
    expect((await list({ q: listingId })).body.items[0]?.featuredUntil).not.toBeNull()
    await feature(listingId, 0)
    expect(await isFeatured()).toBe(false)
    await feature(listingId, 1)
    await world.clock.advance(86_400)
    expect(await isFeatured()).toBe(false)
    const { items } = (await world.call(listLog, {}, world.people.dawit)).body
    expect(items.slice(0, 3)).toMatchObject([
      { action: 'feature', days: 1 },
      { action: 'unfeature', days: null },
      { action: 'feature', days: 7 },
    ])
  })
})

describe('a case about a listing', () => {
  it('is opened once, and decided in the queue', async () => {
    const owner = await world.newPerson('Daniel')
    const listingId = await listed(owner)
    const open = (id: ListingId) => world.call(openListingCase, { listingId: id }, world.people.hanna)
    const { caseId } = (await open(listingId)).body
    expect((await open(listingId)).body.caseId).toBe(caseId)
    const waiting = await waitingCases(world, world.people.hanna, 'listing')
    expect(waiting.map(({ id }) => id)).toContain(caseId)
    const draft = await drafted(world, owner, RIDE)
    for (const gone of [ListingId.parse(draft.id), ListingId.parse(uuidv7())])
      expect((await open(gone)).error.code).toBe('staff.listing-not-found')
  })
})
