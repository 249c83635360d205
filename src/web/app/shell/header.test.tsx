import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Role } from '#contract/kit/access.ts'
import { countUnreadThreads } from '#contract/messaging/threads/count-unread-threads.ts'
import { OwnProfile } from '#contract/profiles/profile.ts'
import { takeReturn } from '#web/platform/session/auth-return.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { Header } from './header.tsx'

const ID = '0199a000-0000-7000-8000-000000000001'
const member = (role: Role) => ({ person: { id: ID, role }, session: { profile: sara(role) } })
const sara = (role: Role) =>
  OwnProfile.parse({
    userId: ID,
    fullName: 'Sara Tesfaye',
    displayName: null,
    bio: null,
    avatar: null,
    place: null,
    role,
    demo: false,
    isIndexed: true,
    owesTerms: false,
    createdAt: '2026-11-20T12:00:00Z',
  })

const linksInHeader = () =>
  within(screen.getByRole('banner'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

const ALWAYS = [
  ['Mesobመሶብ', '/'],
  ['About Us', '/about'],
  ['FAQ', '/faq'],
  ['Contact Us', '/contact'],
]

test('a visitor is offered to sign in, and comes back to where they were', async () => {
  const { user, router } = await render(<Header />, { path: '/listings?q=room' })
  expect(linksInHeader()).toEqual([...ALWAYS, ['Sign In', '/auth']])
  await user.click(screen.getByRole('link', { name: 'Sign In' }))
  expect(router.state.location.pathname).toBe('/auth')
  expect(takeReturn()).toBe('/listings?q=room')
})

const OWN = [
  ['All Listings', '/listings'],
  ['Messages', '/messages'],
  ['Notifications', '/notifications'],
  ['STSaraAccount', '/account'],
  ['Post Ad', '/create-listing'],
]

test('a member has listings, account and post', async () => {
  await render(<Header />, member('user'))
  expect(linksInHeader()).toEqual([...ALWAYS, ...OWN])
})

test.each([
  ['admin', 'Admin', '/admin', 'Manager'],
  ['manager', 'Manager', '/manager', 'Admin'],
] as const)('%s has a way to their page, and to no other', async (role, label, path, other) => {
  await render(<Header />, member(role))
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(path)
  expect(screen.queryByRole('link', { name: other })).toBeNull()
  expect(linksInHeader()).toEqual(expect.arrayContaining(OWN))
})

test('while it is not known who looks, neither way is shown', async () => {
  await render(<Header />, { session: { loading: true } })
  expect(linksInHeader()).toEqual(ALWAYS)
})

test('the app, the theme and the language are a press away', async () => {
  const { user } = await render(<Header />)
  expect(screen.getByRole('button', { name: 'Appearance' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Language' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Get the App' }))
  expect(await screen.findByRole('dialog', { name: 'Get the App' })).toBeTruthy()
})

test('in Amharic', async () => {
  await render(<Header />, { language: 'am' })
  expect(screen.getByRole('link', { name: 'ይግቡ' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ስለ እኛ' })).toBeTruthy()
})

test.each([
  [3, 'Messages, 3 unread'],
  [100, 'Messages, 99+ unread'],
])('of %i unread conversations the header says: %s', async (inbox, name) => {
  setTransport({ fetch: fakeServer(fake(countUnreadThreads)(() => ({ inbox, requests: 0 }))) })
  await render(<Header />, member('user'))
  expect(await screen.findByRole('link', { name })).toBeTruthy()
})
