import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { readLink } from '#contract/auth/read-link.ts'
import { AuthPage } from '#web/auth/auth-page.tsx'
import { setTransport } from '#web/platform/call/call.ts'
import { dropLink, holdLink } from '#web/platform/session/pending-link.ts'
import { fakeAuth, sessionAnswer } from '#web/testing/fake-auth.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'

const SARA = { id: '019a0000-0000-7000-8000-000000000001', email: 'sara@example.org' }
const ABEL = { id: '019a0000-0000-7000-8000-000000000002', email: 'abel@example.org' }

const verified: unknown[] = []
const answering = (email: string | null = SARA.email) =>
  setTransport({
    fetch: fakeAuth(
      {
        'POST /verify': (body) => {
          verified.push(body)
          return sessionAnswer(SARA)
        },
      },
      fakeServer(fake(readLink)(() => (email === null ? new Refusal('auth.link-expired') : { email }))),
    ),
  })
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  verified.length = 0
  holdLink({ tokenHash: 'h', type: 'magiclink' })
  answering()
})

test('a link says whose account it is, and is used by the press alone', async () => {
  const { user } = await render(<AuthPage />, { path: '/auth?view=continue' })
  await screen.findByRole('heading', { name: 'Continue as sara@example.org?' })
  expect(verified).toEqual([])
  await user.click(button('Continue'))
  await waitFor(() =>
    expect(verified).toEqual([expect.objectContaining({ token_hash: 'h', type: 'magiclink' })]),
  )
})

test('over an existing session it names both, and staying uses nothing up', async () => {
  const { user, router } = await render(<AuthPage />, {
    path: '/auth?view=continue',
    session: { user: { ...ABEL, phone: null }, role: 'user' },
  })
  await screen.findByRole('heading', { name: 'Continue as sara@example.org?' })
  expect(screen.getByText(/You are signed in as abel@example\.org\./)).toBeTruthy()
  await user.click(button('Stay signed in as abel@example.org'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(verified).toEqual([])
})

test.each(['used', 'reloaded'] as const)('a link that was %s says so', async (why) => {
  if (why === 'used') answering(null)
  else dropLink()
  await render(<AuthPage />, { path: '/auth?view=continue', language: 'am' })
  await screen.findByRole('heading', { name: 'ይህ አገናኝ ከእንግዲህ አይሠራም' })
  expect(button('ወደ መግቢያው ይመለሱ')).toBeTruthy()
})
