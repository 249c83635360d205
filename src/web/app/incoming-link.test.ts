import { afterEach, describe, expect, test } from 'vitest'
import { setTransport } from '#web/platform/call/call.ts'
import { authClient } from '#web/platform/session/session-client.ts'
import { fakeAuth, sessionAnswer } from '#web/testing/fake-auth.ts'
import { answerIncomingLink, readLinkAnswer } from './incoming-link.ts'

const read = (path: string) => readLinkAnswer(new URL(path, 'http://mesob.test'))

test('ordinary addresses carry no answer', () => {
  expect(read('/')).toBeNull()
  expect(read('/#/listings?q=code')).toBeNull()
  expect(read('/#/auth?error=none')).toBeNull()
})

test('reads a code, a link to confirm, tokens and errors', () => {
  expect(read('/?code=abc#/')).toEqual({ kind: 'code', code: 'abc' })
  expect(read('/#access_token=a&refresh_token=r&type=recovery')).toEqual({ kind: 'tokens' })
  expect(read('/#token_hash=h&type=invite')).toEqual({
    kind: 'link',
    link: { tokenHash: 'h', type: 'invite' },
  })
  expect(read('/#token_hash=h&type=nonsense')).toBeNull()
  expect(
    read('/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid'),
  ).toEqual({
    kind: 'error',
    code: 'otp_expired',
    description: 'Email link is invalid',
  })
  expect(read('/?error=server_error&error_description=x')).toMatchObject({
    kind: 'error',
    code: 'server_error',
  })
})

describe('where an answer leads', () => {
  const arrive = async (path: string) => {
    history.replaceState(null, '', path)
    await answerIncomingLink()
    return location.href.slice(location.origin.length)
  }
  afterEach(() => history.replaceState(null, '', '/'))

  test.each([
    ['/?for=email&message=x#message=Confirmation+link+accepted', 'email-half'],
    ['/?for=email#error=access_denied&error_code=otp_expired', 'email-expired'],
    ['/?for=email&code=abc', 'email-changed'],
    ['/?for=linking#error=server_error&error_code=identity_already_exists', 'linking-taken'],
    ['/?for=linking#error=access_denied&error_code=bad_oauth_state', 'linking-stopped'],
    ['/?for=provider#error=access_denied', 'provider-stopped'],
    ['/?for=provider#error=access_denied&error_code=signup_disabled', 'sign-up'],
    ['/?for=recovery#error=access_denied&error_code=otp_expired', 'expired-recovery'],
    ['/#error=server_error', 'failed'],
    ['/#access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer&type=magiclink', 'failed'],
    ['/#token_hash=h&type=magiclink', 'continue'],
  ])('%s, in a browser that is not signed in', async (path, view) => {
    expect(await arrive(path)).toBe(`/#/auth?view=${view}`)
  })

  test.each([
    ['/?for=email&message=x#message=Confirmation+link+accepted', 'email-half'],
    ['/?for=linking#error=server_error&error_code=identity_already_exists', 'linking-taken'],
    ['/#access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer&type=magiclink', null],
  ])('%s, signed in', async (path, news) => {
    const person = { id: '019a0000-0000-7000-8000-000000000001', email: 'sara@example.org' }
    setTransport({
      fetch: fakeAuth({
        'POST /token?grant_type=password': () => sessionAnswer(person),
        'POST /logout?scope=local': () => new Response(null, { status: 204 }),
      }),
    })
    const auth = await authClient()
    await auth.signInWithPassword({ email: person.email, password: 'right' })
    const before = localStorage.getItem('sb-auth')
    expect(await arrive(path)).toBe(news === null ? '/#/' : `/#/account?section=security&news=${news}`)
    expect(localStorage.getItem('sb-auth')).toBe(before)
    await auth.signOut({ scope: 'local' })
  })
})
