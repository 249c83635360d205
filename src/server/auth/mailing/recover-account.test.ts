import { describe, expect, test } from 'vitest'
import { authClient, claimsOf, newPkce } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const client = authClient(world)
const recover = (body: unknown, query = '') => client.post(`/recover${query}`, body)

describe('invalid', () => {
  test.each([
    [{}, 'validation_failed'],
    [{ email: 'nope' }, 'validation_failed'],
    [{ email: 'a@example.org', code_challenge: 'x'.repeat(43) }, 'validation_failed'],
    [{ email: 'a@example.org', code_challenge_method: 's256' }, 'validation_failed'],
    [{ email: 'a@example.org', code_challenge: 'short', code_challenge_method: 's256' }, 'validation_failed'],
    [{ email: [] }, 'bad_json'],
  ])('%j is 400 %s', async (body, code) => {
    expect(await recover(body)).toMatchObject({ status: 400, body: { code } })
  })
})

describe('behaviour', () => {
  test('an unknown address gets the same answer, the same work, and no mail', async () => {
    await client.settle('known@example.org')
    await world.runJobs()
    const known = await recover({ email: 'known@example.org' })
    const jobsOfKnown = (await world.platform.jobs.runDue()).ran
    const unknown = await recover({ email: 'nobody@example.org' })
    const jobsOfUnknown = (await world.platform.jobs.runDue()).ran
    expect(known).toMatchObject({ status: 200, body: {} })
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null })
    expect([jobsOfKnown, jobsOfUnknown]).toEqual([1, 1])
    expect(await client.mailCount('nobody@example.org')).toBe(0)
  })

  test('mails a link of type recovery; its session may choose a new password, the old one is dead', async () => {
    const email = 'forgot@example.org'
    await client.settle(email)
    await recover({ email })
    const mail = await client.mailTo(email)
    expect(mail.subject).toBe('Choose a new password')
    const led = await client.follow(mail.link)
    expect(led.fragment['type']).toBe('recovery')
    const token = led.fragment['access_token']
    expect(
      (await client.send('PUT', '/user', { token, body: { password: 'a-new-one-for-me-8' } })).status,
    ).toBe(200)
    expect((await client.signIn(email, 'a-new-one-for-me-8')).status).toBe(200)
    expect((await client.signIn(email)).status).toBe(400)
  })

  test('with PKCE its session says how it came about', async () => {
    const email = 'pkce@example.org'
    await client.settle(email)
    const { verifier, fields } = newPkce()
    await recover({ email, ...fields })
    const led = await client.follow((await client.mailTo(email)).link)
    const body = { auth_code: led.query['code'], code_verifier: verifier }
    const { access_token: token } = (await client.post('/token?grant_type=pkce', body)).body
    expect(claimsOf(token)).toMatchObject({ amr: [{ method: 'recovery' }] })
  })

  test('a new mail kills the older one', async () => {
    const email = 'twice@example.org'
    await client.settle(email)
    await recover({ email })
    const first = await client.mailTo(email)
    await recover({ email })
    const second = await client.mailTo(email)
    const use = (token: string) => client.post('/verify', { type: 'recovery', email, token })
    expect((await use(first.code)).status).toBe(403)
    expect((await use(second.code)).status).toBe(200)
  })

  test('neither queue nor database holds what is in the mail, and the mail is in the language of its reader', async () => {
    const email = 'amharic@example.org'
    await client.signUp(email, { data: { full_name: 'ሳራ በቀለ', language: 'am' } })
    const { code } = await client.mailTo(email)
    await client.post('/verify', { type: 'signup', email, token: code })
    await recover({ email }, `?redirect_to=${encodeURIComponent('http://localhost:3000/?lang=en')}`)
    const mail = await client.mailTo(email)
    expect(mail.subject).toBe('አዲስ የይለፍ ቃል ይምረጡ')

    const jobs = await world.db
      .withTables<{ 'pgboss.job': { data: unknown; name: string } }>()
      .selectFrom('pgboss.job')
      .select('data')
      .where('name', '=', 'auth.send-mail')
      .execute()
    const tokens = await world.db
      .selectFrom('auth.one_time_tokens')
      .selectAll()
      .where('relates_to', '=', email)
      .execute()
    expect(jobs.length).toBeGreaterThan(0)
    expect(tokens).toHaveLength(1)
    const stored = JSON.stringify({
      jobs,
      tokens: tokens.map((token) => ({ ...token, link: token.link_hash?.toString('latin1') })),
    })
    expect(stored).not.toContain(mail.hash)
    expect(stored).not.toContain(mail.code)
    expect(JSON.stringify(jobs)).not.toContain(email)
  })
})
