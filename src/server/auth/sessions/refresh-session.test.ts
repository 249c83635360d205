import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { authClient, claimsOf } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { encodeRefreshToken } from './encode-refresh-token.ts'

const world = freshWorld()
const client = authClient(world)
const patient = freshWorld({ env: { AUTH_REUSE_SECONDS: '60' } })
const { refresh } = client

const sessionOf = (access: string | undefined) => claimsOf(access).session_id

describe('invalid', () => {
  test.each(['', 'x', 'abcdefghijkl', '!!!!!!!!!!!!', randomBytes(24).toString('base64url')])(
    '%j',
    async (token) => {
      expect(await refresh(token)).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    },
  )

  test('an access token is none', async () => {
    const { access } = await client.settle('access@example.org')
    expect(await refresh(access)).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })

  test('a well-formed one of an unknown session, and one signed with another key, are answered alike', async () => {
    const { access } = await client.settle('forged@example.org')
    const unknown = await refresh(encodeRefreshToken(crypto.randomUUID(), 0, randomBytes(32)))
    const forged = await refresh(encodeRefreshToken(sessionOf(access), 0, randomBytes(32)))
    expect(unknown).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } })
    expect(forged.body).toEqual(unknown.body)
  })
})

describe('behaviour', () => {
  test('gives the next token of the same session', async () => {
    const first = await client.settle('rotate@example.org')
    const next = await refresh(first.refresh)
    expect(next).toMatchObject({ status: 200, body: { user: { id: first.userId } } })
    expect(next.body.refresh_token).not.toBe(first.refresh)
    expect(sessionOf(next.body.access_token)).toBe(sessionOf(first.access))
    expect((await client.send('GET', '/user', { token: next.body.access_token })).status).toBe(200)
  })

  test('two tabs, fifty requests at once: all get the same token, and it works', async () => {
    const { refresh: token } = await client.settle('tabs@example.org')
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(token)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
    const given = new Set(answers.map(({ body }) => body.refresh_token))
    expect(given.size).toBe(1)
    expect((await refresh([...given][0] ?? '')).status).toBe(200)
  })

  test('a lost answer is given again, however late', async () => {
    const { refresh: token } = await client.settle('lost@example.org')
    const first = await refresh(token)
    await world.clock.advance(3600)
    const again = await refresh(token)
    expect(again.body.refresh_token).toBe(first.body.refresh_token)
  })

  test('a token used long ago ends its session and no other', async () => {
    const email = 'reuse@example.org'
    const stolen = await client.settle(email)
    const other = await client.session(email)
    const second = await refresh(stolen.refresh)
    const third = await refresh(second.body.refresh_token ?? '')
    expect((await refresh(stolen.refresh)).body.refresh_token).toBe(third.body.refresh_token)

    await world.clock.advance(11)
    expect(await refresh(stolen.refresh)).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_already_used' },
    })
    expect(await refresh(third.body.refresh_token ?? '')).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_not_found' },
    })
    expect(await client.send('GET', '/user', { token: third.body.access_token })).toMatchObject({
      status: 403,
      body: { code: 'session_not_found' },
    })
    expect((await refresh(other.refresh)).status).toBe(200)
    const [entry] = await world.db
      .selectFrom('auth.audit_log_entries')
      .select('payload')
      .where('payload', '@>', JSON.stringify({ action: 'token_revoked', actor_id: stolen.userId }))
      .execute()
    expect(entry?.payload).toMatchObject({ traits: { session_id: sessionOf(stolen.access) } })
  })

  test('how long tabs may be racing is configuration', async () => {
    const own = authClient(patient)
    const { refresh: oldest } = await own.settle('patient@example.org')
    const second = await own.refresh(oldest)
    const third = await own.refresh(second.body.refresh_token ?? '')
    await patient.clock.advance(50)
    expect((await own.refresh(oldest)).body.refresh_token).toBe(third.body.refresh_token)
    await patient.clock.advance(20)
    expect((await own.refresh(oldest)).body.code).toBe('refresh_token_already_used')
  })

  test('nothing that could be used again lies in the database', async () => {
    const { refresh: token, access } = await client.settle('at-rest@example.org')
    const rows = await world.db.selectFrom('auth.sessions').selectAll().execute()
    const stored = JSON.stringify(
      rows.map((row) => ({ ...row, refresh_token_hmac_key: row.refresh_token_hmac_key.toString('hex') })),
    )
    expect(stored).not.toContain(token)
    const key = rows.find(({ id }) => id === sessionOf(access))?.refresh_token_hmac_key
    expect(encodeRefreshToken(sessionOf(access), 0, key ?? Buffer.alloc(0))).not.toBe(token)
  })

  test('a banned person gets no new token, until the ban is over', async () => {
    const { refresh: token, userId } = await client.settle('banned@example.org')
    const banned_until = new Date(world.clock.now().getTime() + 60_000)
    await world.db.updateTable('auth.users').set({ banned_until }).where('id', '=', userId).execute()
    expect(await refresh(token)).toMatchObject({ status: 400, body: { code: 'user_banned' } })
    await world.clock.advance(61)
    expect((await refresh(token)).status).toBe(200)
  })

  test('a session that may not last longer is over', async () => {
    const { refresh: token, access } = await client.settle('over@example.org')
    const not_after = new Date(world.clock.now().getTime() - 1000)
    await world.db
      .updateTable('auth.sessions')
      .set({ not_after })
      .where('id', '=', sessionOf(access))
      .execute()
    expect(await refresh(token)).toMatchObject({ status: 400, body: { code: 'session_expired' } })
  })
})
