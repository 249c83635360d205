import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setTransport } from '#web/platform/call.ts'
import { authClient } from '#web/platform/session-client.ts'
import { type AuthAnswers, authRefusal, fakeAuth, sessionAnswer } from '#web/testing/fake-auth.ts'
import { render } from '#web/testing/render.tsx'
import { FactorsPart } from './factors-part.tsx'

const SARA = { id: '019a0000-0000-7000-8000-000000000001', email: 'sara@example.org' }
const PICTURE = 'data:image/svg+xml;utf-8,<svg xmlns="http://www.w3.org/2000/svg"></svg>'
const CODES = ['abcdefgh23456722', 'ijklmnop23456733']
const factor = (id: string, type: string, name: string, status = 'verified') => ({
  id,
  status,
  friendly_name: name,
  factor_type: type,
  created_at: '2026-02-03T10:00:00.000Z',
  updated_at: '2026-02-03T10:00:00.000Z',
})
let factors: ReturnType<typeof factor>[] = []
let asked: string[] = []

async function signedIn(answers: AuthAnswers) {
  asked = []
  const noted: AuthAnswers = Object.fromEntries(
    Object.entries(answers).map(([call, answer]) => [
      call,
      (body) => {
        asked.push(call)
        return answer(body)
      },
    ]),
  )
  setTransport({
    fetch: fakeAuth({
      'POST /token?grant_type=password': () => sessionAnswer(SARA),
      'POST /token?grant_type=refresh_token': () => sessionAnswer(SARA),
      'GET /user': () => Response.json({ ...SARA, factors }),
      ...noted,
    }),
  })
  await (await authClient()).signInWithPassword({ email: SARA.email, password: 'right' })
}

beforeEach(() => {
  factors = []
})

test('an authenticator app: picture, secret, a wrong and a right code, then the codes for the drawer', async () => {
  factors = [factor('old', 'totp', 'Authenticator app', 'unverified')]
  let name: unknown
  await signedIn({
    'DELETE /factors/old': () => Response.json({ id: 'old' }),
    'POST /factors': (body) => {
      name = body['friendly_name']
      const totp = { qr_code: PICTURE.slice(24), secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' }
      return Response.json({ id: 'new', type: 'totp', totp })
    },
    'POST /factors/new/challenge': () => Response.json({ id: 'challenge', type: 'totp', expires_at: 1 }),
    'POST /factors/new/verify': (body) => {
      if (body['code'] !== '123456') return authRefusal('mfa_verification_failed', 422)
      factors = [factor('new', 'totp', 'Authenticator app')]
      return sessionAnswer(SARA)
    },
    'POST /factors/recovery-codes': () => {
      factors = [...factors, factor('codes', 'recovery_code', 'Recovery codes')]
      return Response.json({ id: 'codes', type: 'recovery_code', total: 2, codes: CODES })
    },
    'GET /factors/recovery-codes': () =>
      Response.json({ id: 'codes', type: 'recovery_code', total: 2, remaining: 2 }),
  })
  const { user } = await render(<FactorsPart />, { person: SARA })
  await user.click(await screen.findByRole('button', { name: 'Add an authenticator app' }))
  const picture = await screen.findByRole('img', { name: 'QR code for your authenticator app' })
  expect(picture.getAttribute('src')).toContain('data:image/svg+xml')
  expect(screen.getByText('JBSWY3DPEHPK3PXP')).toBeTruthy()
  expect(name).toBe('Authenticator app')
  expect(asked).toContain('DELETE /factors/old')

  const code = screen.getByRole('textbox', { name: /6-digit code/ })
  await user.type(code, '000000')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('This code is wrong or no longer valid.')).toBeTruthy()
  await user.clear(code)
  await user.type(code, '123 456')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  const codes = await screen.findByRole('list', { name: 'Recovery codes' })
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['ABCD-EFGH-2345-6722', 'IJKL-MNOP-2345-6733'])
  const file = screen.getByRole('link', { name: 'Download' })
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('ABCD-EFGH-2345-6722\n')
  await user.click(screen.getByRole('button', { name: 'I have kept them' }))
  const list = await screen.findByRole('list', { name: 'Second step' })
  expect(within(list).getByText('Authenticator app')).toBeTruthy()
  expect(await within(list).findByText('2 codes left')).toBeTruthy()
})

test('the last factor takes the recovery codes with it, after one was asked', async () => {
  factors = [factor('app', 'totp', 'ስልኬ'), factor('codes', 'recovery_code', 'Recovery codes')]
  await signedIn({
    'GET /factors/recovery-codes': () =>
      Response.json({ id: 'codes', type: 'recovery_code', total: 10, remaining: 1 }),
    'DELETE /factors/recovery-codes': () => Response.json({ id: 'codes' }),
    'DELETE /factors/app': () => {
      factors = []
      return Response.json({ id: 'app' })
    },
  })
  const { user } = await render(<FactorsPart />, { person: SARA, language: 'am' })
  expect(await screen.findByText('1 ኮድ ቀርቷል')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'ስልኬ ያስወግዱ' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'ስልኬ ይወገድ?' })
  expect(within(dialog).getByText(/የመጠባበቂያ ኮዶችዎም ከእንግዲህ አይሠሩም/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'ያስወግዱ' }))
  await waitFor(() =>
    expect(asked.filter((call) => call.startsWith('DELETE'))).toEqual([
      'DELETE /factors/recovery-codes',
      'DELETE /factors/app',
    ]),
  )
  await waitFor(() => expect(screen.queryByText('ስልኬ')).toBeNull())
})

test('a new set of recovery codes replaces the old one', async () => {
  factors = [factor('app', 'totp', 'My phone'), factor('codes', 'recovery_code', 'Recovery codes')]
  await signedIn({
    'GET /factors/recovery-codes': () =>
      Response.json({ id: 'codes', type: 'recovery_code', total: 10, remaining: 0 }),
    'POST /factors/recovery-codes/regenerate': () =>
      Response.json({ id: 'codes', type: 'recovery_code', total: 2, codes: CODES }),
  })
  const { user } = await render(<FactorsPart />, { person: SARA })
  expect(await screen.findByText('None left')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'New codes' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'New codes' }))
  expect(await screen.findByText('IJKL-MNOP-2345-6733')).toBeTruthy()
})

test('whoever came in by a recovery code keeps codes and app until there is a new one', async () => {
  factors = [factor('app', 'totp', 'My phone'), factor('codes', 'recovery_code', 'Recovery codes')]
  const claims = { alg: 'ES256', sub: SARA.id, exp: 4_102_444_800, aal: 'aal2' }
  const amr = [{ method: 'mfa/recovery_code', timestamp: 1 }]
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
  await signedIn({
    'POST /token?grant_type=password': () =>
      Response.json({
        access_token: `${part(claims)}.${part({ ...claims, amr })}.c2ln`,
        refresh_token: 'fake-refresh-token',
        token_type: 'bearer',
        expires_in: 3600,
        user: { ...SARA, factors },
      }),
    'GET /factors/recovery-codes': () =>
      Response.json({ id: 'codes', type: 'recovery_code', total: 10, remaining: 9 }),
  })
  const { user } = await render(<FactorsPart />, { person: SARA })
  await user.click(await screen.findByRole('button', { name: 'Remove My phone' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText(/^You came in with a recovery code/)).toBeTruthy()
  expect(asked.filter((call) => call.startsWith('DELETE'))).toEqual([])
})
