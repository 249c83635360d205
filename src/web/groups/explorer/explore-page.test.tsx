import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { guessPlace } from '#contract/geo/guess-place.ts'
import { PlaceId } from '#contract/geo/place.ts'
import { readPlace } from '#contract/geo/read-place.ts'
import { listGroupCategories } from '#contract/groups/list-group-categories.ts'
import { searchGroups } from '#contract/groups/search-groups.ts'
import { cardOf, coffee, tech } from '#web/groups/group.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { chooseReading } from '#web/platform/format/reading-choices.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { ExplorePage } from './explore-page.tsx'

type Asked = z.output<(typeof searchGroups)['~orpc']['inputSchema'] & z.ZodType>
type Found = z.input<(typeof searchGroups)['~orpc']['outputSchema'] & z.ZodType>

const washington = {
  id: PlaceId.parse(4_140_963),
  name: 'Washington',
  nameAm: 'ዋሽንግተን',
  admin1: 'DC',
  country: 'US',
  lat: 38.8951,
  lng: -77.0364,
}
let asked: Asked[] = []
beforeEach(() => {
  asked = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const found = (cards: Found['items'], parts: Partial<Found> = {}): Found => ({
  items: cards,
  count: cards.length,
  capped: false,
  hasMore: false,
  shown: 'matches',
  ...parts,
})

function serve(answer: (input: Asked) => Found | Refusal<'server.unexpected'>) {
  setTransport({
    fetch: fakeServer(
      fake(guessPlace)(() => ({ place: washington })),
      fake(readPlace)(() => washington),
      fake(listGroupCategories)(() => ({ items: [coffee, tech] })),
      fake(searchGroups)((input) => {
        asked.push(input)
        return answer(input)
      }),
    ),
  })
}
const open = (path = '/groups/explore', language: 'en' | 'am' = 'en') =>
  render(<ExplorePage />, { path, language })
const search = (router: { state: { location: { search: unknown } } }) => router.state.location.search
const choose = (name: string) => screen.getByRole('combobox', { name })

test('a first visit shows what is within 18 miles of the reader, and leaves the address as it is', async () => {
  serve(() => found([cardOf(1), cardOf(2)]))
  const { router } = await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Events near Washington, DC' })).toBeTruthy()
  expect(await screen.findByText('2 groups found')).toBeTruthy()
  expect(asked[0]).toMatchObject({
    lat: 38.9,
    lng: -77.04,
    radiusMiles: 18,
    page: 1,
    day: 'any',
    type: 'any',
  })
  expect(router.state.location.href).toBe('/groups/explore')
  expect(screen.getByPlaceholderText('Search for events, groups, topics...')).toBeTruthy()
})

test('one group is one group', async () => {
  serve(() => found([cardOf(1)]))
  await open()
  expect(await screen.findByText('1 group found')).toBeTruthy()
})

test('every filter stands in the address, and a change of one leads to the first page', async () => {
  serve(() => found([cardOf(1)], { count: 45 }))
  const { router, user } = await open(
    `/groups/explore?q=buna&placeId=${washington.id}&lat=38.8951&lng=-77.0364&radius=50&category=coffee&type=online&day=today&sort=members&page=2`,
  )
  await screen.findByText('45 groups found')
  expect(asked[0]).toMatchObject({
    q: 'buna',
    radiusMiles: 50,
    categoryIds: ['coffee'],
    type: 'online',
    day: 'today',
    sort: 'members',
    page: 2,
  })
  await user.selectOptions(choose('Day'), 'This weekend')
  await waitFor(() => expect(search(router)).toMatchObject({ day: 'this_weekend', q: 'buna' }))
  expect(search(router)).not.toHaveProperty('page')
  await user.selectOptions(choose('Type'), 'Any type')
  await waitFor(() => expect(search(router)).not.toHaveProperty('type'))
  await user.selectOptions(choose('Distance'), 'Anywhere')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ radiusMiles: -1 }))
  await user.selectOptions(choose('Order'), 'Newest')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'newest' }))
})

test('the described choices are all there', async () => {
  serve(() => found([]))
  await open()
  const options = (name: string) => [...choose(name).querySelectorAll('option')].map((one) => one.textContent)
  expect(options('Day')).toEqual(['Any day', 'Today', 'Tomorrow', 'This week', 'This weekend', 'Next 7 days'])
  expect(options('Type')).toEqual(['Any type', 'In person', 'Online', 'Hybrid'])
  expect(options('Distance')).toEqual(['5 mi', '10 mi', '18 mi', '25 mi', '50 mi', '100 mi', 'Anywhere'])
  expect(options('Order')).toEqual(['Relevance', 'Distance', 'Members', 'Newest', 'Most active'])
})

test('a category is chosen, and picking it again takes it away', async () => {
  serve(() => found([cardOf(1)]))
  const { router, user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Technology' }))
  await waitFor(() => expect(search(router)).toMatchObject({ category: 'tech' }))
  expect(screen.getByRole('button', { name: 'Technology' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Technology' }))
  await waitFor(() => expect(search(router)).not.toHaveProperty('category'))
  expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true')
})

test('typed words go into the address once the typing pauses', async () => {
  serve(() => found([cardOf(1)]))
  const { router, user } = await open()
  await screen.findByText('1 group found')
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search groups' }))
  await user.keyboard('ቡና')
  await waitFor(() => expect(search(router)).toMatchObject({ q: 'ቡና' }))
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  await waitFor(() => expect(search(router)).not.toHaveProperty('q'))
})

test('what is looked for can be typed by its sound', async () => {
  serve(() => found([cardOf(1)]))
  const { router, user } = await open()
  await screen.findByText('1 group found')
  const toggle = screen.getByRole('button', { name: 'Type in Ge’ez letters' })
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search groups' })
  await user.click(toggle)
  await waitFor(async () => {
    await user.clear(box)
    await user.type(box, 'buna')
    expect(box.value).toBe('ቡና')
  })
  await waitFor(() => expect(search(router)).toMatchObject({ q: 'ቡና' }))
  // the choice outlives the field
  await user.click(toggle)
})

test('pages are numbered, and each has an address', async () => {
  serve(({ page }) => found([cardOf(page)], { count: 130 }))
  const { router, user } = await open('/groups/explore?q=a')
  await user.click(await screen.findByRole('link', { name: 'Page 2' }))
  expect(await screen.findByText('Buna 2')).toBeTruthy()
  expect(search(router)).toMatchObject({ q: 'a', page: '2' })
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Page 7' })).toBeTruthy()
  router.history.back()
  expect(await screen.findByText('Buna 1')).toBeTruthy()
})

test('nothing found: the described words, and ways to find more', async () => {
  serve(() => found([]))
  const { router, user } = await open('/groups/explore?q=zzz')
  expect(await screen.findByText('No groups found near Washington, DC within 18 miles.')).toBeTruthy()
  expect(screen.getByText('Try expanding your search radius or clearing filters.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Search within 25 miles' }))
  await waitFor(() => expect(search(router)).toMatchObject({ radius: '25' }))
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(Object.keys(search(router) as object)).toEqual([]))
})

test('anywhere the sentence ends after "found."', async () => {
  serve(() => found([]))
  await open('/groups/explore?radius=-1&type=hybrid')
  expect(await screen.findByText('No groups found.')).toBeTruthy()
})

test('those that meet online are everywhere: no radius is named, and none is widened', async () => {
  serve(() => found([]))
  await open('/groups/explore?type=online')
  expect(await screen.findByText('No groups found.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Search (within|anywhere)/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeTruthy()
})

test('who chose kilometres reads them in the US too', async () => {
  chooseReading('units', 'kilometres')
  serve(({ q }) => found(q === 'zzz' ? [] : [cardOf(5)]))
  const view = await open()
  expect(await screen.findByText('8.0 km')).toBeTruthy()
  view.unmount()
  await open('/groups/explore?q=zzz')
  expect(await screen.findByText('No groups found near Washington, DC within 29 kilometers.')).toBeTruthy()
})

test('where nothing lies here the newest are shown under their own heading, without a count', async () => {
  serve(() => found([cardOf(1)], { shown: 'newest' }))
  await open()
  expect(await screen.findByRole('heading', { level: 2, name: 'Newest groups' })).toBeTruthy()
  expect(screen.queryByText(/found/)).toBeNull()
})

test('a failed search says so, and tries again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  serve(() => (asked.length === 1 ? new Refusal('server.unexpected') : found([cardOf(1)])))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 group found')).toBeTruthy()
})

test('a card tells what, when, where and how many', async () => {
  vi.useFakeTimers({ now: new Date('2027-03-13T12:00:00Z'), toFake: ['Date'] })
  const at = (n: number, nextStartsAt: string | null) =>
    cardOf(n, { nextStartsAt, timezone: 'America/New_York' })
  serve(() =>
    found([
      at(1, null),
      at(2, '2027-03-13T23:00:00Z'),
      at(3, '2027-03-14T22:00:00Z'),
      at(4, '2027-03-20T22:00:00Z'),
      { ...at(5, null), meetingType: 'hybrid', memberCount: 1 },
    ]),
  )
  await open()
  const card = async (n: number) =>
    within((await screen.findByRole('heading', { name: `Buna ${n}` })).closest('article') as HTMLElement)
  expect((await card(1)).getByText('No upcoming meeting')).toBeTruthy()
  expect((await card(2)).getByText(/^Today at 6:00.PM/)).toBeTruthy()
  expect((await card(3)).getByText(/^Tomorrow at 6:00.PM/)).toBeTruthy()
  expect((await card(4)).getByText(/^Sat, Mar 20, 6:00.PM/)).toBeTruthy()
  const hybrid = await card(5)
  for (const words of ['Hybrid', 'Coffee & Food', '5.0 mi', 'Silver Spring, MD', '1 member', 'View Group'])
    expect(hybrid.getByText(words)).toBeTruthy()
})

test('in Amharic categories, places and counts are said in Amharic', async () => {
  serve(() => found([cardOf(1)]))
  await open('/groups/explore', 'am')
  expect(await screen.findByText('1 ቡድን ተገኝቷል')).toBeTruthy()
  expect(screen.getByText('ሲልቨር ስፕሪንግ፣ MD')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'ቡናና ምግብ' })).toBeTruthy()
})
