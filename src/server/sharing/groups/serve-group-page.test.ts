import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { archiveGroup } from '#contract/groups/archive-group.ts'
import { answerEvent } from '#contract/groups/events/attendance/answer-event.ts'
import { cancelEvent } from '#contract/groups/events/cancel-event.ts'
import { EventId, type GroupEvent } from '#contract/groups/events/event.ts'
import type { Group } from '#contract/groups/group.ts'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { boxesIn, inkOf, inkShare } from '#server/sharing/image/picture-reading.fixture.ts'
import { CARD } from '#server/sharing/image/draw-card.ts'
import { freshWorld } from '#server/testing/world.ts'
import { sharedEvent, sharedGroup } from './shared-group.fixture.ts'

const webFolder = mkdtempSync(join(tmpdir(), 'mesob-sharing-'))
copyFileSync(join(PROJECT_ROOT, 'index.html'), join(webFolder, 'index.html'))
afterAll(() => rmSync(webFolder, { recursive: true }))

const SITE = 'https://mesob.example'
const TITLE = 'የቅዳሜ ቡና <Saturday>'
const world = freshWorld({ webFolder, env: { PUBLIC_URL: SITE } })
const get = (url: string, headers: Record<string, string> = {}) =>
  world.inject({ method: 'GET', url, headers })

let group: Group
let online: Group
let event: GroupEvent
beforeAll(async () => {
  const { sara, abel } = world.people
  group = await sharedGroup(world, sara, {
    title: TITLE,
    description: 'Every week we roast. Call 0911 234 567.',
    locationZip: '20001',
    onlineUrl: 'https://meet.example.org/secret-room',
  })
  online = await sharedGroup(world, abel, {
    title: 'Amharic evening online',
    meetingType: 'online',
    locationCity: null,
    locationState: null,
    onlineUrl: 'https://meet.example.org/amharic',
  })
  event = await sharedEvent(world, group.id, sara, {
    title: 'Coffee ceremony',
    url: 'https://meet.example.org/secret-table',
    capacity: 30,
  })
})

const tag = (page: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(page)?.[1]

function graphOf(page: string): Record<string, unknown>[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? ''
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph']
}

describe('a group', () => {
  it('is told to whoever reads no script, in the language of its title or in the one asked for', async () => {
    const { statusCode, headers, body } = await get(`/groups/${group.id}`)
    expect([statusCode, headers['content-type'], headers['content-language']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'am',
    ])
    expect(body).toContain('<html lang="am"')
    expect(body).toContain('<h1 lang="am">የቅዳሜ ቡና &lt;Saturday&gt;</h1>')
    expect(tag(body, 'og:url')).toBe(`${SITE}/groups/${group.id}`)
    expect(tag(body, 'description')).toMatch(/^ቡናና ምግብ · ዋሽንግተን፣ DC · .+ — Every week we roast/)
    expect(tag(body, 'robots')).toBeUndefined()
    expect(body).toContain(`href="/#/groups/${group.id}"`)
    expect(body).toMatch(/<script type="module" src="[^"]+"><\/script>/)
    const english = (await get(`/groups/${group.id}?lang=en`)).body
    expect(tag(english, 'description')).toMatch(/^Coffee &amp; Food · Washington, DC · /)
    for (const page of [body, english]) {
      expect(page).toContain(`hreflang="en" href="${SITE}/groups/${group.id}?lang=en"`)
      expect(page).toContain(`hreflang="x-default" href="${SITE}/groups/${group.id}"`)
    }
  })

  it('is an organization with its next meetings to search engines', async () => {
    const [thing, trail] = graphOf((await get(`/groups/${group.id}`)).body)
    expect(thing).toMatchObject({
      '@type': 'Organization',
      name: TITLE,
      location: { address: { addressLocality: 'Washington', addressRegion: 'DC', addressCountry: 'US' } },
    })
    const events = (thing?.['event'] ?? []) as Record<string, unknown>[]
    expect(events[0]).toMatchObject({ '@type': 'Event', eventStatus: 'https://schema.org/EventScheduled' })
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{}, {}, { position: 3 }] })
  })

  it('says nothing that is for members alone, to them neither', async () => {
    const { sara } = world.people
    for (const url of [`/groups/${group.id}`, `/groups/${online.id}`, `/events/${event.id}`]) {
      const page = (await world.inject({ method: 'GET', url, as: sara })).body
      for (const word of ['meet.example.org', '0911', '20001', sara.userId]) expect(page).not.toContain(word)
      expect(page).not.toMatch(/Sara|Abel|latitude/)
    }
  })

  it('is not sent twice to whoever has it', async () => {
    const etag = String((await get(`/groups/${group.id}`)).headers['etag'])
    const again = await get(`/groups/${group.id}`, { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('that is archived stays, says so, and is found no more', async () => {
    const { sara } = world.people
    const over = await sharedGroup(world, sara, { title: 'Over' })
    const [next] = over.upcoming
    const going = { answer: 'going', guests: 0 } as const
    await world.call(answerEvent, { eventId: EventId.parse(next?.id), ...going }, sara)
    await world.call(archiveGroup, { groupId: over.id }, sara)
    const { statusCode, body } = await get(`/groups/${over.id}`)
    expect(statusCode).toBe(200)
    expect(tag(body, 'robots')).toBe('noindex')
    expect(body).toContain('<p class="shared-badge">Archived</p>')
    const meeting = (await get(`/events/${next?.id}`)).body
    expect(tag(meeting, 'robots')).toBe('noindex')
    expect(graphOf(meeting)[0]).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
  })
})

describe('an event', () => {
  it('is told with its place and its group, and says where the app shows it', async () => {
    const { statusCode, body } = await get(`/events/${event.id}`)
    expect(statusCode).toBe(200)
    expect(body).toContain('<html lang="en"')
    expect(tag(body, 'og:title')).toBe('Coffee ceremony')
    expect(tag(body, 'app-path')).toBe(`/groups/${group.id}?event=${event.id}`)
    expect(body).toContain(`href="/#/groups/${group.id}?event=${event.id}"`)
    expect(body).toContain(`href="/groups/${group.id}"`)
    const [thing] = graphOf(body)
    expect(thing).toMatchObject({
      '@type': 'Event',
      startDate: event.startsAt,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [
        { '@type': 'Place', name: 'Meskel Square Cafe' },
        { '@type': 'VirtualLocation', url: `${SITE}/events/${event.id}` },
      ],
      organizer: { '@type': 'Organization', url: `${SITE}/groups/${group.id}` },
      maximumAttendeeCapacity: 30,
    })
    expect(thing).not.toHaveProperty('offers')
  })

  it('online has no place', async () => {
    const [next] = online.upcoming
    const [thing] = graphOf((await get(`/events/${next?.id}`)).body)
    expect(thing).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: `${SITE}/events/${next?.id}` },
    })
  })

  it('that is cancelled stays and says so; one that is over is found no more', async () => {
    const { sara } = world.people
    const off = await sharedEvent(world, group.id, sara, { title: 'Called off' })
    await world.call(cancelEvent, { eventId: off.id, scope: 'one' }, sara)
    const { statusCode, body } = await get(`/events/${off.id}?lang=am`)
    expect(statusCode).toBe(200)
    expect(body).toContain('ይህ ዝግጅት ተሰርዟል።')
    expect(tag(body, 'robots')).toBeUndefined()
    expect(graphOf(body)[0]).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
    await world.clock.advance(3 * 86_400)
    const past = (await get(`/events/${event.id}`)).body
    expect(tag(past, 'robots')).toBe('noindex')
    expect(past).toContain('This event is over.')
  })
})

describe.each(['groups', 'events'])('%s', (folder) => {
  it.each(['no-id', uuidv7(), "'%20or%201=1"])('%s is not found', async (id) => {
    const { statusCode, body } = await get(`/${folder}/${id}`)
    expect(statusCode).toBe(404)
    expect(body).toContain('ገጹ አልተገኘም')
    expect(tag(body, 'robots')).toBe('noindex')
    expect((await get(`/${folder}/${id}/share.jpg`)).statusCode).toBe(404)
  })

  it('shows a drawn picture with a day in both scripts', async () => {
    const page = `/${folder}/${folder === 'groups' ? group.id : event.id}`
    const image = tag((await get(page)).body, 'og:image')?.replace(SITE, '') ?? ''
    expect(image).toMatch(/^\/\w+\/[0-9a-f-]+\/share\.jpg\?v=[0-9a-f]{20}$/)
    const { statusCode, headers, rawPayload } = await get(image)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=86400'])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    for (const area of [CARD.title, CARD.price, CARD.place]) {
      const ink = await inkOf(rawPayload, area)
      expect(inkShare(ink)).toBeGreaterThan(0.02)
      expect(boxesIn(ink)).toBe(0)
    }
  })
})
