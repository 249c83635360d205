import { expect, test, vi } from 'vitest'
import { authRefusal, fakeAuth, sessionAnswer } from '#web/testing/fake-auth.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { authClient, onAuthEvent, renewToken } from './session-client.ts'
import { SESSION_KEY } from './session-store.ts'

const SARA = { id: '019a0000-0000-7000-8000-000000000001', email: 'sara@example.org' }

test('the stored session is told as the first one, then every change, and a refused refresh the last', async () => {
  const storedValues = (await sessionAnswer(SARA).json()) as object
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...storedValues, expires_at: 4_102_444_800 }))
  const received: [string, string | undefined][] = []
  onAuthEvent((event, session) => received.push([event, session?.user.id]))
  const auth = await authClient()
  await vi.waitFor(() => expect(received).toContainEqual(['INITIAL_SESSION', SARA.id]))
  received.length = 0

  let refreshing = () => sessionAnswer(SARA)
  setTransport({
    fetch: fakeAuth({
      'POST /token?grant_type=password': () => sessionAnswer(SARA),
      'POST /token?grant_type=refresh_token': () => refreshing(),
      'POST /logout?scope=local': () => new Response(null, { status: 204 }),
      'PUT /user': () => Response.json(SARA),
      'POST /factors/app/challenge': () => Response.json({ id: 'challenge', type: 'totp', expires_at: 1 }),
      'POST /factors/app/verify': () => sessionAnswer(SARA),
    }),
  })
  await auth.signInWithPassword({ email: SARA.email, password: 'right' })
  await auth.refreshSession()
  await auth.updateUser({ data: { full_name: 'Sara' } })
  await auth.mfa.challengeAndVerify({ factorId: 'app', code: '123456' })
  refreshing = () => authRefusal('refresh_token_not_found', 400)
  expect(await renewToken()).toBeNull()
  expect(received).toEqual([
    ['SIGNED_IN', SARA.id],
    ['TOKEN_REFRESHED', SARA.id],
    ['USER_UPDATED', SARA.id],
    ['MFA_CHALLENGE_VERIFIED', SARA.id],
    ['SIGNED_OUT', undefined],
  ])
  expect(localStorage.getItem(SESSION_KEY)).toBeNull()
})
