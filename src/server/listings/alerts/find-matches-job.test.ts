import { describe, expect, it } from 'vitest'
import { openSavedSearch } from '#contract/listings/alerts/open-saved-search.ts'
import { saveSearch } from '#contract/listings/alerts/save-search.ts'
import { listSavedSearches } from '#contract/listings/alerts/list-saved-searches.ts'
import { updateSavedSearch } from '#contract/listings/alerts/update-saved-search.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { PLACES, posted, SOFA } from '#server/listings/listings.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()

const SOFAS = {
  name: 'Sofas nearby',
  channel: 'email',
  frequency: 'instant',
  filters: { q: 'sofa', category: 'items', lat: 38.9, lng: -77.04, radius: 25 },
  placeId: PLACES.washington,
} as const

const saved = async (person: Person, part: object = {}) =>
  (await world.call(saveSearch, { ...SOFAS, ...part }, person)).body.search
const noticesOf = async (person: Person) =>
  (await world.call(listNotifications, {}, person)).body.items.map(({ notice }) => notice)
const mailsTo = async (person: Person) => (await world.outbox()).filter(({ to }) => to === person.email)
const sofa = (title = SOFA.title) => posted(world, world.people.abel, { ...SOFA, title }, 1)
const MINUTE = 60
const DAY = 86_400

async function later(seconds: number): Promise<void> {
  await world.clock.advance(seconds)
  await world.runJobs()
}

describe('who saved a search', () => {
  it('hears of what is new, once, in the app and by mail, with a way to end the mails', async () => {
    const liya = await world.newPerson('Liya')
    await sofa('Seen before it was saved, a sofa')
    await world.clock.advance(MINUTE)
    const { id } = await saved(liya)
    await later(6 * MINUTE)
    expect(await noticesOf(liya)).toEqual([])

    const first = await sofa('Leather sofa in red')
    await posted(
      world,
      world.people.abel,
      { ...SOFA, title: 'A sofa too far away', placeId: PLACES.stockholm },
      1,
    )
    await posted(world, world.people.abel, { ...SOFA, title: 'Round table of oak' }, 1)
    await later(6 * MINUTE)
    const notice = {
      kind: 'search_matches',
      subjectId: id,
      facts: {
        name: 'Sofas nearby',
        count: 1,
        capped: false,
        listings: [{ id: first.id, title: 'Leather sofa in red', price: { minor: 12_000, currency: 'USD' } }],
      },
    }
    expect(await noticesOf(liya)).toEqual([notice])
    await later(20 * MINUTE)
    expect(await noticesOf(liya)).toEqual([notice])

    const mails = await mailsTo(liya)
    expect(mails.map(({ subject }) => subject)).toEqual(['1 new for “Sofas nearby”'])
    expect(mails[0]?.text).toContain('Leather sofa in red · $120')
    expect(mails[0]?.action_link).toMatch(new RegExp(`/#/saved-searches/${id}$`))
    const stop = /<(.+)>/.exec(mails[0]?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    await world.inject({ method: 'POST', url: new URL(stop).pathname })
    expect((await world.call(listSavedSearches, {}, liya)).body.items).toMatchObject([{ id, channel: 'app' }])
    await sofa('Another sofa of leather')
    await later(6 * MINUTE)
    expect(await noticesOf(liya)).toHaveLength(2)
    expect(await mailsTo(liya)).toHaveLength(1)
  })

  it('hears daily or weekly, of all that came meanwhile at once', async () => {
    const daily = await world.newPerson('Daily')
    const weekly = await world.newPerson('Weekly')
    await saved(daily, { frequency: 'daily', channel: 'app' })
    await saved(weekly, { frequency: 'weekly', channel: 'app' })
    for (const title of ['First sofa of the day', 'Second sofa of the day']) {
      await sofa(title)
      await later(10 * MINUTE)
    }
    expect([...(await noticesOf(daily)), ...(await noticesOf(weekly))]).toEqual([])
    await later(DAY)
    expect(await noticesOf(daily)).toMatchObject([{ facts: { count: 2 } }])
    expect(await noticesOf(weekly)).toEqual([])
    for (let day = 0; day < 6; day++) await later(DAY)
    expect(await noticesOf(weekly)).toMatchObject([{ facts: { count: 2 } }])
    expect(await noticesOf(daily)).toHaveLength(1)
  })

  it('hears nothing while it is paused or silent, nor afterwards of what was missed', async () => {
    const liya = await world.newPerson('Hirut')
    const { id } = await saved(liya, { channel: 'none' })
    await sofa('Sofa nobody was notified of')
    await later(10 * MINUTE)
    await world.call(updateSavedSearch, { searchId: id, channel: 'app', isPaused: true }, liya)
    await later(10 * MINUTE)
    await world.call(updateSavedSearch, { searchId: id, isPaused: false }, liya)
    await later(10 * MINUTE)
    expect(await noticesOf(liya)).toEqual([])
    await sofa('Sofa that somebody is notified of')
    await later(10 * MINUTE)
    expect(await noticesOf(liya)).toMatchObject([
      { facts: { listings: [{ title: 'Sofa that somebody is notified of' }] } },
    ])
  })

  it('notifies once, however many servers look at the same time', async () => {
    const liya = await world.newPerson('Selam')
    await saved(liya, { channel: 'app' })
    await sofa('Sofa of velvet')
    await world.clock.advance(6 * MINUTE)
    await Promise.all([world.runJobs(), world.runJobs(), world.runJobs()])
    expect(await noticesOf(liya)).toHaveLength(1)
  })

  it('notifies that it rests when nobody opens it for 60 days; opening it goes on', async () => {
    const liya = await world.newPerson('Bruk')
    const { id } = await saved(liya, { channel: 'app' })
    await later(59 * DAY)
    expect(await noticesOf(liya)).toEqual([])
    await later(2 * DAY)
    expect(await noticesOf(liya)).toEqual([
      { kind: 'search_paused', subjectId: id, facts: { name: 'Sofas nearby' } },
    ])
    await sofa('Sofa of the pause')
    await later(2 * DAY)
    expect(await noticesOf(liya)).toHaveLength(1)
    expect((await world.call(openSavedSearch, { searchId: id }, liya)).body.paused).toBeNull()
    await sofa('Sofa after the pause')
    await later(10 * MINUTE)
    expect((await noticesOf(liya))[0]).toMatchObject({
      facts: { count: 1, listings: [{ title: 'Sofa after the pause' }] },
    })
  })

  it('that cannot be looked into holds up no other', async () => {
    const liya = await world.newPerson('Dagim')
    const broken = await saved(liya, { channel: 'app', filters: { q: 'sofa' } })
    await saved(liya, { channel: 'app' })
    await world.db
      .updateTable('saved_search')
      .set({ filters: JSON.stringify({ color: 'blue' }) })
      .where('id', '=', broken.id)
      .execute()
    await sofa('Sofa of rattan')
    await later(6 * MINUTE)
    expect(await noticesOf(liya)).toHaveLength(1)
    expect(world.logLines.some(({ message }) => message === 'a saved search failed')).toBe(true)
  })
})
