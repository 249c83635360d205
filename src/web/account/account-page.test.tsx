import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readDatingProfile } from '#contract/dating/profile/read-dating-profile.ts'
import { type OwnProfile, UserId } from '#contract/profiles/profile.ts'
import { readOwnProfile } from '#contract/profiles/read-own-profile.ts'
import { takeReturn } from '#web/platform/session/auth-return.ts'
import { setTransport } from '#web/platform/call/call.ts'
import type { SignOutScope } from '#web/platform/session/session-client.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { AccountPage } from './account-page.tsx'

const id = '019a0000-0000-7000-8000-000000000001'
const profile: OwnProfile = {
  userId: UserId.parse(id),
  fullName: 'Sara Tesfaye',
  displayName: 'Sara T.',
  bio: null,
  avatar: null,
  place: null,
  role: 'user',
  demo: false,
  isIndexed: true,
  owesTerms: false,
  createdAt: '2026-01-05T09:00:00.000Z',
}
const open = (path = '/account', options: Parameters<typeof render>[1] = {}) =>
  render(<AccountPage />, { path, person: { id }, session: { profile }, ...options })

test('a visitor is led to the sign-in page and will come back here', async () => {
  const { router } = await render(<AccountPage />, { path: '/account?section=security' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  expect(takeReturn()).toBe('/account?section=security')
})

test('a visitor chooses calendar, units and less data without an account', async () => {
  const { user, router } = await render(<AccountPage />, { path: '/account?section=appearance' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Language and appearance' })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /^Kilometers/ }))
  await user.click(screen.getByRole('switch', { name: /^Use less data/ }))
  expect(localStorage.getItem('units')).toBe('kilometres')
  expect(router.state.location.pathname).toBe('/account')
})

test('on a phone the menu comes first and leads to a section and back', async () => {
  const { user } = await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeTruthy()
  expect(screen.getByText('Sara T.')).toBeTruthy()
  expect(screen.getByText('Member since Jan 5, 2026')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'My Listings' }).getAttribute('href')).toBe('/my-listings')
  await user.click(screen.getByRole('link', { name: 'Language and appearance' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Language and appearance' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Account' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeTruthy()
})

test('wide screens show the menu beside the profile', async () => {
  setTransport({ fetch: fakeServer(fake(readOwnProfile)(() => profile)) })
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
  await open()
  expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('aria-current')).toBe('page')
  expect(await screen.findByRole('textbox', { name: /^Full name/ })).toHaveProperty('value', 'Sara Tesfaye')
  vi.restoreAllMocks()
})

test.each([
  ['user', []],
  ['manager', ['Manager']],
  ['admin', ['Admin', 'Manager']],
] as const)('a %s has the entries of the role', async (role, entries) => {
  await open('/account', { person: { id, role } })
  const found = screen.queryAllByRole('link', { name: /^(Admin|Manager)$/ })
  expect(found.map((link) => link.textContent)).toEqual(entries)
})

test('a profile that cannot be read is told, and asked for again', async () => {
  let up = false
  setTransport({
    fetch: fakeServer(fake(readOwnProfile)(() => (up ? profile : new Refusal('server.unavailable')))),
  })
  const { user } = await open('/account?section=profile')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  up = true
  await user.click(retry)
  expect(await screen.findByRole('textbox', { name: /^Full name/ })).toBeTruthy()
})

test('language and theme hold at once', async () => {
  const { user } = await open('/account?section=appearance')
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  await user.click(screen.getByRole('radio', { name: /^አማርኛ/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'ቋንቋና መልክ' })).toBeTruthy()
  expect(localStorage.getItem('language')).toBe('am')
})

test('the calendar, its numerals, the clock and the units are chosen and kept on the device', async () => {
  const { user } = await open('/account')
  const since = () => screen.getByText(/^Member since/).textContent
  await user.click(screen.getByRole('link', { name: 'Language and appearance' }))
  const choose = async (group: string, name: RegExp) =>
    user.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }))
  expect(screen.queryByRole('group', { name: 'Numerals of Ethiopian dates' })).toBeNull()
  await choose('Calendar', /^Both/)
  await choose('Numerals of Ethiopian dates', /^Ge’ez/)
  await choose('Clock', /^From dawn.*Ethiopian time/)
  await choose('Distances', /^Kilometers/)
  expect({ ...localStorage }).toMatchObject({
    calendar: 'both',
    numerals: 'geez',
    clock: 'dawn',
    units: 'kilometres',
  })
  await user.click(screen.getByRole('link', { name: 'Account' }))
  await screen.findByRole('heading', { level: 1, name: 'Account' })
  expect(since()).toBe('Member since Jan 5, 2026 (Tahsas ፳፯, ፳፻፲፰ E.C.)')
})

test('signing out ends everything and leads home', async () => {
  const signOut = vi.fn<(scope?: SignOutScope) => Promise<void>>(() => Promise.resolve())
  const { user, router } = await open('/account', { session: { profile, signOut } })
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(signOut.mock.calls).toEqual([['global']])
})

test('signing out here leaves the other devices, everywhere asks first', async () => {
  const signOut = vi.fn<(scope?: SignOutScope) => Promise<void>>(() => Promise.resolve())
  const { user } = await open('/account?section=security', { session: { profile, signOut } })
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' })
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(signOut).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Sign out here only' }))
  await waitFor(() => expect(signOut.mock.calls).toEqual([['local']]))
})

test.each([
  ['email-half', 'One address is confirmed'],
  ['linking-taken', 'Already linked to another account'],
])('what a link came back with stands above everything: %s', async (news, title) => {
  await open(`/account?section=security&news=${news}`)
  expect((await screen.findByText(title)).closest('output')).toBeTruthy()
})

test('verification says what is confirmed, and leads to where the rest is', async () => {
  setTransport({ fetch: fakeServer(fake(readDatingProfile)(() => ({ profile: null }))) })
  await open('/account?section=verification')
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent)
  expect(rows.find((row) => row.startsWith('Telephone number'))).toContain('Not confirmed yet')
  expect(screen.getByText('A selfie in a pose shows that your photos are of you.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Confirm it in your dating profile' })).toBeTruthy()
})
