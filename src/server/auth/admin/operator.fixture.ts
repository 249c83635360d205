import { authClient, type Sending } from '#server/auth/auth-client.fixture.ts'
import { signApiKey } from '#server/auth/keys/sign-token.ts'
import { openAuth } from '#server/auth/open-auth.ts'
import { anonKey } from '#server/auth/public.ts'
import type { World } from '#server/testing/world.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A program of the operator, and people beside it. */
export function operatorClient(world: World) {
  const client = authClient(world)

  function serviceKey(): Promise<string> {
    const { keys, issuer } = openAuth(world.platform)
    return signApiKey({ keys, issuer, now: world.clock.now() }, 'service_role')
  }

  async function operate(method: Method, path: string, sending: Sending = {}) {
    return client.send(method, path, { token: await serviceKey(), ...sending })
  }

  /** Answers to everybody else: nobody, a person, staff, the public key. */
  async function othersAsk(method: Method, path: string) {
    const stranger = await client.send(method, path)
    const tokens = [
      await world.token(world.people.sara),
      await world.token(world.people.dawit),
      await anonKey(world.platform),
    ]
    const others = await Promise.all(tokens.map((token) => client.send(method, path, { token, body: {} })))
    return [stranger, ...others].map(({ status, body }) => [status, body.code])
  }

  return { ...client, operate, othersAsk }
}

/** What `othersAsk` has to find. */
export const OPERATORS_ONLY = [
  [401, 'no_authorization'],
  [403, 'not_admin'],
  [403, 'not_admin'],
  [403, 'not_admin'],
]
