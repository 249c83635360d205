import { describe, expect, test } from 'vitest'
import { authClient, claimsOf } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import {
  checksummed,
  ethereumWallet,
  messageFor,
  type MessageParts,
  solanaWallet,
  type TestWallet,
} from './wallet.fixture.ts'

const world = freshWorld()
const client = authClient(world)
const off = freshWorld({ env: { AUTH_WEB3: 'off' } })
const offClient = authClient(off)
const named = freshWorld({ env: { PUBLIC_URL: 'https://mesob.example' } })
const namedClient = authClient(named)
const strict = freshWorld({ env: { RATE_LIMITS: '1' } })
const strictClient = authClient(strict)

const PATH = '/token?grant_type=web3'
const send = (body: Record<string, unknown>, at = client) => at.post(PATH, body)
const messageOf = (wallet: TestWallet, parts?: MessageParts) => messageFor(wallet, world.clock.now(), parts)
const signIn = (wallet: TestWallet, parts?: MessageParts) => {
  const message = messageOf(wallet, parts)
  return send({ chain: wallet.chain, message, signature: wallet.sign(message) })
}
const REFUSED = { status: 400, body: { error: 'invalid_grant', error_description: expect.any(String) } }
const INVALID = { status: 400, body: { code: 'validation_failed' } }

/** A time so many seconds from now, as messages have them. */
const seconds = (from: number) => new Date(world.clock.now().getTime() + from * 1000).toISOString()

describe('not allowed', () => {
  test('where it is off', async () => {
    expect(await send({ chain: 'ethereum' }, offClient)).toMatchObject({
      status: 422,
      body: { code: 'web3_provider_disabled' },
    })
  })

  test.each([ethereumWallet(), solanaWallet()])('with the key of somebody else ($chain)', async (wallet) => {
    const other = wallet.chain === 'ethereum' ? ethereumWallet() : solanaWallet()
    const message = messageOf(wallet)
    const answer = await send({ chain: wallet.chain, message, signature: other.sign(message) })
    expect(answer).toMatchObject(REFUSED)
    expect(answer.body).not.toHaveProperty('code')
    const older = { headers: { 'x-supabase-api-version': '' } }
    const body = { chain: wallet.chain, message, signature: other.sign(message) }
    expect((await client.post(PATH, body, older)).body).toEqual(answer.body)
  })

  test('somebody who is banned', async () => {
    const wallet = ethereumWallet()
    const { body } = await signIn(wallet)
    const banned_until = new Date(world.clock.now().getTime() + 3_600_000)
    const { db } = world
    await db.updateTable('auth.users').set({ banned_until }).where('id', '=', String(body.user?.id)).execute()
    expect(await signIn(wallet, { nonce: 'another1' })).toMatchObject({
      status: 400,
      body: { code: 'user_banned' },
    })
  })
})

describe('invalid', () => {
  const signature = `0x${'11'.repeat(65)}`
  test.each([
    [{}, 'web3_unsupported_chain'],
    [{ chain: 'dogecoin', message: 'x'.repeat(80), signature }, 'web3_unsupported_chain'],
    [{ chain: 'constructor', message: 'x'.repeat(80), signature }, 'web3_unsupported_chain'],
    [{ chain: ['ethereum'] }, 'bad_json'],
    [{ chain: 'ethereum', message: 'short', signature }, 'validation_failed'],
    [{ chain: 'ethereum', message: 'x'.repeat(20_481), signature }, 'validation_failed'],
    [{ chain: 'ethereum', message: 'x'.repeat(80), signature }, 'validation_failed'],
    [{ chain: 'ethereum', message: 'x'.repeat(80), signature: 'y'.repeat(130) }, 'validation_failed'],
    [{ chain: 'solana', message: 'x'.repeat(80), signature }, 'validation_failed'],
    [{ chain: 'ethereum', message: `${'x'.repeat(80)}\u0000`, signature }, 'validation_failed'],
  ])('%j', async (body, code) => {
    expect(await send(body)).toMatchObject({ status: 400, body: { code } })
  })

  test('an address in letters of both sizes without its checksum', async () => {
    const wallet = ethereumWallet()
    const swapped = Array.from(wallet.address.slice(2), (letter, n) =>
      n % 2 ? letter.toUpperCase() : letter,
    )
    expect(await signIn(wallet, { address: `0x${swapped.join('')}` })).toMatchObject(INVALID)
  })

  test.each<[string, () => MessageParts]>([
    ['another site', () => ({ uri: 'https://evil.example/', origin: 'evil.example' })],
    ['this site without a secure connection', () => ({ uri: 'http://mesob.example/' })],
    ['another domain than its URI', () => ({ origin: 'evil.example' })],
    ['another port than its URI', () => ({ origin: 'localhost:4000' })],
    ['a URI with a password', () => ({ uri: 'http://localhost@evil.example:3000/' })],
    ['long ago', () => ({ issuedAt: seconds(-601) })],
    ['later', () => ({ issuedAt: seconds(601) })],
    ['an end that was', () => ({ more: [`Expiration Time: ${seconds(-1)}`] })],
    ['a beginning that will be', () => ({ more: [`Not Before: ${seconds(60)}`] })],
  ])('a message for %s', async (_, parts) => {
    for (const wallet of [ethereumWallet(), solanaWallet()]) {
      expect(await signIn(wallet, parts())).toMatchObject(REFUSED)
    }
  })
})

describe('behaviour', () => {
  test.each([ethereumWallet(), solanaWallet()])('$chain: the first time makes an account', async (wallet) => {
    const answer = await signIn(wallet)
    expect(answer.status).toBe(200)
    const providerId = `web3:${wallet.chain}:${wallet.address}`
    expect(answer.body).toMatchObject({
      token_type: 'bearer',
      user: {
        email: '',
        phone: '',
        is_anonymous: false,
        app_metadata: { provider: 'web3', providers: ['web3'] },
        user_metadata: { sub: providerId, custom_claims: { chain: wallet.chain, address: wallet.address } },
        identities: [
          {
            provider: 'web3',
            id: providerId,
            identity_data: { sub: providerId, custom_claims: { statement: 'Sign in to Mesob' } },
            last_sign_in_at: expect.any(String),
          },
        ],
      },
    })
    expect(claimsOf(answer.body.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'web3' }] })
    const again = await signIn(wallet, { statement: null })
    expect(again.body.user?.id).toBe(answer.body.user?.id)
    expect((await client.send('GET', '/user', { token: again.body.access_token })).status).toBe(200)
  })

  test('an address with its checksum is the same wallet', async () => {
    const { chain, address, sign } = ethereumWallet()
    const first = await signIn({ chain, address, sign })
    const second = await signIn({ chain, address: checksummed(address), sign })
    expect(second.status).toBe(200)
    expect(second.body.user?.id).toBe(first.body.user?.id)
  })

  test.each([ethereumWallet(), solanaWallet()])('$chain: a message counts once', async (wallet) => {
    const message = messageOf(wallet, { nonce: 'abcd1234' })
    const body = { chain: wallet.chain, message, signature: wallet.sign(message) }
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(body)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await world.clock.advance(590)
    await world.runJobs()
    expect(await send(body)).toMatchObject(REFUSED)
    // with the other alphabet or without 0x it is the same message
    const respelled = wallet.chain === 'ethereum' ? body.signature.slice(2) : `${body.signature}==`
    expect(await send({ ...body, signature: respelled })).toMatchObject(REFUSED)
  })

  test('two first sign-ins at once make one account', async () => {
    const wallet = solanaWallet()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => signIn(wallet, { nonce: `nonce${n}00` })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.user?.id)).size).toBe(1)
  })

  test('a long statement is kept with the identity and makes no token heavy', async () => {
    const statement = 'ሰ'.repeat(4000)
    const { status, body } = await signIn(ethereumWallet(), { statement })
    expect(status).toBe(200)
    expect(body.access_token?.length).toBeLessThan(2000)
  })

  test('on a site with a name', async () => {
    const wallet = ethereumWallet()
    const at = named.clock.now()
    const parts = { origin: 'mesob.example', uri: 'https://mesob.example/auth' }
    const message = messageFor(wallet, at, parts)
    expect(
      (await send({ chain: 'ethereum', message, signature: wallet.sign(message) }, namedClient)).status,
    ).toBe(200)
    const local = messageFor(wallet, at)
    expect(
      await send({ chain: 'ethereum', message: local, signature: wallet.sign(local) }, namedClient),
    ).toMatchObject(REFUSED)
  })

  test('what is remembered is forgotten when no message can be that old', async () => {
    await signIn(ethereumWallet())
    await world.clock.advance(2 * 3600)
    await world.runJobs()
    expect(await world.db.selectFrom('auth.web3_used_messages').selectAll().execute()).toEqual([])
  })

  test('thirty in five minutes from one address', async () => {
    const statuses = []
    for (let n = 0; n < 31; n++) statuses.push((await send({ chain: 'x' }, strictClient)).status)
    expect(statuses.slice(0, 30)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
  })
})
