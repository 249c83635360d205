import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listDatingFeed } from '#contract/dating/deck/list-dating-feed.ts'
import { countLikes } from '#contract/dating/matches/count-likes.ts'
import { listMatches } from '#contract/dating/matches/list-matches.ts'
import type { DatingFilters, OwnDatingProfile } from '#contract/dating/profile/profile.ts'
import { readDatingProfile } from '#contract/dating/profile/read-dating-profile.ts'
import { removeMatch } from '#contract/dating/matches/remove-match.ts'
import { updateDatingFilters } from '#contract/dating/profile/update-dating-filters.ts'
import { updateVisibility } from '#contract/dating/profile/update-visibility.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { type Fake, fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { cardOf, matchOf, OWNER, ownProfile } from './dating.fixture.ts'
import { DatingTab } from './dating-tab.tsx'

const NOBODY = fake(listMatches)(() => ({ items: [], nextCursor: null }))
const reads = (profile: OwnDatingProfile | null) => fake(readDatingProfile)(() => ({ profile }))

function show(...fakes: Fake[]) {
  setTransport({ fetch: fakeServer(...fakes, NOBODY) })
  return render(<DatingTab />, { person: { id: OWNER }, path: '/social?tab=dating' })
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('a visitor is led to sign in, and back again', async () => {
  await render(<DatingTab />, { path: '/social?tab=dating' })
  expect(screen.getByText('Sign in to view dating profiles')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth')
})

test('while it is not known whether one has a profile, that is said', async () => {
  await show(fake(readDatingProfile)(() => new Promise(() => undefined)))
  expect(screen.getByText('Checking profile...')).toBeTruthy()
})

test('without a profile one may create one or look', async () => {
  const { user } = await show(reads(null))
  await user.click(await screen.findByRole('button', { name: 'View Profile' }))
  const viewer = await screen.findByRole('dialog', { name: 'Your Dating Profile' })
  expect(await within(viewer).findByText("You haven't created a dating profile yet.")).toBeTruthy()
  await user.click(within(viewer).getByRole('button', { name: 'Create Dating Profile' }))
  expect(await screen.findByRole('dialog', { name: 'Join Our Dating Community' })).toBeTruthy()
})

test('a profile that could not be looked up is no missing one', async () => {
  const { user } = await show(fake(readDatingProfile)(() => new Refusal('server.unavailable')))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText('Create Dating Profile')).toBeNull()
  setTransport({ fetch: fakeServer(reads(null)) })
  await user.click(retry)
  expect(await screen.findByRole('button', { name: 'Create Dating Profile' })).toBeTruthy()
})

test('with a profile there are people, and filters that are applied as a whole', async () => {
  const applied = vi.fn<(filters: DatingFilters) => void>()
  let fed = 0
  const { user } = await show(
    reads(ownProfile()),
    fake(listDatingFeed)(() => {
      fed++
      return { items: [cardOf(fed)], nextLookAt: null }
    }),
    fake(updateDatingFilters)(({ filters }) => {
      applied(filters)
      return { filters }
    }),
  )
  expect(await screen.findByRole('heading', { name: 'Discover People' })).toBeTruthy()
  await user.click(button('Filters'))
  const sheet = await screen.findByRole('dialog', { name: 'Dating Filters' })
  expect(within(sheet).getByText('22 – 35')).toBeTruthy()
  expect(within(sheet).getByText('Up to 50 mi')).toBeTruthy()
  await user.click(within(sheet).getByRole('button', { name: 'Clear All' }))
  expect(within(sheet).getByText('18 – 50')).toBeTruthy()
  expect(within(sheet).getByText('Up to 100 mi')).toBeTruthy()
  await user.click(within(sheet).getByRole('button', { name: 'Tigrinya' }))
  await user.click(within(sheet).getByRole('switch', { name: 'Verified photos only' }))
  const before = fed
  await user.click(within(sheet).getByRole('button', { name: 'Apply Filters' }))
  await waitFor(() =>
    expect(applied).toHaveBeenCalledWith({
      ageMin: 18,
      ageMax: 50,
      maxDistance: 100,
      languages: ['ti'],
      interests: [],
      verifiedOnly: true,
      activeRecently: false,
      faiths: [],
      children: [],
      familyPlans: [],
      moving: [],
    }),
  )
  await waitFor(() => expect(fed).toBeGreaterThan(before))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(button(/Filters.*2/)).toBeTruthy()
})

test('the top of the age slider means that age and older', async () => {
  const { filters } = ownProfile()
  const { user } = await show(
    reads(ownProfile({ filters: { ...filters, ageMax: 65 } })),
    fake(listDatingFeed)(() => ({ items: [], nextLookAt: null })),
  )
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  expect(await screen.findByText('22 – 65+')).toBeTruthy()
})

test('whoever staff have taken out is told so, and is shown nobody', async () => {
  await show(reads(ownProfile({ isWithheld: true, isPaused: true })))
  expect(await screen.findByText('Your profile is not shown')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact')
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull()
})

test('while paused nobody is shown, until one goes on', async () => {
  const changed = vi.fn<(isPaused: boolean) => void>()
  const { user } = await show(
    reads(ownProfile({ isPaused: true })),
    fake(listDatingFeed)(() => ({ items: [cardOf(1)], nextLookAt: null })),
    fake(updateVisibility)((visibility) => {
      changed(visibility.isPaused)
      return { profile: ownProfile(visibility) }
    }),
  )
  expect(await screen.findByText('Your profile is paused')).toBeTruthy()
  await user.click(button('Resume'))
  await waitFor(() => expect(changed).toHaveBeenCalledWith(false))
  expect(await screen.findByText('Hana 1, 28', { selector: 'h3 *' })).toBeTruthy()
})

test('matches stand over the deck, and can be ended by name', async () => {
  const removed = vi.fn<(id: string) => void>()
  let matches = [matchOf(1), matchOf(2, { isNew: false })]
  const { user } = await show(
    fake(listMatches)(() => ({ items: matches, nextCursor: null })),
    reads(ownProfile()),
    fake(listDatingFeed)(() => ({ items: [], nextLookAt: null })),
    fake(removeMatch)(({ matchId }) => {
      removed(matchId)
      matches = matches.filter(({ id }) => id !== matchId)
      return { isRemoved: true as const }
    }),
  )
  const link = await screen.findByRole('link', { name: /Hana 1/ })
  expect(link.getAttribute('href')).toContain('/messages?conversation=')
  await user.click(button('All matches'))
  await user.click(await screen.findByRole('button', { name: 'Options for Hana 2' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Unmatch' }))
  await user.click(await screen.findByRole('button', { name: 'Unmatch' }))
  await waitFor(() => expect(removed).toHaveBeenCalledWith(matchOf(2).id))
  expect(await screen.findByText('Hana 2 is no longer a match')).toBeTruthy()
})

test('who dated before dating had names is asked for one, and others are not', async () => {
  const { user } = await show(reads(ownProfile({ firstName: null, displayName: 'Anonymous' })))
  await user.click(await screen.findByRole('button', { name: 'Choose a name' }))
  expect(await screen.findByRole('dialog', { name: 'Edit Dating Profile' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /First name in dating/ })).toHaveProperty('value', '')
})

test.each([
  [{ likes: 1, hasMore: false }, '1 person likes you'],
  [{ likes: 99, hasMore: true }, 'More than 99 people like you'],
])('how many like one is a count without faces', async (answer, words) => {
  const { container } = await show(
    reads(ownProfile()),
    fake(countLikes)(() => answer),
    fake(listDatingFeed)(() => ({ items: [], nextLookAt: null })),
  )
  const line = await screen.findByText(words)
  expect(line.closest('p')?.querySelector('img')).toBeNull()
  expect(container.textContent).not.toContain('Choose a name')
})
