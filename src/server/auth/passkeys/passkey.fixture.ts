import { expect } from 'vitest'
import type { WireReply } from '#server/auth/auth-client.fixture.ts'
import {
  type CreationOptions,
  type Deviation,
  newAuthenticator,
  type RequestOptions,
} from '#server/auth/authenticator.fixture.ts'
import { factorClient } from '#server/auth/factors/factor.fixture.ts'
import type { World } from '#server/testing/world.ts'

type Authenticator = ReturnType<typeof newAuthenticator>

/** What people do with passkeys, over HTTP. */
export function passkeyClient(world: World) {
  const client = factorClient(world)
  const { post } = client

  async function ask(path: string, token?: string) {
    const { status, body } = await post(path, {}, { token })
    expect(status, JSON.stringify(body)).toBe(200)
    return { challengeId: String(body['challenge_id']), options: body['options'] }
  }
  async function offer(token: string) {
    const { challengeId, options } = await ask('/passkeys/registration/options', token)
    return { challengeId, options: options as CreationOptions }
  }
  async function askPasskey() {
    const { challengeId, options } = await ask('/passkeys/authentication/options')
    return { challengeId, options: options as RequestOptions }
  }

  const register = (token: string | undefined, challengeId: unknown, credential: unknown) =>
    post('/passkeys/registration/verify', { challenge_id: challengeId, credential }, { token })
  const signInBy = (challengeId: unknown, credential: unknown) =>
    post('/passkeys/authentication/verify', { challenge_id: challengeId, credential })

  /** A passkey of that person, and its id. */
  async function newPasskey(token: string, key = newAuthenticator()) {
    const { challengeId, options } = await offer(token)
    const { status, body } = await register(token, challengeId, key.create(options))
    expect(status, JSON.stringify(body)).toBe(200)
    return { key, id: String(body['id']) }
  }

  /** Signs in with a passkey, right or wrong. */
  async function signInWithKey(key: Authenticator, wrong: Deviation = {}): Promise<WireReply> {
    const { challengeId, options } = await askPasskey()
    return signInBy(challengeId, key.get(options, wrong))
  }

  return { ...client, offer, askPasskey, register, signInBy, newPasskey, signInWithKey }
}
