import { onlineManager } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { guessPlace } from '#contract/geo/guess-place.ts'
import { PlaceId } from '#contract/geo/place.ts'
import { readPlace } from '#contract/geo/read-place.ts'
import { searchPlaces } from '#contract/geo/search-places.ts'
import { readSearch, type SearchReading } from '#contract/listings/search/read-search.ts'
import { type ListingFilters, searchListings, TYPED_MAX } from '#contract/listings/search/search-listings.ts'
import { suggestSearches } from '#contract/listings/search/suggest-searches.ts'
import { cardOf, oakland } from '#web/listings/listing.fixture.ts'
import { ListingsPage } from '#web/listings/listings-page.tsx'
import { rememberSeen } from '#web/listings/recent/store-seen.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'

type Asked = z.output<(typeof searchListings)['~orpc']['inputSchema'] & z.ZodType>
type Found = z.input<(typeof searchListings)['~orpc']['outputSchema'] & z.ZodType>

let asked: Asked[] = []
let guessed = 0

beforeEach(() => {
  asked = []
  guessed = 0
})
// Fetched on demand: without this a busy machine would time a test out.
beforeAll(() => import('./filter-sheet.tsx'))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  onlineManager.setOnline(true)
})

const page = (cards: readonly number[], parts: Partial<Found> = {}): Found => ({
  items: cards.map((n) => cardOf(n)),
  nextCursor: null,
  count: { value: cards.length, capped: false },
  otherCurrencies: null,
  ...parts,
})

const SHELF = { category: 'items', subcategory: 'furniture' } as const
const berkeley = { ...oakland, id: PlaceId.parse(5327684), name: 'Berkeley' }

/** Nothing but words. */
const plainly = (filters: z.output<typeof ListingFilters>) => ({
  filters,
  isRead: false,
  place: null,
  otherPlaces: [],
  without: [],
  elsewhere: [],
})

/** A reader in Oakland by their time zone, whose device says nothing. */
function serve(
  answer: (input: Asked) => Found | Refusal<'server.unexpected'>,
  read: (input: z.output<typeof ListingFilters>) => z.input<typeof SearchReading> = plainly,
) {
  setTransport({
    fetch: fakeServer(
      fake(guessPlace)(() => {
        guessed++
        return { place: oakland }
      }),
      fake(readPlace)(() => oakland),
      fake(suggestSearches)(({ q }) => ({ words: [`${q} እንጀራ`], categories: [SHELF], places: [berkeley] })),
      fake(readSearch)((input) => read(input)),
      fake(searchListings)((input) => {
        asked.push(input)
        return answer(input)
      }),
    ),
  })
}

/** Everything that is watched is in sight at once, as when somebody scrolls on and on. */
function scrollsOn() {
  class InSight {
    readonly seen: IntersectionObserverCallback
    constructor(seen: IntersectionObserverCallback) {
      this.seen = seen
    }
    observe() {
      const entry = { isIntersecting: true } as IntersectionObserverEntry
      queueMicrotask(() => this.seen([entry], this as unknown as IntersectionObserver))
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', InSight)
}

const search = (router: { state: { location: { search: unknown } } }) => router.state.location.search
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)

test('a first visit shows the newest near the reader, and says where; the address stays as it was', async () => {
  serve(() => page([1, 2]))
  const { router } = await render(<ListingsPage category={null} />, { path: '/listings' })
  expect(await screen.findByText('Mitad 1')).toBeTruthy()
  expect(asked[0]).toMatchObject({ lat: 37.8, lng: -122.27, radius: 25 })
  expect(screen.getByRole('button', { name: /Oakland, CA · 25 mi/ })).toBeTruthy()
  expect(screen.getByText('2 listings')).toBeTruthy()
  expect(router.state.location.href).toBe('/listings')
})

test('the address holds every filter; money is asked in cents of the currency of the place', async () => {
  serve(() => page([1], { otherCurrencies: { value: 12, capped: false } }))
  const path =
    '/items?q=mitad&subcategory=appliances&kind=wanted&minPrice=20&maxPrice=90.5&withPhotos=true' +
    `&placeId=${oakland.id}&lat=37.8044&lng=-122.2711&radius=50&sort=price_asc`
  await render(<ListingsPage category="items" />, { path })
  expect(await screen.findByText('12 more in other currencies')).toBeTruthy()
  expect(asked[0]).toMatchObject({
    q: 'mitad',
    category: 'items',
    subcategory: 'appliances',
    kind: 'wanted',
    minPrice: 2000,
    maxPrice: 9050,
    currency: 'USD',
    withPhotos: true,
    lat: 37.8,
    lng: -122.27,
    radius: 50,
    sort: 'price_asc',
  })
  expect(await screen.findByRole('button', { name: /Oakland, CA · 50 mi/ })).toBeTruthy()
})

test('what makes no sense in an address is as if it were not there', async () => {
  serve(() => page([1]))
  await render(<ListingsPage category={null} />, {
    path: `/listings?category=nonsense&minPrice=cheap&radius=-3&sort=best&lat=999&lng=1&q=${'x'.repeat(TYPED_MAX + 1)}`,
  })
  expect(await screen.findByText('Mitad 1')).toBeTruthy()
  const [input] = asked
  expect(input).toMatchObject({ q: '', radius: 25, lat: 37.8, lng: -122.27 })
  expect(input).not.toMatchObject({ category: expect.anything() })
  expect(input?.minPrice).toBeUndefined()
})

test('a filter in use can be taken away again, or all of them but the place', async () => {
  serve(() => page([1]))
  const { router, user } = await render(<ListingsPage category="items" />, {
    path: '/items?q=mitad&kind=wanted&withPhotos=true&radius=50',
  })
  await user.click(await screen.findByRole('button', { name: 'Remove filter: Wanted' }))
  await waitFor(() => expect(search(router)).not.toHaveProperty('kind'))
  expect(search(router)).toHaveProperty('q', 'mitad')
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(Object.keys(search(router) as object)).toEqual(['radius']))
  await waitFor(() => expect(asked.at(-1)?.q).toBe(''))
})

test('typed words go into the address in one step, and back takes them out', async () => {
  serve(() => page([1]))
  const { router, user } = await render(<ListingsPage category={null} />, { path: '/listings' })
  await screen.findByText('Mitad 1')
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Search listings' }))
  await user.keyboard('coffee set')
  await waitFor(() => expect(search(router)).toHaveProperty('q', 'coffee set'))
  await waitFor(() => expect(asked.at(-1)?.q).toBe('coffee set'))
  router.history.back()
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Search listings' })).toHaveProperty('value', ''),
  )
  expect(search(router)).not.toHaveProperty('q')
})

test('what is offered while one types leads to other words, a category or a city', async () => {
  serve(() => page([1]))
  const { router, user } = await render(<ListingsPage category={null} />, { path: '/listings?radius=50' })
  const field = await screen.findByRole('combobox', { name: 'Search listings' })
  await user.type(field, 'inj')
  await user.click(await screen.findByRole('option', { name: 'inj እንጀራ' }))
  await waitFor(() => expect(search(router)).toMatchObject({ q: 'inj እንጀራ', radius: '50' }))
  expect(field).toHaveProperty('value', 'inj እንጀራ')
  await user.type(field, 'x')
  await user.click(await screen.findByRole('option', { name: 'Berkeley, CA' }))
  await waitFor(() => expect(search(router)).toMatchObject({ placeId: '5327684', radius: '50' }))
  expect(search(router)).not.toHaveProperty('q')
  expect(field).toHaveProperty('value', '')
  await user.type(field, 'furn')
  await user.click(await screen.findByRole('option', { name: 'Furniture · Items for Sale' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/items'))
  expect(search(router)).toMatchObject({ subcategory: 'furniture', radius: '50' })
  expect(search(router)).not.toHaveProperty('q')
})

test('says which other words are shown, and each can be looked for', async () => {
  serve(({ q }) => page([1], { alsoShowing: q === 'enjera' ? ['እንጀራ', 'injera'] : [] }))
  const { router, user } = await render(<ListingsPage category={null} />, { path: '/listings?q=enjera' })
  expect(await screen.findByText('Also showing')).toBeTruthy()
  expect(screen.getByText('እንጀራ').getAttribute('lang')).toBe('am')
  await user.click(screen.getByRole('button', { name: 'Search for እንጀራ' }))
  await waitFor(() => expect(search(router)).toHaveProperty('q', 'እንጀራ'))
  await waitFor(() => expect(screen.queryByText('Also showing')).toBeNull())
})

test('three pages come by themselves, then a button asks for each', async () => {
  scrollsOn()
  serve(({ cursor }) => {
    const n = cursor === undefined ? 1 : Number(cursor)
    return page([n], { nextCursor: n < 5 ? String(n + 1) : null, count: { value: 2000, capped: true } })
  })
  const { user } = await render(<ListingsPage category={null} />, { path: '/listings?radius=any' })
  const more = await screen.findByRole('button', { name: 'Show more' })
  expect(titles()).toEqual(['Mitad 1', 'Mitad 2', 'Mitad 3'])
  expect(screen.getByText('2000+ listings')).toBeTruthy()
  await user.click(more)
  expect(await screen.findByText('Mitad 4')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Mitad 5')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull())
  expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, '2', '3', '4', '5'])
})

test('a page that fails can be asked for again, and the rows before it stay', async () => {
  scrollsOn()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let fails = true
  serve(({ cursor }) => {
    if (cursor === undefined) return page([1], { nextCursor: '2' })
    return fails ? new Refusal('server.unexpected') : page([2])
  })
  const { user } = await render(<ListingsPage category={null} />, { path: '/listings' })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(titles()).toEqual(['Mitad 1'])
  fails = false
  await user.click(again)
  expect(await screen.findByText('Mitad 2')).toBeTruthy()
})

function Elsewhere() {
  const params: Record<string, string | undefined> = useParams({ strict: false })
  return params['_splat']?.startsWith('listing/') ? <p>A listing</p> : <ListingsPage category={null} />
}

test('going back finds the rows as they were without asking; a new visit after five minutes asks anew', async () => {
  scrollsOn()
  vi.useFakeTimers({ toFake: ['Date'] })
  serve(({ cursor }) => (cursor === undefined ? page([1], { nextCursor: '2' }) : page([2])))
  const { router, user } = await render(<Elsewhere />, { path: '/listings?radius=any' })
  await screen.findByText('Mitad 2')
  await user.click(screen.getByRole('link', { name: 'Mitad 2' }))
  expect(await screen.findByText('A listing')).toBeTruthy()
  const before = asked.length
  router.history.back()
  expect(await screen.findByText('Mitad 2')).toBeTruthy()
  expect(titles()).toEqual(['Mitad 1', 'Mitad 2'])
  expect(asked.slice(before)).toEqual([])

  const visitAnew = async () => {
    await router.navigate({ to: '/listing/$id', params: { id: 'x' } })
    await screen.findByText('A listing')
    await router.navigate({ to: '/listings', search: { radius: 'any' } as never })
    await screen.findByText('Mitad 2')
  }
  await visitAnew()
  expect(asked).toHaveLength(before)
  vi.setSystemTime(Date.now() + 6 * 60_000)
  await visitAnew()
  expect(asked.length).toBeGreaterThan(before)
})

test('nothing near: says so, offers a wider distance and shows what is further away', async () => {
  serve((input) => (input.radius === undefined ? page([20, 60, 70]) : page([])))
  const { router, user } = await render(<ListingsPage category="jobs" />, { path: '/jobs' })
  expect(await screen.findByText('Nothing within 25 mi of Oakland, CA yet.')).toBeTruthy()
  const further = await screen.findByRole('region', { name: 'Further away' })
  // What lies within the radius is not further away.
  expect(within(further).getAllByRole('heading', { level: 3 })).toHaveLength(2)
  expect(asked.at(-1)).toMatchObject({ category: 'jobs', sort: 'distance' })
  await user.click(screen.getByRole('button', { name: 'Search within 50 mi' }))
  await waitFor(() => expect(search(router)).toHaveProperty('radius', '50'))
})

test('no match: the filters can be cleared', async () => {
  serve((input) => (input.q === '' ? page([1]) : page([])))
  const { router, user } = await render(<ListingsPage category={null} />, {
    path: '/listings?q=unicorn&radius=any',
  })
  expect(await screen.findByText('No listings match your search.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('Mitad 1')).toBeTruthy()
  expect(search(router)).not.toHaveProperty('q')
})

test('featured listings are shown wherever they are, without asking where the reader is', async () => {
  serve(() => page([1]))
  await render(<ListingsPage category={null} />, { path: '/listings?featured=true' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Featured Listings' })).toBeTruthy()
  await screen.findByText('Mitad 1')
  expect(asked[0]).toMatchObject({ featured: true })
  expect(asked[0]?.lat).toBeUndefined()
  expect(guessed).toBe(0)
})

test('a failure says so and can be tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let fails = true
  serve(() => (fails ? new Refusal('server.unexpected') : page([1])))
  const { user } = await render(<ListingsPage category={null} />, { path: '/listings' })
  expect(await screen.findByRole('alert')).toBeTruthy()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Mitad 1')).toBeTruthy()
})

test('offline says so instead of loading for ever', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onlineManager.setOnline(false)
  setTransport({ fetch: () => Promise.reject(new TypeError('no network')) })
  await render(<ListingsPage category={null} />, { path: '/listings?featured=true' })
  expect((await screen.findByRole('alert')).textContent).toContain('No connection')
})

test('the sheet on a phone holds all filters and says how much there is', async () => {
  serve((input) => page(input.kind === 'wanted' ? [1] : [1, 2]))
  const { router, user } = await render(<ListingsPage category="items" />, { path: '/items' })
  await screen.findByText('Mitad 2')
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = await screen.findByRole('dialog', { name: 'Filters' })
  await user.click(within(sheet).getByRole('radio', { name: 'Wanted' }))
  expect(await within(sheet).findByRole('button', { name: 'Show 1 listing' })).toBeTruthy()
  await user.type(within(sheet).getByRole('textbox', { name: 'Min' }), '20')
  await waitFor(() =>
    expect(search(router)).toMatchObject({ kind: 'wanted', minPrice: '20', currency: 'USD' }),
  )
  await user.selectOptions(within(sheet).getByRole('combobox', { name: 'Type' }), 'appliances')
  await waitFor(() => expect(search(router)).toHaveProperty('subcategory', 'appliances'))
  await user.click(within(sheet).getByRole('button', { name: /^Show \d/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Filters, 3 in use' })).toBeTruthy()
})

test('the categories keep their places, whichever is chosen', async () => {
  serve(() => page([1]))
  await render(<ListingsPage category="services" />, { path: '/services?q=van&withPhotos=true&kind=wanted' })
  const links = within(await screen.findByRole('navigation', { name: 'Categories' })).getAllByRole('link')
  expect(links.map((link) => link.textContent).slice(0, 3)).toEqual([
    'All',
    'Rooms & Housing',
    'Jobs & Career',
  ])
  const chosen = links.filter((link) => link.getAttribute('aria-current') === 'page')
  expect(chosen.map((link) => link.textContent)).toEqual(['Services'])
  // Words mean the same in every category; who offers does not.
  expect(links[1]?.getAttribute('href')).toMatch(/^\/rooms-housing\?q=van&withPhotos=/)
  expect(links[1]?.getAttribute('href')).not.toContain('kind')
})

test('in Amharic, in kilometres where people count in them', async () => {
  const berlin = { ...oakland, name: 'Berlin', nameAm: 'በርሊን', admin1: null, country: 'DE' }
  setTransport({
    fetch: fakeServer(
      fake(guessPlace)(() => ({ place: berlin })),
      fake(searchListings)(() => page([1])),
    ),
  })
  await render(<ListingsPage category="items" />, { path: '/items', language: 'am' })
  expect(await screen.findByRole('button', { name: /በርሊን · 40 ኪ\.ሜ/ })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'የሚሸጡ ዕቃዎች' })).toBeTruthy()
})

test('a lowest price above the highest is said to be so, and nothing is held against them', async () => {
  serve(() => page([1]))
  const { user } = await render(<ListingsPage category="items" />, { path: '/items?minPrice=90&maxPrice=60' })
  await user.click(await screen.findByRole('button', { name: /Filters/ }))
  expect(await screen.findByText(/The lowest price is above the highest/)).toBeTruthy()
  expect(asked.filter(({ minPrice, maxPrice }) => minPrice !== undefined || maxPrice !== undefined)).toEqual(
    [],
  )
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
})

test('another city leaves the parts of the one before behind; the step back leads to both', async () => {
  const atlanta = {
    ...oakland,
    id: PlaceId.parse(4180439),
    name: 'Atlanta',
    nameAm: null,
    admin1: 'GA',
    lat: 33.75,
    lng: -84.39,
  }
  setTransport({
    fetch: fakeServer(
      fake(guessPlace)(() => ({ place: oakland })),
      fake(readPlace)(({ placeId }) => (placeId === atlanta.id ? atlanta : oakland)),
      fake(searchPlaces)(() => ({ items: [atlanta] })),
      fake(readSearch)(plainly),
      fake(searchListings)((input) => {
        asked.push(input)
        return page([1])
      }),
    ),
  })
  const { router, user } = await render(<ListingsPage category="items" />, {
    path: '/items?neighborhoods=5378538-temescal',
  })
  await user.click(await screen.findByRole('button', { name: /Filters/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Filters' })
  const city = await within(sheet).findByRole('combobox', { name: /City/ })
  await waitFor(() => expect(city.getAttribute('value')).toBe('Oakland, CA'))
  await user.clear(city)
  await user.type(city, 'Atl')
  await user.click(await screen.findByRole('option', { name: /Atlanta, GA/ }))
  await waitFor(() => expect(search(router)).toMatchObject({ placeId: String(atlanta.id) }))
  expect(search(router)).not.toHaveProperty('neighborhoods')
  router.history.back()
  await waitFor(() =>
    expect(search(router)).toMatchObject({ placeId: String(oakland.id), neighborhoods: '5378538-temescal' }),
  )
})

test('what was seen says so; what is hidden is gone until it is undone or shown again', async () => {
  // what toasts say outlasts a test: no other one looks for these
  serve(() => page([21, 22, 23]))
  rememberSeen(cardOf(22).id)
  const { user } = await render(<ListingsPage category={null} />, { path: '/listings' })
  expect(await screen.findByText('Mitad 21')).toBeTruthy()
  const seen = screen.getAllByText('Seen')
  expect(seen.map((mark) => mark.closest('article')?.textContent)).toEqual([
    expect.stringContaining('Mitad 22'),
  ])
  const hide = (title: string) => user.click(screen.getByRole('button', { name: `Hide “${title}”` }))
  await hide('Mitad 21')
  expect(titles()).toEqual(['Mitad 22', 'Mitad 23'])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(titles()).toEqual(['Mitad 21', 'Mitad 22', 'Mitad 23'])
  await hide('Mitad 23')
  expect(screen.getByText('1 listing is hidden.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(titles()).toEqual(['Mitad 21', 'Mitad 22', 'Mitad 23'])
  expect(screen.queryByRole('button', { name: 'Hide “Mitad 23”' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Hide again' }))
  expect(titles()).toEqual(['Mitad 21', 'Mitad 22'])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.queryByText('1 listing is hidden.')).toBeNull()
})

test('marks that cannot be read are as if there were none', async () => {
  localStorage.setItem('hidden-listings', '["x", {}]')
  localStorage.setItem('seen-listings', 'no')
  serve(() => page([1]))
  await render(<ListingsPage category={null} />, { path: '/listings' })
  expect(await screen.findByText('Mitad 1')).toBeTruthy()
  expect(screen.queryByText('Seen')).toBeNull()
})
