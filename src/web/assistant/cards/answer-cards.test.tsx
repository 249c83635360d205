import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AssistantCard } from '#contract/assistant/card.ts'
import { readEvent } from '#contract/groups/events/read-event.ts'
import { readGroup } from '#contract/groups/read-group.ts'
import { saveSearch } from '#contract/listings/alerts/save-search.ts'
import { listSavedSearches } from '#contract/listings/alerts/list-saved-searches.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { buna, coffeeRound, oakland, roomOf, sara } from '#web/assistant/found.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { tabText } from '#web/platform/device/device-text.ts'
import { fake, type Fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { AnswerCards } from './answer-cards.tsx'

const other = '0197c0de-0000-7000-8000-000000000077'
const cardsOf = (...cards: unknown[]) => AssistantCard.array().parse(cards)
const serve = (...fakes: Fake[]) => setTransport({ fetch: fakeServer(...fakes) })

test('a listing is read by its id as its reader may, and leads to its page', async () => {
  const room = roomOf()
  serve(fake(readListing)(() => room))
  await render(<AnswerCards cards={cardsOf({ kind: 'listing', id: room.id })} />)
  const link = await screen.findByRole('link', { name: 'Sunny room near the lake' })
  expect(link.getAttribute('href')).toBe(`/listing/${room.id}`)
})

test('what there is not, or not any longer, is not shown', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const gone = roomOf({ state: 'expired' })
  serve(
    fake(readListing)(({ listingId }) => (listingId === gone.id ? gone : new Refusal('listings.not-found'))),
    fake(readGroup)(() => new Refusal('groups.not-found')),
    fake(readEvent)(() => new Refusal('groups.event-not-found')),
  )
  const cards = cardsOf(
    { kind: 'listing', id: gone.id },
    { kind: 'listing', id: other },
    { kind: 'group', id: other },
    { kind: 'event', id: other, groupId: other },
  )
  const { container, cache } = await render(<AnswerCards cards={cards} />)
  await waitFor(() => expect(cache.isFetching()).toBe(0))
  await waitFor(() => expect(container.querySelectorAll('li:not(:empty)')).toHaveLength(0))
})

test('a failure is not an absence: it can be tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  serve(fake(readListing)(() => new Refusal('server.unexpected')))
  const { user } = await render(<AnswerCards cards={cardsOf({ kind: 'listing', id: roomOf().id })} />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  serve(fake(readListing)(() => roomOf()))
  await user.click(again)
  expect(await screen.findByText('Sunny room near the lake')).toBeTruthy()
})

test('what was found stands in a strip, what helps further below it', async () => {
  serve(
    fake(readGroup)(() => buna),
    fake(readEvent)(() => coffeeRound),
  )
  const cards = cardsOf(
    { kind: 'group', id: buna.id },
    { kind: 'faq', id: 'spot-a-scam' },
    { kind: 'event', id: coffeeRound.id, groupId: buna.id },
  )
  await render(<AnswerCards cards={cards} />)
  const strip = within(screen.getByRole('list', { name: 'Results' }))
  expect(await strip.findByRole('link', { name: 'Buna on Saturdays' })).toBeTruthy()
  expect(strip.getAllByRole('listitem')).toHaveLength(2)
  expect(within(screen.getByRole('list', { name: 'More help' })).getAllByRole('listitem')).toHaveLength(1)
})

test('a group and an event', async () => {
  serve(
    fake(readGroup)(() => buna),
    fake(readEvent)(() => coffeeRound),
  )
  const cards = cardsOf(
    { kind: 'group', id: buna.id },
    { kind: 'event', id: coffeeRound.id, groupId: buna.id },
  )
  await render(<AnswerCards cards={cards} />)
  expect((await screen.findByRole('link', { name: 'Buna on Saturdays' })).getAttribute('href')).toContain(
    buna.id,
  )
  expect(screen.getByText('12 members')).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'First coffee round' })).getAttribute('href')).toContain(
    coffeeRound.id,
  )
})

test.each([
  ['en', /How do I renew a listing\?$/],
  ['am', /እንዴት/],
] as const)('an answer of the questions page, in %s', async (language, question) => {
  await render(<AnswerCards cards={cardsOf({ kind: 'faq', id: 'renew-listing' })} />, { language })
  const link = await screen.findByRole('link', { name: question })
  expect(link.getAttribute('href')).toContain('/faq?entry=renew-listing')
})

const fasika = {
  kind: 'date',
  gregorian: '2027-05-02',
  ethiopian: { year: 2019, month: 8, day: 24 },
  name: 'Fasika',
}

test('a day in both calendars, that of the reader first', async () => {
  const { container, unmount } = await render(<AnswerCards cards={cardsOf(fasika)} />)
  expect(screen.getByText('Fasika')).toBeTruthy()
  expect(screen.getByText('May 2, 2027')).toBeTruthy()
  expect(container.textContent).toMatch(/Miazia 24, 2019/)
  unmount()
  const amharic = await render(<AnswerCards cards={cardsOf(fasika)} />, { language: 'am' })
  expect(amharic.container.querySelector('time')?.textContent).toMatch(/ሚያዝያ 24/)
})

test('a draft opens in the form with all that is known of it, and nothing is sent', async () => {
  const fields = {
    subcategory: 'room_private',
    title: 'Sunny room in Oakland',
    price: { type: 'fixed', amountMinor: 85_000, maxMinor: null, currency: 'USD', period: 'month' },
    placeId: oakland.id,
    details: { bedrooms: 1 },
  }
  const cards = cardsOf({ kind: 'draft-listing', category: 'rooms_housing', fields })
  const { user, router } = await render(<AnswerCards cards={cards} />)
  expect(screen.getByText('Sunny room in Oakland')).toBeTruthy()
  expect(screen.getByText(/\$850/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Open the form' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/create-listing'))
  expect(router.state.location.search).toMatchObject({ category: 'rooms_housing', step: 'details' })
  expect(JSON.stringify(router.state.location.search)).not.toContain('Sunny')
  expect(JSON.parse(tabText.read('listing-prefill') ?? '')).toMatchObject(fields)
})

const search = {
  kind: 'save-search',
  name: 'Rooms in Oakland',
  filters: { category: 'rooms_housing', lat: 37.8, lng: -122.27, radius: 25 },
  placeId: oakland.id,
}

test('a search is saved by a tap and not before', async () => {
  const saved: unknown[] = []
  serve(
    fake(saveSearch)((input) => {
      saved.push(input)
      return {
        outcome: 'saved',
        search: {
          ...input,
          id: other,
          place: oakland,
          paused: null,
          createdAt: '2026-11-01T00:00:00.000Z',
          lastNotifiedAt: '2026-11-01T00:00:00.000Z',
        },
      }
    }),
    fake(listSavedSearches)(() => ({ items: [] })),
  )
  const { user } = await render(<AnswerCards cards={cardsOf(search)} />, { person: { id: sara } })
  expect(saved).toEqual([])
  await user.selectOptions(screen.getByRole('combobox', { name: 'How often' }), 'daily')
  await user.click(screen.getByRole('button', { name: 'Save this search' }))
  expect(await screen.findByRole('button', { name: 'Saved' })).toHaveProperty('disabled', true)
  expect(saved).toMatchObject([
    { name: 'Rooms in Oakland', placeId: oakland.id, channel: 'email', frequency: 'daily' },
  ])
})

test('as many as one may save: the reason is said, and it can be tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  serve(fake(saveSearch)(() => new Refusal('listings.too-many-saved-searches', { limit: 25 })))
  const { user } = await render(<AnswerCards cards={cardsOf(search)} />, { person: { id: sara } })
  await user.click(screen.getByRole('button', { name: 'Save this search' }))
  expect(await screen.findByText('The search was not saved')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save this search' })).toHaveProperty('disabled', false)
})

test('a visitor who would save a search is led to sign in', async () => {
  const { user, router } = await render(<AnswerCards cards={cardsOf(search)} />)
  await user.click(screen.getByRole('button', { name: 'Sign in to save it' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
})
