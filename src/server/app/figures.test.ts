import { describe, expect, it } from 'vitest'
import { closeListing } from '#contract/listings/life/close-listing.ts'
import { reportListing } from '#contract/listings/reports/report-listing.ts'
import { readFigures } from '#contract/staff/figures/read-figures.ts'
import type { Metric } from '#contract/staff/figures/figure.ts'
import { mintSession } from '#server/auth/public.ts'
import type { Person } from '#server/testing/people.ts'
import { settle } from '#server/testing/cases.ts'
import { freshWorld } from '#server/testing/world.ts'
import { posted, RIDE } from '#server/listings/listings.fixture.ts'

const world = freshWorld()
const read = (as: Person | null, input: object = {}) => world.call(readFigures, input, as)

/** What was counted of today and yesterday: an hour may lead over midnight. */
async function recent(metric: Metric, slice = ''): Promise<number[]> {
  const { series } = (await read(world.people.dawit)).body
  const values = series.find((one) => one.metric === metric && one.slice === slice)?.values ?? []
  return values.slice(-2).filter((value) => value !== null)
}
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

describe('figures', () => {
  it('are for admins', async () => {
    expect((await read(null)).error.code).toBe('auth.signed-out')
    expect((await read(world.people.hanna)).error.code).toBe('auth.forbidden')
    expect((await read(world.people.dawit, { days: '31' })).error.code).toBe('request.invalid')
  })

  it('are counted once an hour, today and what is left of yesterday', async () => {
    const { abel, sara, hanna } = world.people
    expect((await read(world.people.dawit)).body).toMatchObject({ series: [] })
    const kept = await posted(world, abel, RIDE)
    const sold = await posted(world, sara, RIDE)
    await world.call(closeListing, { listingId: sold.id, outcome: 'sold_here' }, sara)
    await world.call(reportListing, { listingId: kept.id, report: { reason: 'spam', detail: null } }, sara)
    await settle(world, hanna, kept.id, [{ kind: 'dismiss' }])
    await world.clock.advance(3600)
    await world.runJobs()
    const counted = {
      new_people: 5,
      new_listings: 2,
      closed: 1,
      closed_here: 1,
      reports: 1,
      appeals: 0,
      appeals_overturned: 0,
    }
    for (const [metric, value] of Object.entries(counted))
      expect.soft(sumOf(await recent(metric as Metric)), metric).toBe(value)
    expect((await recent('live_listings', RIDE.category)).at(-1)).toBe(1)
    expect(Math.max(...(await recent('handling_minutes')))).toBeLessThan(2)
    const { days } = (await read(world.people.dawit, { days: '90' })).body
    expect(days).toHaveLength(90)
    expect(days.at(-1)).toBe(world.clock.now().toISOString().slice(0, 10))

    await world.clock.advance(86_400)
    await world.runJobs()
    const { access_token: token } = await mintSession(world.platform, world.people.dawit.userId)
    const headers = { authorization: `Bearer ${token}` }
    const { series } = (await world.call(readFigures, {}, null, { headers })).body
    const people = series.find(({ metric }) => metric === 'new_people')?.values
    expect(people?.at(-1)).toBe(0)
    expect(people?.slice(-3).filter((value) => value !== 0 && value !== null)).toEqual([5])
  })
})
