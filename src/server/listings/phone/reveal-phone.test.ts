import { createListing } from '#contract/listings/create-listing.ts'
import { describe, expect, it } from 'vitest'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import { markListing } from '#contract/listings/life/mark-listing.ts'
import { PHONE_LIMITS } from '#contract/listings/phone/phone-number.ts'
import { revealPhone } from '#contract/listings/phone/reveal-phone.ts'
import { publishListing } from '#contract/listings/publish-listing.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { drafted, posted, RIDE } from '#server/listings/listings.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()

const CALLED = { ...RIDE, phone: '+46 (8) 123-45 67' }
const NUMBER = '+4681234567'
const ride = (owner = world.people.abel) => posted(world, owner, CALLED)
const reveal = (listingId: string, person: Person | null) => world.call(revealPhone, { listingId }, person)
const looks = async (person: Person) =>
  (await world.db.selectFrom('phone_reveal').selectAll().where('user_id', '=', person.userId).execute())
    .length

describe('the number of a listing', () => {
  it('is not for visitors', async () => {
    const { id } = await ride()
    expect(await reveal(id, null)).toMatchObject({ status: 401, error: { code: 'auth.signed-out' } })
  })

  it('is not that of a draft, of what is paused, over or does not exist, nor one that is not shown', async () => {
    const { abel, sara } = world.people
    const draft = await drafted(world, abel, CALLED)
    const paused = await ride()
    await world.call(markListing, { listingId: paused.id, state: 'paused' }, abel)
    for (const id of [draft.id, paused.id, uuidv7()])
      expect((await reveal(id, sara)).error.code).toBe('listings.not-found')
    const deleted = await ride()
    await world.call(deleteListing, { listingId: deleted.id }, abel)
    expect((await reveal(deleted.id, sara)).error.code).toBe('listings.gone')
    const silent = await posted(world, abel, RIDE)
    expect((await reveal(silent.id, sara)).error.code).toBe('listings.no-phone')
    expect(await looks(sara)).toBe(0)
  })

  it('has to be a whole one to be published; a draft keeps what was typed', async () => {
    const { abel } = world.people
    const draft = await drafted(world, abel, { ...RIDE, phone: '08 123 45' })
    expect(draft.content.phone).toBe('0812345')
    const answer = await world.call(publishListing, { listingId: draft.id, version: draft.version }, abel)
    expect(answer.error).toMatchObject({
      code: 'listings.incomplete',
      details: { fields: [{ path: 'phone', key: 'phone' }] },
    })
  })

  it('is for what its poster says, and for something', async () => {
    const { abel } = world.people
    const draft = await drafted(world, abel, { ...CALLED, phoneWays: [] })
    const publish = { listingId: draft.id, version: draft.version }
    expect((await world.call(publishListing, publish, abel)).error).toMatchObject({
      code: 'listings.incomplete',
      details: { fields: [{ path: 'phoneWays', key: 'required' }] },
    })
    const { id } = await posted(world, abel, { ...CALLED, phoneWays: ['telegram', 'whatsapp', 'telegram'] })
    expect((await world.call(readListing, { listingId: id })).body.contactWays).toEqual([
      'telegram',
      'whatsapp',
    ])
    const wrong = { ...CALLED, phoneWays: ['fax'] as unknown as ['call'] }
    expect((await world.call(createListing, { content: wrong }, abel)).error.code).toBe('request.invalid')
  })

  it('stands nowhere on the page, which only says that there is one', async () => {
    const { id } = await ride()
    const page = (await world.call(readListing, { listingId: id })).body
    expect(page.contactWays).toEqual(['call'])
    expect(JSON.stringify(page)).not.toContain('1234567')
    const silent = await posted(world, world.people.abel, RIDE)
    expect((await world.call(readListing, { listingId: silent.id })).body.contactWays).toEqual([])
  })

  it('is shown to members, noted once a day, and to its owner without a note', async () => {
    const liya = await world.newPerson('Liya')
    const { id } = await ride()
    const all = await Promise.all([0, 1, 2].map(() => reveal(id, liya)))
    expect(all.map(({ body }) => body)).toEqual([{ phone: NUMBER }, { phone: NUMBER }, { phone: NUMBER }])
    expect(await looks(liya)).toBe(1)
    await world.clock.advance(86_401)
    await reveal(id, liya)
    expect(await looks(liya)).toBe(2)
    expect((await reveal(id, world.people.abel)).body).toEqual({ phone: NUMBER })
    expect(await looks(world.people.abel)).toBe(0)
  })

  it('is shown of ten listings a day, also when the last are asked for at once', async () => {
    const liya = await world.newPerson('Hirut')
    const rides = []
    for (let n = 0; n <= PHONE_LIMITS.revealsPerDay; n++) rides.push(await ride(world.people.meron))
    const answers = await Promise.all(rides.map(({ id }) => reveal(id, liya)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.map(({ error }) => error)).toMatchObject([
      { code: 'listings.too-many-reveals', details: { limit: 10 } },
    ])
    const again = answers.findIndex(({ status }) => status === 200)
    expect((await reveal(rides[again]?.id ?? '', liya)).status).toBe(200)
    await world.clock.advance(86_401)
    const missed = answers.findIndex(({ status }) => status === 429)
    expect((await reveal(rides[missed]?.id ?? '', liya)).status).toBe(200)
  })
})
