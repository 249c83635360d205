import { authClient, newPkce } from '#server/auth/auth-client.fixture.ts'
import { signApiKey } from '#server/auth/keys/sign-token.ts'
import { openAuth } from '#server/auth/open-auth.ts'
import type { World } from '#server/testing/world.ts'

/** A program of somebody else, as it was registered. */
export interface Program {
  id: string
  secret: string
}

export const REDIRECT = 'https://program.example/back?from=mesob'

/** A program, the browser of the person it leads here, and the operator who registers it. */
export function programClient(world: World) {
  const client = authClient(world)

  async function serviceKey(): Promise<string> {
    const { keys, issuer } = openAuth(world.platform)
    return signApiKey({ keys, issuer, now: world.clock.now() }, 'service_role')
  }

  async function register(fields: object = {}): Promise<Program> {
    const body = { client_name: 'Calendar', redirect_uris: [REDIRECT], ...fields }
    const answer = await client.post('/admin/oauth/clients', body, { token: await serviceKey() })
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    const { client_id: id, client_secret: secret = '' } = answer.body as Record<string, string>
    return { id: id ?? '', secret }
  }

  /** Leads a browser to the authorization endpoint; answers where it was led on to. */
  async function request(program: Program, query: Record<string, string | null> = {}) {
    const { verifier, fields } = newPkce()
    const wanted = {
      client_id: program.id,
      redirect_uri: REDIRECT,
      response_type: 'code',
      scope: 'openid email profile',
      state: 'st',
      nonce: 'no',
      ...fields,
      ...query,
    }
    const stored = Object.entries(wanted).filter((entry): entry is [string, string] => entry[1] !== null)
    const answer = await world.inject({
      method: 'GET',
      url: `/auth/v1/oauth/authorize?${new URLSearchParams(stored).toString()}`,
    })
    const { location } = answer.headers
    const id = /authorization_id=([\w-]+)/.exec(location ?? '')?.[1] ?? ''
    return { status: answer.statusCode, location, body: answer.body, verifier, id }
  }

  const read = (id: string, access?: string) =>
    client.send('GET', `/oauth/authorizations/${id}`, { token: access })
  const decide = (id: string, action: string, access?: string) =>
    client.post(`/oauth/authorizations/${id}/consent`, { action }, { token: access })

  const codeIn = (url: unknown) => new URL(String(url)).searchParams.get('code') ?? ''

  /** The person agrees: the code that the program gets, and its verifier. */
  async function agree(program: Program, access: string, query: Record<string, string | null> = {}) {
    const { id, verifier } = await request(program, query)
    await read(id, access)
    const { body } = await decide(id, 'approve', access)
    return { code: codeIn(body['redirect_url']), verifier, id }
  }

  async function token(form: Record<string, string>, program: Program | null) {
    const basic = program && Buffer.from(`${program.id}:${program.secret}`).toString('base64')
    const answer = await world.inject({
      method: 'POST',
      url: '/auth/v1/oauth/token',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(basic && { authorization: `Basic ${basic}` }),
      },
      payload: new URLSearchParams(form).toString(),
    })
    return { status: answer.statusCode, body: JSON.parse(answer.body) as Record<string, string> }
  }

  const exchange = (program: Program, code: string, verifier: string, more: Record<string, string> = {}) =>
    token(
      { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: REDIRECT, ...more },
      program,
    )

  /** The whole way: request, consent, tokens. */
  async function letIn(program: Program, access: string, query: Record<string, string | null> = {}) {
    const { code, verifier } = await agree(program, access, query)
    return (await exchange(program, code, verifier)).body
  }

  return { ...client, serviceKey, register, request, read, decide, codeIn, agree, token, exchange, letIn }
}
