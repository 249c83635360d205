import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { authClient, type Tokens, tokensOf, type WireReply } from '#server/auth/auth-client.fixture.ts'
import type { World } from '#server/testing/world.ts'

export interface App {
  id: string
  secret: string
}

/** What people do with second factors, over HTTP. */
export function factorClient(world: World) {
  const client = authClient(world)
  const { post, send } = client

  const enroll = (token: string | undefined, body: Record<string, unknown> = {}) =>
    post('/factors', { factor_type: 'totp', ...body }, { token })
  const challenge = (token: string | undefined, id: string, from?: string) =>
    post(`/factors/${id}/challenge`, {}, { token, ...(from !== undefined && { from }) })
  const verify = (
    token: string | undefined,
    id: string,
    challengeId: unknown,
    answer: Record<string, unknown>,
    from?: string,
  ) =>
    post(
      `/factors/${id}/verify`,
      { challenge_id: challengeId, ...answer },
      { token, ...(from !== undefined && { from }) },
    )

  /** The code that an app shows, so many steps of 30 s from now. */
  const codeOf = ({ secret }: App, steps = 0) =>
    TOTP.generate({
      secret: Secret.fromBase32(secret),
      timestamp: world.clock.now().getTime() + steps * 30_000,
    })
  /** A code that is none of those that count now. */
  function wrongCodeOf(app: App): string {
    const near = new Set([-1, 0, 1].map((steps) => codeOf(app, steps)))
    const wrong = ['000000', '000001', '000002', '000003'].find((code) => !near.has(code))
    return wrong ?? ''
  }

  async function newApp(token: string, name = ''): Promise<App> {
    const { status, body } = await enroll(token, { friendly_name: name })
    expect(status, JSON.stringify(body)).toBe(200)
    return { id: String(body['id']), secret: (body['totp'] as { secret: string }).secret }
  }

  async function newChallenge(token: string, id: string): Promise<string> {
    const { status, body } = await challenge(token, id)
    expect(status, JSON.stringify(body)).toBe(200)
    return String(body['id'])
  }

  async function prove(token: string, app: App): Promise<WireReply> {
    return verify(token, app.id, await newChallenge(token, app.id), { code: codeOf(app) })
  }

  /** Somebody with an app, in a session that has shown it; the code of this step is used. */
  async function settleStrong(email: string): Promise<Tokens & { app: App }> {
    const { access } = await client.settle(email)
    const app = await newApp(access)
    const tokens = tokensOf(await prove(access, app))
    await world.clock.advance(30)
    return { ...tokens, app }
  }

  async function makeGuest(userId: string): Promise<void> {
    await world.db.updateTable('auth.users').set({ is_anonymous: true }).where('id', '=', userId).execute()
  }

  async function audited(userId: string): Promise<unknown[]> {
    const rows = await world.db
      .selectFrom('auth.audit_log_entries')
      .select('payload')
      .where('payload', '@>', JSON.stringify({ actor_id: userId }))
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(({ payload }) => payload)
  }

  const factorsOf = async (token: string) =>
    ((await send('GET', '/user', { token })).body['factors'] ?? []) as Record<string, unknown>[]

  return {
    ...client,
    enroll,
    challenge,
    verify,
    codeOf,
    wrongCodeOf,
    newApp,
    newChallenge,
    prove,
    settleStrong,
    makeGuest,
    audited,
    factorsOf,
  }
}
