import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findNearestPlace } from '#contract/geo/find-nearest-place.ts'
import { guessPlace } from '#contract/geo/guess-place.ts'
import { PlaceId } from '#contract/geo/place.ts'
import { listGroupCategories } from '#contract/groups/list-group-categories.ts'
import { listNearGroups } from '#contract/groups/list-near-groups.ts'
import { listOwnGroups } from '#contract/groups/list-own-groups.ts'
import type { GroupCardWithEvents } from '#contract/groups/group.ts'
import { cardOf, coffee, eventLineOf, sara } from '#web/groups/group.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { GroupsTab } from './groups-tab.tsx'

const washington = {
  id: PlaceId.parse(4_140_963),
  name: 'Washington',
  nameAm: 'ዋሽንግተን',
  admin1: 'DC',
  country: 'US',
  lat: 38.8951,
  lng: -77.0364,
}
let asked: { lat: number; lng: number }[] = []
let askedOwn = 0

// Fetched on demand: without this a busy machine would time a test out.
beforeAll(() => import('#web/groups/dialog/group-dialog.tsx'))
afterEach(() => {
  asked = []
  askedOwn = 0
  vi.restoreAllMocks()
})

function serve(near: () => GroupCardWithEvents[] | Refusal<'server.unexpected'>, hasOwn = false) {
  setTransport({
    fetch: fakeServer(
      fake(guessPlace)(() => ({ place: washington })),
      fake(findNearestPlace)(() => ({ place: washington })),
      fake(listGroupCategories)(() => ({ items: [coffee] })),
      fake(listOwnGroups)(() => {
        askedOwn++
        const own = {
          group: cardOf(7, { title: 'Own one' }),
          role: 'moderator',
          status: 'active',
          isArchived: false,
        } as const
        const over = { ...own, group: cardOf(8, { title: 'Over' }), isArchived: true }
        return { items: hasOwn ? [over, own] : [], nextCursor: null }
      }),
      fake(listNearGroups)((input) => {
        asked.push(input)
        const answer = near()
        return answer instanceof Refusal ? answer : { items: answer, nextCursor: null }
      }),
    ),
  })
}

test('shows the groups around the reader with all that the card names', async () => {
  serve(() => [
    {
      ...cardOf(12, { distanceMiles: 3, memberCount: 1 }),
      upcoming: [eventLineOf(1), eventLineOf(2, { venue: null, isOnline: true })],
    },
    { ...cardOf(13, { place: null, meetingType: 'online', distanceMiles: null }), upcoming: [] },
  ])
  await render(<GroupsTab />)
  const card = (await screen.findByRole('heading', { name: 'Buna 12' })).closest('article')
  const inCard = within(card as HTMLElement)
  expect(inCard.getByText('3.0 mi')).toBeTruthy()
  expect(inCard.getByText('1 member')).toBeTruthy()
  expect(inCard.getByText('In person')).toBeTruthy()
  expect(inCard.getByText('Silver Spring, MD')).toBeTruthy()
  expect(inCard.getByText('Coffee round 1')).toBeTruthy()
  expect(inCard.getByText(/Mar 14, 2027/).textContent).toMatch(/Mar 14, 2027 · Fenton Street$/)
  expect(inCard.getByText(/Online Meeting/)).toBeTruthy()
  expect(inCard.getByRole('link', { name: 'Buna 12' }).getAttribute('href')).toContain('/groups/0197c0de')
  const online = within(screen.getByRole('heading', { name: 'Buna 13' }).closest('article') as HTMLElement)
  expect(online.getByText('Online Meeting')).toBeTruthy()
  expect(online.queryByText(/mi$/)).toBeNull()
  // about a kilometre, never the exact position
  expect(asked[0]).toMatchObject({ lat: 38.9, lng: -77.04 })
})

test('the distance is hidden at 0 and from 999 miles on', async () => {
  serve(() => [
    { ...cardOf(1, { distanceMiles: 0 }), upcoming: [] },
    { ...cardOf(2, { distanceMiles: 999 }), upcoming: [] },
    { ...cardOf(3, { distanceMiles: 12.3 }), upcoming: [] },
  ])
  await render(<GroupsTab />)
  expect(await screen.findByText('12.3 mi')).toBeTruthy()
  expect(screen.queryAllByText(/ mi$/)).toHaveLength(1)
})

test('an empty answer says so, a failed one offers to try again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  let answers = 0
  serve(() => (answers++ === 0 ? new Refusal('server.unexpected') : []))
  const { user } = await render(<GroupsTab />)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No groups yet')).toBeTruthy()
  expect(screen.getByText('Be the first to create a community group!')).toBeTruthy()
})

test('a visitor is told to sign in, and a member gets the dialog and their own groups', async () => {
  serve(() => [], true)
  const visitor = await render(<GroupsTab />)
  await visitor.user.click((await screen.findAllByRole('button', { name: 'Create Group' }))[0] as HTMLElement)
  expect(await screen.findByText('Please sign in')).toBeTruthy()
  expect(screen.getByText('You need an account to create a group.')).toBeTruthy()
  expect(screen.queryByText('Your groups')).toBeNull()
  await visitor.user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(visitor.router.state.location.pathname).toBe('/auth'))
  visitor.unmount()

  const member = await render(<GroupsTab />, { person: { id: sara.userId } })
  expect(await screen.findByText('Your groups')).toBeTruthy()
  expect(screen.getByText('Moderator')).toBeTruthy()
  await member.user.click((await screen.findAllByRole('button', { name: 'Create Group' }))[0] as HTMLElement)
  expect(await screen.findByRole('dialog', { name: 'Create Group' })).toBeTruthy()
})

test('opened again, the tab asks anew for the groups near by and for one’s own', async () => {
  serve(() => [], true)
  const view = await render(<GroupsTab />, { person: { id: sara.userId } })
  await screen.findByText('Your groups')
  expect([asked.length, askedOwn]).toEqual([1, 1])
  // as where answers are fresh for a while
  view.cache.setDefaultOptions({ queries: { retry: false, staleTime: 60_000 } })
  await act(() => view.router.navigate({ to: '/about' } as never))
  await waitFor(() => expect([asked.length, askedOwn]).toEqual([2, 2]))
})
