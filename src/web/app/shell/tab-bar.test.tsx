import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { countUnreadThreads } from '#contract/messaging/threads/count-unread-threads.ts'
import { takeReturn } from '#web/platform/session/auth-return.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { TabBar } from './tab-bar.tsx'

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('a member posts and opens their account', async () => {
  await render(<TabBar />, { person: { id: '0199a000-0000-7000-8000-000000000001' } })
  expect(tabs()).toEqual([
    ['Home', '/'],
    ['Listings', '/listings'],
    ['Post', '/create-listing'],
    ['Social', '/social'],
    ['Account', '/account'],
  ])
})

test('a visitor is led to sign in from both', async () => {
  await render(<TabBar />)
  expect(tabs().filter(([, path]) => path === '/auth')).toEqual([
    ['Post', '/auth'],
    ['Account', '/auth'],
  ])
})

test.each([
  ['Post', '/create-listing'],
  ['Account', '/account'],
])('after signing in, %s leads where it said', async (tab, path) => {
  const { user, router } = await render(<TabBar />, { path: '/social' })
  await user.click(screen.getByRole('link', { name: tab }))
  expect(router.state.location.pathname).toBe('/auth')
  expect(takeReturn()).toBe(path)
})

test('the tab of the page is marked, also in Amharic', async () => {
  await render(<TabBar />, { path: '/listings?q=room', language: 'am' })
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('ማስታወቂያዎች')
})

test('a dot on the account says that something is unread', async () => {
  setTransport({ fetch: fakeServer(fake(countUnreadThreads)(() => ({ inbox: 1, requests: 0 }))) })
  await render(<TabBar />, { person: { id: '0199a000-0000-7000-8000-000000000001' } })
  expect(await screen.findByRole('link', { name: 'Account, something is unread' })).toBeTruthy()
})
