import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type OwnProfile, UserId } from '#contract/profiles/profile.ts'
import { readOwnProfile } from '#contract/profiles/read-own-profile.ts'
import { authRefusal, fakeAuth } from '#web/testing/fake-auth.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { accessToken, renewToken } from './session-client.ts'
import { SESSION_KEY } from './session-store.ts'
import { SessionProvider, useSession } from './session.tsx'

const id = UserId.parse('019a0000-0000-7000-8000-000000000001')
const profile: OwnProfile = {
  userId: id,
  fullName: 'Sara Tesfaye',
  displayName: null,
  bio: null,
  avatar: null,
  place: null,
  role: 'manager',
  demo: false,
  isIndexed: true,
  owesTerms: false,
  createdAt: '2026-01-05T09:00:00.000Z',
}

function storeSession(claims: object = {}, factors: object[] = []) {
  const inAnHour = Math.floor(Date.now() / 1000) + 3600
  localStorage.setItem(
    SESSION_KEY,
    JSON.stringify({
      access_token: `a.${btoa(JSON.stringify(claims))}.c`,
      refresh_token: 'r',
      expires_in: 3600,
      expires_at: inAnHour,
      token_type: 'bearer',
      user: { id, email: 'sara@example.org', factors },
    }),
  )
}

function Who() {
  const { loading, user, secondFactorDue, role, signOut } = useSession()
  return (
    <button type="button" onClick={() => void signOut()}>
      {loading
        ? 'loading'
        : `${secondFactorDue ? 'second factor' : (user?.email ?? 'visitor')} ${role ?? 'no role'}`}
    </button>
  )
}

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SessionProvider>
        <Who />
      </SessionProvider>
    </QueryClientProvider>,
  )

test('a visitor is known at once, without the auth client', () => {
  show()
  expect(screen.getByRole('button', { name: 'visitor no role' })).toBeTruthy()
})

test('a stored session is read, and the role comes with the profile', async () => {
  storeSession()
  setTransport({ fetch: fakeServer(fake(readOwnProfile)(() => profile)) })
  show()
  expect(screen.getByRole('button', { name: 'loading' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'sara@example.org manager' })).toBeTruthy()
})

test('after the password alone nobody is signed in, where a second factor is asked for', async () => {
  storeSession({ aal: 'aal1' }, [{ status: 'verified' }])
  show()
  expect(await screen.findByRole('button', { name: 'second factor no role' })).toBeTruthy()
  expect(await accessToken()).toBeNull()
})

test('a session that has shown the factor is a session', async () => {
  storeSession({ aal: 'aal2' }, [{ status: 'verified' }])
  setTransport({ fetch: fakeServer(fake(readOwnProfile)(() => profile)) })
  show()
  expect(await screen.findByRole('button', { name: 'sara@example.org manager' })).toBeTruthy()
})

test('a failed look-up gives user', async () => {
  storeSession()
  setTransport({ fetch: fakeServer(fake(readOwnProfile)(() => new Refusal('server.unavailable'))) })
  show()
  expect(await screen.findByRole('button', { name: 'sara@example.org user' })).toBeTruthy()
})

test.each([
  ['401', () => authRefusal('bad_jwt', 401)],
  ['403', () => authRefusal('session_not_found', 403)],
  ['404', () => authRefusal('user_not_found', 404)],
  ['500', () => authRefusal('unexpected_failure', 500)],
  ['nothing', () => Response.error()],
])('signing out empties everything here but the language: answered with %s', async (_, answer) => {
  storeSession()
  localStorage.setItem('language', 'am')
  localStorage.setItem('draft', 'x')
  const profiles = fakeServer(fake(readOwnProfile)(() => profile))
  setTransport({
    fetch: fakeAuth({ 'POST /logout?scope=global': answer }, profiles),
  })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'sara@example.org manager' }))
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('visitor no role'))
  expect({ ...localStorage }).toEqual({ language: 'am' })
})

test('signed out from another device, the session ends here with the first refused refresh', async () => {
  storeSession()
  setTransport({
    fetch: fakeAuth(
      {
        'POST /token?grant_type=refresh_token': () => authRefusal('refresh_token_not_found', 400),
        'POST /logout?scope=local': () => authRefusal('session_not_found', 403),
      },
      fakeServer(fake(readOwnProfile)(() => profile)),
    ),
  })
  show()
  await screen.findByRole('button', { name: 'sara@example.org manager' })
  expect(await renewToken()).toBeNull()
  expect(await screen.findByRole('button', { name: 'visitor no role' })).toBeTruthy()
  expect(localStorage.getItem(SESSION_KEY)).toBeNull()
})

test('a session that another tab took out of the storage is over here', async () => {
  storeSession()
  setTransport({ fetch: fakeServer(fake(readOwnProfile)(() => profile)) })
  show()
  await screen.findByRole('button', { name: 'sara@example.org manager' })
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(await screen.findByRole('button', { name: 'visitor no role' })).toBeTruthy()
})
