import { describe, expect, test } from 'vitest'
import { statusesOf } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { factorClient } from './factor.fixture.ts'

// The real gap between texts, and room for everything else.
const WIDE = ['sign-up', 'verify', 'token', 'password', 'enroll-factor', 'challenge-factor']
const wide = Object.fromEntries(WIDE.map((name) => [`auth.${name}`, 1000]))
const world = freshWorld({ env: { RATE_LIMITS: JSON.stringify(wide) } })
const client = factorClient(world)
const { challenge } = client

let numbers = 0
/** A telephone nobody else has. */
const newNumber = () => `+2519${String(++numbers).padStart(8, '0')}`

async function withPhone(email: string, phone = newNumber()) {
  const person = await client.settle(email)
  const { body } = await client.enroll(person.access, { factor_type: 'phone', phone })
  return { ...person, id: String(body['id']), phone }
}

const textsTo = async (phone: string) => (await world.outbox()).filter(({ to }) => to === phone)

describe('signed out', () => {
  test('no challenge', async () => {
    const answer = await challenge(undefined, crypto.randomUUID())
    expect(answer).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
  })
})

describe('not allowed', () => {
  test('guests', async () => {
    const { access, userId } = await client.settle('guest@example.org')
    const { id } = await client.newApp(access)
    await client.makeGuest(userId)
    expect(await challenge(access, id)).toMatchObject({ status: 403, body: { code: 'no_authorization' } })
  })

  test("somebody else's factor is as unknown as one that is none", async () => {
    const owner = await client.settle('owner@example.org')
    const { access } = await client.settle('other@example.org')
    const { id } = await client.newApp(owner.access)
    const unknown = { status: 404, body: { code: 'mfa_factor_not_found' } }
    expect(await challenge(access, id)).toMatchObject(unknown)
    expect(await challenge(access, crypto.randomUUID())).toMatchObject(unknown)
  })

  test('a factor begun before another one counted, in a session that has not shown that one', async () => {
    const email = 'intruder@example.org'
    const { access } = await client.settle(email)
    const begun = await client.enroll(access, { factor_type: 'phone', phone: newNumber() })
    const app = await client.newApp(access)
    expect((await client.prove(access, app)).status).toBe(200)
    const weak = await client.session(email)
    expect(await challenge(weak.access, String(begun.body['id']))).toMatchObject({
      status: 403,
      body: { code: 'insufficient_aal' },
    })
    expect((await challenge(weak.access, app.id)).status).toBe(200)
  })
})

describe('invalid', () => {
  test.each(['x', '1', '%00', '../user'])('an id like %j', async (id) => {
    const { access } = await client.session('ids@example.org').catch(() => client.settle('ids@example.org'))
    const answer = await challenge(access, encodeURIComponent(id))
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(405)
  })

  test('a channel that is not there', async () => {
    const { access, id, phone } = await withPhone('channel@example.org')
    const answer = await client.post(`/factors/${id}/challenge`, { channel: 'pigeon' }, { token: access })
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    expect(await textsTo(phone)).toEqual([])
  })

  test('recovery codes know no challenge', async () => {
    const { access } = await client.settleStrong('codes@example.org')
    const { body } = await client.post('/factors/recovery-codes', {}, { token: access })
    expect(await challenge(access, String(body['id']))).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
  })
})

describe('behaviour', () => {
  test('is good for five minutes, and shown with the factor and in the records', async () => {
    const { access, userId } = await client.settle('app@example.org')
    const { id } = await client.newApp(access)
    const { body } = await challenge(access, id)
    const soon = Math.floor(world.clock.now().getTime() / 1000) + 300
    expect(body).toMatchObject({ id: expect.any(String), type: 'totp' })
    expect(Math.abs(Number(body['expires_at']) - soon)).toBeLessThan(5)
    expect(await client.factorsOf(access)).toMatchObject([{ last_challenged_at: expect.any(String) }])
    expect(await client.audited(userId)).toContainEqual(
      expect.objectContaining({
        action: 'challenge_created',
        traits: { factor_id: id, factor_status: 'unverified' },
      }),
    )
  })

  test('takes a request without a body', async () => {
    const { access } = await client.settle('bare@example.org')
    const { id } = await client.newApp(access)
    expect((await client.send('POST', `/factors/${id}/challenge`, { token: access })).status).toBe(200)
  })

  test('texts a code in the language of the person, one at a time for a number', async () => {
    const { access, id, phone } = await withPhone('english@example.org')
    expect((await challenge(access, id)).status).toBe(200)
    const [text] = await textsTo(phone)
    expect(text?.token).toMatch(/^\d{6}$/)
    expect(text?.text).toBe(
      `${text?.token} is your Mesob code. It is good for 5 minutes. Never tell it to anybody.`,
    )
    const refused = await challenge(access, id)
    expect(refused).toMatchObject({ status: 429, body: { code: 'over_sms_send_rate_limit' } })
    expect(refused.headers['retry-after']).toBe('1')
    expect(await textsTo(phone)).toHaveLength(1)

    await client.send('PUT', '/user', { token: access, body: { data: { language: 'am' } } })
    await world.clock.advance(2)
    expect((await challenge(access, id)).status).toBe(200)
    expect((await textsTo(phone))[1]?.text).toMatch(/^የመሶብ ኮድዎ \d{6} ነው።/)
  })

  test('the gap belongs to the number: nobody gets around it with a new factor or account', async () => {
    const one = await withPhone('one@example.org')
    const two = await withPhone('two@example.org', one.phone)
    const answers = await Promise.all([challenge(one.access, one.id), challenge(two.access, two.id)])
    expect(statusesOf(answers)).toEqual([200, 429])
  })

  test('a code lies hashed in the database, and in no log', async () => {
    const { access, id, phone } = await withPhone('at-rest@example.org')
    await challenge(access, id)
    const [text] = await textsTo(phone)
    const rows = await world.db
      .selectFrom('auth.mfa_challenges')
      .selectAll()
      .where('factor_id', '=', id)
      .execute()
    expect(rows[0]?.code_hash).toHaveLength(32)
    const stored = JSON.stringify([
      rows.map((row) => ({ ...row, code_hash: row.code_hash?.toString('latin1') })),
      world.logLines,
    ])
    expect(stored).not.toContain(text?.token)
  })

  test('a key: makes one first, for this site and with what is there already left out', async () => {
    const { access } = await client.settle('key@example.org')
    const { body } = await client.enroll(access, { factor_type: 'webauthn', friendly_name: 'Key' })
    // what the client says of domains is not looked at
    const wish = { webauthn: { rpId: 'evil.example', rpOrigins: ['https://evil.example'] } }
    const answer = await client.post(`/factors/${String(body['id'])}/challenge`, wish, { token: access })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        type: 'webauthn',
        webauthn: {
          type: 'create',
          credential_options: {
            publicKey: {
              rp: { id: 'localhost', name: 'Mesob' },
              user: { name: 'key@example.org', displayName: 'Sara Bekele' },
              attestation: 'none',
              challenge: expect.stringMatching(/^[\w-]{43,}$/),
            },
          },
        },
      },
    })
  })
})
