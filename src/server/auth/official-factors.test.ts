import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'
import { newAuthenticator } from './authenticator.fixture.ts'
import { good, officialClients } from './official-client.fixture.ts'
import { ethereumWallet, messageFor, solanaWallet } from './web3/wallet.fixture.ts'

// Second factors, passkeys and wallets through the unmodified client of the wire, over a socket.

const world = freshWorld({ listen: true })
const { newBrowser, lastCode, signedUp, signedIn } = officialClients(world)

const codeOf = (secret: string) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: world.clock.now().getTime() })
/** What the browser's own object gives for sending. */
const sending = (json: object) => ({ toJSON: () => json }) as never

test('an app: enrol, prove, sign in again with recovery codes, take it away', async () => {
  const email = 'app@example.org'
  const { client, events } = await signedUp(email)
  const factor = good(await client.mfa.enroll({ factorType: 'totp', friendlyName: 'My phone' }))
  expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg[^#]+<\/svg>\s*$/)
  const code = codeOf(factor.totp.secret)
  const proved = good(await client.mfa.challengeAndVerify({ factorId: factor.id, code }))
  expect(proved.user.factors).toMatchObject([{ id: factor.id, status: 'verified' }])
  expect(events).toContain('MFA_CHALLENGE_VERIFIED')
  expect(good(await client.mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'totp' }, { method: 'otp' }],
  })
  expect(good(await client.mfa.listFactors())).toMatchObject({ totp: [{ id: factor.id }], phone: [] })

  const codes = good(await client.mfa.recoveryCodes.generate({ friendlyName: 'In the drawer' }))
  expect(codes).toMatchObject({ type: 'recovery_code', friendly_name: 'In the drawer', total: 10 })
  const other = await signedIn(email)
  expect(good(await other.client.mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  })
  const weak = await other.client.updateUser({ password: 'another-one-for-me-9' })
  expect(weak.error).toMatchObject({ status: 401, code: 'insufficient_aal' })
  expect((await other.client.mfa.recoveryCodes.verify({ code: 'wrong' })).error).toMatchObject({
    code: 'mfa_verification_failed',
  })
  good(await other.client.mfa.recoveryCodes.verify({ code: codes.codes[0]?.toUpperCase() ?? '' }))
  expect(other.events).toContain('MFA_CHALLENGE_VERIFIED')
  expect(good(await other.client.mfa.recoveryCodes.getStatus())).toMatchObject({ total: 10, remaining: 9 })
  expect(good(await other.client.mfa.recoveryCodes.regenerate()).codes).toHaveLength(10)
  expect((await client.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
    code: 'mfa_recovery_codes_sole_factor',
  })
  good(await client.mfa.recoveryCodes.unenroll())
  expect(good(await client.mfa.unenroll({ factorId: factor.id }))).toEqual({ id: factor.id })
  good(await client.refreshSession())
  expect(good(await client.mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
  })
})

test('a telephone: the code comes by text', async () => {
  const { client } = await signedUp('phone@example.org')
  const phone = '+251911223344'
  const factor = good(await client.mfa.enroll({ factorType: 'phone', friendlyName: 'SIM', phone }))
  expect(factor).toMatchObject({ type: 'phone', phone })
  const challenge = good(await client.mfa.challenge({ factorId: factor.id, channel: 'sms' }))
  const proof = { factorId: factor.id, challengeId: challenge.id, code: await lastCode(phone) }
  good(await client.mfa.verify(proof))
  expect(good(await client.mfa.listFactors()).phone).toMatchObject([{ phone: '251911223344' }])
})

test('a key as second factor: made, then used', async () => {
  const email = 'key@example.org'
  const { client } = await signedUp(email)
  const key = newAuthenticator()
  const factor = good(await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' }))
  const party = { rpId: 'localhost', rpOrigins: ['http://localhost:3000'] }
  const encode = (bytes: unknown) => Buffer.from(bytes as ArrayBuffer).toString('base64url')

  const created = good(await client.mfa.challenge({ factorId: factor.id, webauthn: party }))
  if (created.type !== 'webauthn' || created.webauthn.type !== 'create')
    throw new Error('A key was to be made.')
  const creation = created.webauthn.credential_options.publicKey
  const made = key.create({ challenge: encode(creation.challenge), rp: { id: party.rpId } })
  const webauthn = { ...party, type: 'create' as const, credential_response: sending(made) }
  good(await client.mfa.verify({ factorId: factor.id, challengeId: created.id, webauthn }))

  const again = (await signedIn(email)).client
  const asked = good(await again.mfa.challenge({ factorId: factor.id, webauthn: party }))
  if (asked.type !== 'webauthn' || asked.webauthn.type !== 'request') throw new Error('The key was to sign.')
  const request = asked.webauthn.credential_options.publicKey
  expect(request.allowCredentials?.map(({ id }) => encode(id))).toEqual([key.id])
  const signed = key.get({ challenge: encode(request.challenge), rpId: request.rpId ?? '' })
  good(
    await again.mfa.verify({
      factorId: factor.id,
      challengeId: asked.id,
      webauthn: { ...party, type: 'request', credential_response: sending(signed) },
    }),
  )
  expect(good(await again.mfa.listFactors()).webauthn).toHaveLength(1)
})

test('a passkey: added, listed, renamed, used to sign in, removed', async () => {
  const { client } = await signedUp('passkey@example.org')
  const key = newAuthenticator()
  const offer = good(await client.passkey.startRegistration())
  const credential = key.create(offer.options) as never
  const added = good(await client.passkey.verifyRegistration({ challengeId: offer.challenge_id, credential }))
  const renamed = await client.passkey.update({ passkeyId: added.id, friendlyName: 'My phone' })
  expect(good(renamed)).toMatchObject({ id: added.id, friendly_name: 'My phone' })

  const { client: visitor, events } = newBrowser()
  const asked = good(await visitor.passkey.startAuthentication())
  const signed = key.get(asked.options) as never
  const verified = await visitor.passkey.verifyAuthentication({
    challengeId: asked.challenge_id,
    credential: signed,
  })
  expect(good(verified).user?.email).toBe('passkey@example.org')
  expect(events).toContain('SIGNED_IN')
  expect(good(await visitor.passkey.list())).toMatchObject([
    { id: added.id, last_used_at: expect.any(String) },
  ])
  expect((await visitor.passkey.delete({ passkeyId: added.id })).error).toBeNull()
  expect(good(await visitor.passkey.list())).toEqual([])
})

test('wallets: a message that was signed before, and a wallet that signs now', async () => {
  const wallet = ethereumWallet()
  const message = messageFor(wallet, world.clock.now())
  const { client, events } = newBrowser()
  const signature = wallet.sign(message) as `0x${string}`
  const first = good(await client.signInWithWeb3({ chain: 'ethereum', message, signature }))
  expect(events).toContain('SIGNED_IN')
  const replay = await newBrowser().client.signInWithWeb3({ chain: 'ethereum', message, signature })
  expect(replay.error).toMatchObject({ status: 400 })

  const issuedAt = world.clock.now()
  const again = await newBrowser().client.signInWithWeb3({
    chain: 'ethereum',
    statement: 'Sign in again',
    wallet: {
      address: wallet.address,
      on: () => undefined,
      removeListener: () => undefined,
      async request({ method, params }: { method: string; params?: unknown }) {
        if (method === 'eth_requestAccounts') return [wallet.address]
        if (method === 'eth_chainId') return '0x1'
        const [hex = ''] = params as string[]
        return wallet.sign(Buffer.from(hex.slice(2), 'hex').toString())
      },
    } as never,
    options: { url: 'http://localhost:3000/auth', signInWithEthereum: { issuedAt } },
  })
  expect(good(again).user?.id).toBe(first.user?.id)

  const solana = solanaWallet()
  const signed = await newBrowser().client.signInWithWeb3({
    chain: 'solana',
    statement: 'Sign in to Mesob',
    wallet: {
      publicKey: { toBase58: () => solana.address },
      signMessage: async (bytes: Uint8Array) =>
        Uint8Array.from(Buffer.from(solana.sign(Buffer.from(bytes).toString()), 'base64url')),
    },
    options: {
      url: 'http://localhost:3000/',
      signInWithSolana: { issuedAt: world.clock.now().toISOString() },
    },
  })
  expect(good(signed).user?.identities?.[0]?.provider).toBe('web3')
})
