import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setTransport } from '#web/platform/call/call.ts'
import { authClient, type SignOutScope } from '#web/platform/session/session-client.ts'
import { closedKeyWindow, forgetKeyWindow } from '#web/testing/closed-key-window.ts'
import { authRefusal, fakeAuth, sessionAnswer } from '#web/testing/fake-auth.ts'
import { render } from '#web/testing/render.tsx'
import { AuthPage } from '#web/auth/auth-page.tsx'

const SARA = { id: '019a0000-0000-7000-8000-000000000001', email: 'sara@example.org' }
const factor = (id: string, type: string, name: string) => ({
  id,
  status: 'verified',
  friendly_name: name,
  factor_type: type,
  created_at: '2026-02-03T10:00:00.000Z',
  updated_at: '2026-02-03T10:00:00.000Z',
})
const factors = [
  factor('phone', 'totp', 'My phone'),
  factor('tablet', 'totp', 'My tablet'),
  factor('number', 'phone', '+251911223344'),
  factor('key', 'webauthn', 'Security key'),
  factor('codes', 'recovery_code', 'Recovery codes'),
]
const asked: unknown[] = []
afterEach(forgetKeyWindow)

beforeEach(async () => {
  asked.length = 0
  const prove = (name: string, right: string) => (body: Record<string, unknown>) => {
    asked.push([name, body['code']])
    return body['code'] === right ? sessionAnswer(SARA) : authRefusal('mfa_verification_failed', 422)
  }
  const challenge = () => Response.json({ id: 'challenge', type: 'totp', expires_at: 1 })
  setTransport({
    fetch: fakeAuth({
      'POST /token?grant_type=password': () => sessionAnswer(SARA),
      'GET /user': () => Response.json({ ...SARA, factors }),
      'POST /factors/phone/challenge': challenge,
      'POST /factors/tablet/challenge': challenge,
      'POST /factors/phone/verify': prove('phone', '111111'),
      'POST /factors/tablet/verify': prove('tablet', '222222'),
      'POST /factors/number/challenge': () => Response.json({ id: 'text', type: 'phone', expires_at: 1 }),
      'POST /factors/number/verify': prove('number', '333333'),
      'POST /factors/key/challenge': () => authRefusal('mfa_webauthn_verify_not_enabled', 422),
      'POST /factors/recovery-codes/verify': prove('recovery', 'ABCD-EFGH'),
    }),
  })
  await (await authClient()).signInWithPassword({ email: SARA.email, password: 'right' })
})

const open = (language: 'en' | 'am' = 'en', signOut = () => Promise.resolve()) =>
  render(<AuthPage />, { path: '/auth?view=sign-up', language, session: { secondFactorDue: true, signOut } })

test('whatever page was asked for, the code of the app comes first; another app may be chosen', async () => {
  const { user } = await open()
  const code = await screen.findByRole('textbox', { name: /6-digit code/ })
  await user.type(code, '000000')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('This code is wrong or no longer valid.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Use My tablet' }))
  await user.type(screen.getByRole('textbox', { name: /6-digit code/ }), '222222')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() =>
    expect(asked).toEqual([
      ['phone', '000000'],
      ['tablet', '222222'],
    ]),
  )
})

test('without the phone a recovery code does (Amharic), or one leaves', async () => {
  const signOut = vi.fn<(scope?: SignOutScope) => Promise<void>>(() => Promise.resolve())
  const { user } = await open('am', signOut)
  await user.click(await screen.findByRole('button', { name: 'በእጅዎ የለም? የመጠባበቂያ ኮድ ይጠቀሙ' }))
  await user.click(screen.getByRole('button', { name: 'ያረጋግጡ' }))
  expect(await screen.findByText('እባክዎ ከመጠባበቂያ ኮዶችዎ አንዱን ያስገቡ።')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /የመጠባበቂያ ኮድ/ }), ' ABCD-EFGH ')
  await user.click(screen.getByRole('button', { name: 'ያረጋግጡ' }))
  await waitFor(() => expect(asked).toEqual([['recovery', 'ABCD-EFGH']]))
  await user.click(screen.getByRole('button', { name: 'ሌላ መለያ ይጠቀሙ' }))
  expect(signOut.mock.calls).toEqual([['local']])
})

test('the code of a text, once it was asked for', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Use +251911223344' }))
  expect(await screen.findByText('We send a code to +251911223344.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send me the code' }))
  await user.type(await screen.findByRole('textbox', { name: /6-digit code/ }), '333 333')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(asked).toEqual([['number', '333333']]))
})

test('a key that cannot be used here says so, and another step can be chosen', async () => {
  closedKeyWindow()
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Use Security key' }))
  await user.click(screen.getByRole('button', { name: 'Use the security key' }))
  expect(await screen.findByText('This cannot be used here. Please choose another way.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Not at hand? Use a recovery code' }))
  await user.click(await screen.findByRole('button', { name: 'Back to Security key' }))
  expect(await screen.findByText(/^Plug in your security key/)).toBeTruthy()
})
