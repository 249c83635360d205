import { beforeEach, describe, expect, test } from 'vitest'
import { type AuthAnswers, authRefusal, fakeAuth, sessionAnswer } from '#web/testing/fake-auth.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { accessToken, authClient, redeemLink, renewToken } from './session-client.ts'
import { SESSION_KEY } from './session-store.ts'

const SARA = { id: '019a0000-0000-7000-8000-000000000001', email: 'sara@example.org' }
const answering = (answers: AuthAnswers) => setTransport({ fetch: fakeAuth(answers) })

beforeEach(async () => {
  const auth = await authClient()
  answering({ 'POST /logout?scope=local': () => new Response(null, { status: 204 }) })
  await auth.signOut({ scope: 'local' })
})

describe('a link with a code', () => {
  const asked = async (forgotten: boolean) => {
    const auth = await authClient()
    answering({ 'POST /signup': () => Response.json(SARA), 'POST /recover': () => Response.json({}) })
    if (forgotten) await auth.resetPasswordForEmail(SARA.email)
    else await auth.signUp({ email: SARA.email, password: 'a basket of injera' })
  }
  const redeem = () => redeemLink({ kind: 'code', code: 'abc' })

  test('signs in the browser that asked, with the secret that only it has', async () => {
    await asked(false)
    let sent: Record<string, unknown> = {}
    answering({
      'POST /token?grant_type=pkce': (body) => {
        sent = body
        return sessionAnswer(SARA)
      },
    })
    expect(await redeem()).toBe('signed-in')
    expect(sent['auth_code']).toBe('abc')
    expect(String(sent['code_verifier']).length).toBeGreaterThan(42)
    expect(localStorage.getItem(SESSION_KEY)).toContain(SARA.id)
    expect(await accessToken()).toContain('.')
  })

  test('of a recovery mail wants a new password', async () => {
    await asked(true)
    answering({ 'POST /token?grant_type=pkce': () => sessionAnswer(SARA) })
    expect(await redeem()).toBe('new-password')
  })

  test('in another browser there is no secret, and nothing is sent', async () => {
    expect(await redeem()).toBe('other-browser')
  })

  test.each([
    ['bad_code_verifier', 400, 'other-browser'],
    ['flow_state_expired', 422, 'expired'],
    ['flow_state_not_found', 404, 'expired'],
    ['validation_failed', 400, 'failed'],
  ] as const)('refused as %s', async (code, status, outcome) => {
    await asked(false)
    answering({ 'POST /token?grant_type=pkce': () => authRefusal(code, status) })
    expect(await redeem()).toBe(outcome)
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
  })

  test('without a connection', async () => {
    await asked(false)
    setTransport({ fetch: () => Promise.reject(new TypeError('down')) })
    expect(await redeem()).toBe('unreachable')
  })
})

test('a link with tokens, or one that has to be confirmed, opens no session by itself', async () => {
  expect(await redeemLink({ kind: 'tokens' })).toBe('failed')
  expect(await redeemLink({ kind: 'link', link: { tokenHash: 'x', type: 'magiclink' } })).toBe('failed')
  expect(localStorage.getItem(SESSION_KEY)).toBeNull()
})

test('a link that carries an error is expired, or it failed', async () => {
  expect(await redeemLink({ kind: 'error', code: 'otp_expired', description: '' })).toBe('expired')
  expect(await redeemLink({ kind: 'error', code: 'server_error', description: '' })).toBe('failed')
})

test('a session runs out by the clock of the device, whatever the clock of the server says', async () => {
  const auth = await authClient()
  const given: unknown = await sessionAnswer(SARA).json()
  const aYearAgo = Math.floor(Date.now() / 1000) - 365 * 86_400
  answering({
    'POST /token?grant_type=password': () => Response.json({ ...(given as object), expires_at: aYearAgo }),
  })
  await auth.signInWithPassword({ email: SARA.email, password: 'a basket of injera' })
  // a refresh would be an unanswered call
  expect(await accessToken()).toContain('.')
})

describe('after an answer of 401', () => {
  async function signedIn(): Promise<void> {
    const auth = await authClient()
    answering({ 'POST /token?grant_type=password': () => sessionAnswer(SARA) })
    await auth.signInWithPassword({ email: SARA.email, password: 'a basket of injera' })
  }
  const refreshing = (answer: () => Response) =>
    answering({
      'POST /token?grant_type=refresh_token': answer,
      'POST /logout?scope=local': () => new Response(null, { status: 204 }),
    })

  test('a session that was ended elsewhere ends here', async () => {
    await signedIn()
    refreshing(() => authRefusal('session_not_found', 400))
    expect(await renewToken()).toBeNull()
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
  })

  test('a spent limit ends nothing', async () => {
    await signedIn()
    refreshing(() => authRefusal('over_request_rate_limit', 429))
    expect(await renewToken()).toBeNull()
    expect(localStorage.getItem(SESSION_KEY)).toContain(SARA.id)
  })

  test('a session that stands is renewed', async () => {
    await signedIn()
    refreshing(() => sessionAnswer(SARA))
    expect(await renewToken()).toContain('.')
  })
})
