import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { takeReturn } from '#web/platform/session/auth-return.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { authClient } from '#web/platform/session/session-client.ts'
import { authRefusal, fakeAuth, sessionAnswer } from '#web/testing/fake-auth.ts'
import { render } from '#web/testing/render.tsx'
import { Consent } from './consent-page.tsx'

const SARA = { id: '019a0000-0000-7000-8000-000000000001', email: 'sara@example.org' }
const path = '/oauth/consent?authorization_id=asked'
const back = 'https://calendar.example/back?code=1'
const leave = vi.fn<(address: string) => void>()
let answered: unknown[] = []
let reading: () => Response

beforeEach(async () => {
  leave.mockClear()
  answered = []
  reading = () =>
    Response.json({
      authorization_id: 'asked',
      redirect_uri: 'https://calendar.example/back',
      client: { id: 'c', name: 'Habesha Calendar', uri: '', logo_uri: '' },
      user: SARA,
      scope: 'openid email',
    })
  setTransport({
    fetch: fakeAuth({
      'POST /token?grant_type=password': () => sessionAnswer(SARA),
      'GET /oauth/authorizations/asked': () => reading(),
      'POST /oauth/authorizations/asked/consent': (body) => {
        answered.push(body)
        return Response.json({ redirect_url: back })
      },
    }),
  })
  await (await authClient()).signInWithPassword({ email: SARA.email, password: 'right' })
})

test.each([
  ['en', 'Allow', 'approve'],
  ['am', 'ይፍቀዱ', 'approve'],
  ['en', 'Do not allow', 'deny'],
] as const)(
  'says who asks for what, and goes back with the answer (%s, %s)',
  async (language, name, action) => {
    const { user } = await render(<Consent leave={leave} />, { path, person: SARA, language })
    expect(await screen.findByRole('heading', { name: /Habesha Calendar/ })).toBeTruthy()
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2)
    expect(screen.getByText(/calendar\.example/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(leave.mock.calls.at(-1)?.[0]).toBe(back))
    expect(answered).toEqual([{ action }])
  },
)

test('whoever agreed before is led on without being asked', async () => {
  reading = () => Response.json({ redirect_url: back })
  await render(<Consent leave={leave} />, { path, person: SARA })
  await waitFor(() => expect(leave.mock.calls.at(-1)?.[0]).toBe(back))
  expect(answered).toEqual([])
})

test('a question that is over is told; a visitor signs in first and comes back', async () => {
  reading = () => authRefusal('oauth_authorization_not_found', 404)
  await render(<Consent leave={leave} />, { path, person: SARA })
  expect(await screen.findByRole('heading', { name: 'There is nothing to decide' })).toBeTruthy()
  const { router } = await render(<Consent leave={leave} />, { path })
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  expect(takeReturn()).toBe(path)
})
