import { expect, test } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'
import { authClient, PASSWORD } from '#server/auth/auth-client.fixture.ts'
import { noticeView } from './notice-view.ts'

const world = freshWorld({ env: { RATE_LIMITS: '1000' } })
const client = authClient(world)

test('a sign-in from another kind of device is told to who is signed in elsewhere, once', async () => {
  const email = 'watchful@example.org'
  await client.settle(email)
  const signIn = () =>
    client.post(
      '/token?grant_type=password',
      { email, password: PASSWORD },
      { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Firefox/132.0' } },
    )
  const notified = async () =>
    (await world.outbox()).filter(({ to, subject }) => to === email && /sign-in/.test(subject))
  await client.signIn(email)
  expect(await notified()).toHaveLength(0)
  await signIn()
  await signIn()
  expect(await notified()).toHaveLength(1)
})

test('notices are in the language of their reader, and cannot hold markup', () => {
  const at = new Date('2026-11-20T12:00:00Z')
  const site = 'https://mesob.example/?a=1&b="x"'
  const mail = noticeView({ kind: 'password_changed', language: 'am', at, site })
  expect(mail.subject).toBe('የይለፍ ቃልዎ ተቀይሯል')
  expect(mail.text).toContain('2026-11-20 12:00')
  expect(mail.html).toContain('lang="am"')
  expect(mail.html).toContain('&amp;b=&quot;x&quot;')
})
