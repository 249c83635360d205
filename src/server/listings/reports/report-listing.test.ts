import { describe, expect, it } from 'vitest'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import { reportListing } from '#contract/listings/reports/report-listing.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { listOwnListings } from '#contract/listings/own/list-own-listings.ts'
import { REPORT_LIMITS } from '#contract/safety/report.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { caseAbout, settle } from '#server/testing/cases.ts'
import { drafted, posted, RIDE } from '#server/listings/listings.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()

const SCAM = { reason: 'scam', detail: 'Asks for money before anybody saw it.' } as const
const report = (listingId: string, person: Person | null, wanted: object = SCAM) =>
  world.call(reportListing, { listingId, report: wanted as typeof SCAM }, person)
const ride = (owner = world.people.abel) => posted(world, owner, RIDE)

const reviewOf = (listingId: string) => caseAbout(world, world.people.hanna, listingId)

describe('reporting a listing', () => {
  it('asks a visitor to sign in', async () => {
    const answer = await report(uuidv7(), null)
    expect(answer).toMatchObject({ status: 401, error: { code: 'auth.signed-out' } })
  })

  it('knows no draft of others and none that does not exist, in the same words; what is gone is gone', async () => {
    const draft = await drafted(world, world.people.abel, RIDE)
    for (const id of [draft.id, uuidv7()])
      expect(await report(id, world.people.sara)).toMatchObject({
        status: 404,
        error: { code: 'listings.not-found' },
      })
    const { id } = await ride()
    await world.call(deleteListing, { listingId: id }, world.people.abel)
    expect((await report(id, world.people.sara)).error.code).toBe('listings.gone')
  })

  it('is not for one’s own', async () => {
    const { id } = await ride()
    expect((await report(id, world.people.abel)).error.code).toBe('safety.own-subject')
  })

  it.each([
    ['no reason', { reason: '', detail: null }],
    ['an unknown reason', { reason: 'ugly', detail: null }],
    ['another reason without words', { reason: 'other', detail: ' ' }],
    ['too many words', { reason: 'scam', detail: 'x'.repeat(REPORT_LIMITS.detailMax + 1) }],
  ])('is refused with %s', async (_name, wanted) => {
    const answer = await report(uuidv7(), world.people.sara, wanted)
    expect(answer).toMatchObject({ status: 400, error: { code: 'request.invalid' } })
  })

  it('brings it before staff, who see what was reported and not by whom; approving dismisses it', async () => {
    const { id } = await ride()
    expect((await report(id, world.people.sara)).body).toEqual({ outcome: 'reported' })
    expect((await report(id, world.people.meron, { reason: 'fake', detail: null })).body).toEqual({
      outcome: 'reported',
    })
    const review = await reviewOf(id)
    expect(review).toMatchObject({
      kind: 'listing',
      queue: 'reports',
      reports: 2,
      reasons: ['scam', 'fake'],
      received: [SCAM, { reason: 'fake', detail: null }],
    })
    expect(JSON.stringify(review?.received)).not.toContain(world.people.sara.userId)

    await settle(world, world.people.hanna, id, [{ kind: 'approve' }])
    expect(await reviewOf(id)).toBeNull()
    expect(await statuses(id)).toEqual(['dismissed', 'dismissed'])
    // decided is decided: the same person may report it again
    expect((await report(id, world.people.sara)).body).toEqual({ outcome: 'reported' })
  })

  it('is upheld when it is taken down', async () => {
    const { id } = await ride()
    await report(id, world.people.sara)
    await settle(world, world.people.hanna, id, [{ kind: 'remove' }], { rule: 'scam' })
    expect(await statuses(id)).toEqual(['upheld'])
  })

  it('hides it with the third one that weighs, until it is decided; its owner sees that it waits', async () => {
    const { abel, sara, meron, dawit, hanna } = world.people
    const { id } = await ride()
    await world.clock.advance(86_401)
    for (const person of [sara, meron]) await report(id, person)
    expect((await world.call(readListing, { listingId: id })).status).toBe(200)
    await report(id, dawit)
    expect((await world.call(readListing, { listingId: id })).status).toBe(404)
    const own = (await world.call(listOwnListings, { tab: 'in_review' }, abel)).body.items
    expect(own).toMatchObject([{ id, state: 'pending_review' }])
    expect(await reviewOf(id)).toMatchObject({ isHidden: true, reports: 3 })
    await settle(world, hanna, id, [{ kind: 'dismiss' }])
    expect((await world.call(readListing, { listingId: id })).body.state).toBe('active')
  })

  it('hides it at once where somebody is at risk', async () => {
    const { id } = await ride()
    await report(id, world.people.sara, { reason: 'minor_at_risk', detail: null })
    expect((await world.call(readListing, { listingId: id })).status).toBe(404)
    expect(await reviewOf(id)).toMatchObject({ priority: 100 })
  })

  it('is answered also when its owner deletes it', async () => {
    const { id } = await ride()
    await report(id, world.people.sara)
    await world.call(deleteListing, { listingId: id }, world.people.abel)
    expect(await reviewOf(id)).toMatchObject({ subject: null, title: null })
    await settle(world, world.people.hanna, id, [{ kind: 'warn' }], { rule: 'scam' })
    expect(await statuses(id)).toEqual(['upheld'])
  })

  it('is counted once per person, also at the same time', async () => {
    const { id } = await ride()
    const all = await Promise.all([0, 1, 2].map(() => report(id, world.people.meron)))
    const outcomes = all.map(({ body }) => body.outcome)
    expect(outcomes.filter((outcome) => outcome === 'reported')).toHaveLength(1)
    expect(await statuses(id)).toEqual(['pending'])
  })

  it('is possible ten times a day, also when the last come at once', async () => {
    const liya = await world.newPerson('Liya')
    const rides = []
    for (let n = 0; n <= REPORT_LIMITS.perDay; n++) rides.push(await ride(world.people.meron))
    const answers = await Promise.all(rides.map(({ id }) => report(id, liya)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.map(({ error }) => error)).toMatchObject([
      { code: 'safety.too-many-reports', details: { limit: 10 } },
    ])
    await world.clock.advance(86_401)
    const [, , last] = rides.toReversed()
    expect((await report(last?.id ?? '', liya)).status).toBe(200)
  })
})

async function statuses(listingId: string): Promise<string[]> {
  const rows = await world.db
    .selectFrom('user_report')
    .select('status')
    .where('subject_id', '=', listingId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ status }) => status)
}
