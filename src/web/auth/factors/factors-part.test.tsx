import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setTransport } from '#web/platform/call/call.ts'
import { authClient } from '#web/platform/session/session-client.ts'
import { closedKeyWindow, forgetKeyWindow } from '#web/testing/closed-key-window.ts'
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
let textsOn = false

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
      'GET /settings': () => Response.json({ external: { phone: textsOn }, passkeys_enabled: true }),
      ...noted,
    }),
  })
  await (await authClient()).signInWithPassword({ email: SARA.email, password: 'right' })
}

beforeEach(() => {
  factors = []
  textsOn = false
})
afterEach(forgetKeyWindow)

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
  await user.click(await screen.findByRole('button', { name: 'Add a second step' }))
  await user.click(await screen.findByRole('button', { name: /^Authenticator app/ }))
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
  await user.click(screen.getByRole('button', { name: 'I have saved them' }))
  const list = await screen.findByRole('list', { name: 'Second step' })
  expect(within(list).getByText('Authenticator app')).toBeTruthy()
  expect(await within(list).findByText('2 codes left')).toBeTruthy()
})

test('a telephone: the number, the code of its text; there are codes for the drawer already', async () => {
  textsOn = true
  factors = [factor('app', 'totp', 'ስልኬ'), factor('codes', 'recovery_code', 'Recovery codes')]
  let named: unknown
  await signedIn({
    'GET /factors/recovery-codes': () =>
      Response.json({ id: 'codes', type: 'recovery_code', total: 10, remaining: 10 }),
    'POST /factors': (body) => {
      named = [body['factor_type'], body['phone'], body['friendly_name']]
      return Response.json({ id: 'new', type: 'phone', phone: body['phone'] })
    },
    'POST /factors/new/challenge': () => Response.json({ id: 'challenge', type: 'phone', expires_at: 1 }),
    'POST /factors/new/verify': (body) => {
      if (body['code'] !== '123456') return authRefusal('mfa_verification_failed', 422)
      expect(body['challenge_id']).toBe('challenge')
      factors = [...factors, factor('new', 'phone', '+251911223344')]
      return sessionAnswer(SARA)
    },
  })
  const { user } = await render(<FactorsPart />, { person: SARA, language: 'am' })
  await user.click(await screen.findByRole('button', { name: 'ሁለተኛ ማረጋገጫ ይጨምሩ' }))
  await user.click(await screen.findByRole('button', { name: /^የስልክ መልእክት/ }))
  await user.click(screen.getByRole('button', { name: 'የመጀመሪያውን ኮድ ይላኩ' }))
  expect(await screen.findByText(/^እባክዎ ከአገር ኮድ ጋር ቁጥር ያስገቡ/)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /የስልክ ቁጥር/ }), '+251 91 122 3344')
  await user.click(screen.getByRole('button', { name: 'የመጀመሪያውን ኮድ ይላኩ' }))
  expect(await screen.findByText('ባለ 6 አኃዝ ኮድ ወደ +251 91 122 3344 ልከናል። እዚህ ያስገቡት።')).toBeTruthy()
  expect(named).toEqual(['phone', '+251911223344', '+251911223344'])
  const code = screen.getByRole('textbox', { name: /ባለ 6 አኃዝ ኮድ/ })
  await user.type(code, '000000')
  await user.click(screen.getByRole('button', { name: 'ያረጋግጡ' }))
  expect(await screen.findByText('ይህ ኮድ ስህተት ነው ወይም ጊዜው አልፏል።')).toBeTruthy()
  await user.clear(code)
  await user.type(code, '123456')
  await user.click(screen.getByRole('button', { name: 'ያረጋግጡ' }))
  const list = await screen.findByRole('list', { name: 'ሁለተኛ ማረጋገጫ' })
  expect(await within(list).findByText('+251911223344')).toBeTruthy()
})

test('a security key whose window was closed is not added; without texts there is no text to choose', async () => {
  closedKeyWindow()
  const publicKey = { challenge: 'AAAA', user: { id: 'AAAA', name: 'sara' }, pubKeyCredParams: [], rp: {} }
  await signedIn({
    'POST /factors': () => Response.json({ id: 'new', type: 'webauthn', friendly_name: 'Security key' }),
    'POST /factors/new/challenge': () =>
      Response.json({
        id: 'challenge',
        type: 'webauthn',
        webauthn: { type: 'create', credential_options: { publicKey } },
      }),
  })
  const { user } = await render(<FactorsPart />, { person: SARA })
  await user.click(await screen.findByRole('button', { name: 'Add a second step' }))
  await user.click(await screen.findByRole('button', { name: /^Security key/ }))
  expect(await screen.findByText('That was stopped. Please try again when you are ready.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Text message/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^Authenticator app/ })).toBeTruthy()
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
  expect(await screen.findByText(/^You signed in with a recovery code/)).toBeTruthy()
  expect(asked.filter((call) => call.startsWith('DELETE'))).toEqual([])
})
