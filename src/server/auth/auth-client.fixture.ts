import { createHash, randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { World } from '#server/testing/world.ts'

/** What the calls of the wire answer, as far as tests look at it. */
export interface WireBody {
  code?: string | number
  message?: string
  access_token?: string
  refresh_token?: string
  user?: { id: string }
  [name: string]: unknown
}

export interface WireReply {
  status: number
  body: WireBody
  headers: Record<string, unknown>
}

export interface Sending {
  body?: unknown
  /** Sent as it is. */
  text?: string
  token?: string | undefined
  headers?: Record<string, string>
  /** The sender's address. */
  from?: string
}

export interface Tokens {
  access: string
  refresh: string
  userId: string
}

/** Where a link led: the page without its answer, and the answer. */
export interface Led {
  status: number
  page: string | null
  query: Record<string, string | undefined>
  fragment: Record<string, string | undefined>
}

export const PASSWORD = 'injera-be-wot-7'

/** Asks the auth service of a world over HTTP. */
export function authClient(world: World) {
  async function send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD',
    path: string,
    sending: Sending = {},
  ): Promise<WireReply> {
    const { body, text, token, headers, from } = sending
    const json = body !== undefined || text !== undefined
    const answer = await world.inject({
      method,
      url: `/auth/v1${path}`,
      headers: {
        'x-supabase-api-version': '2024-01-01',
        ...(json && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(json && { payload: text ?? JSON.stringify(body) }),
      ...(from !== undefined && { remoteAddress: from }),
    })
    const parsed = /^[[{]/.test(answer.body) ? (JSON.parse(answer.body) as WireBody) : {}
    return { status: answer.statusCode, body: parsed, headers: answer.headers }
  }

  const post = (path: string, body: unknown, rest: Omit<Sending, 'body'> = {}) =>
    send('POST', path, { ...rest, body })

  /** The newest mail to an address; writes queued ones first. */
  async function mailTo(to: string) {
    const mail = (await world.outbox()).findLast((one) => one.to === to)
    if (!mail?.token || !mail.token_hash || !mail.action_link)
      throw new Error(`No mail with a code went to ${to}.`)
    return { ...mail, code: mail.token, hash: mail.token_hash, link: mail.action_link }
  }

  /** The code of the newest text message to a number, given as digits without a plus sign. */
  async function textTo(phone: string): Promise<string> {
    const text = (await world.outbox()).findLast((one) => one.to === `+${phone}`)
    if (!text?.token) throw new Error(`No code was sent to ${phone}.`)
    return text.token
  }

  async function mailCount(to: string): Promise<number> {
    return (await world.outbox()).filter((one) => one.to === to).length
  }

  const signUp = (email: string, rest: Record<string, unknown> = {}) =>
    post('/signup', { email, password: PASSWORD, data: { full_name: 'Sara Bekele' }, ...rest })

  const signIn = (email: string, password = PASSWORD, from?: string) =>
    post('/token?grant_type=password', { email, password }, from === undefined ? {} : { from })

  const refresh = (token: string) => post('/token?grant_type=refresh_token', { refresh_token: token })

  /** A confirmed account that was signed in once. */
  async function settle(email: string): Promise<Tokens> {
    expect((await signUp(email)).status).toBe(200)
    const { code } = await mailTo(email)
    return tokensOf(await post('/verify', { type: 'signup', email, token: code }))
  }

  async function session(email: string): Promise<Tokens> {
    return tokensOf(await signIn(email))
  }

  /** Opens a mailed link as a browser does: where it led, with what the page finds in its address. */
  async function follow(link: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Led> {
    const { pathname, search } = new URL(link)
    const answer = await world.inject({ method, url: pathname + search })
    const location = answer.headers.location
    if (location === undefined) return { status: answer.statusCode, page: null, query: {}, fragment: {} }
    const page = new URL(location)
    return {
      status: answer.statusCode,
      page: page.origin + page.pathname,
      query: Object.fromEntries(page.searchParams),
      fragment: Object.fromEntries(new URLSearchParams(page.hash.slice(1))),
    }
  }

  return { send, post, mailTo, textTo, mailCount, signUp, signIn, refresh, settle, session, follow }
}

export function tokensOf({ status, body }: WireReply): Tokens {
  expect(status, JSON.stringify(body)).toBe(200)
  return { access: body.access_token ?? '', refresh: body.refresh_token ?? '', userId: body.user?.id ?? '' }
}

/** Smallest first: of answers to requests that were sent at once nobody knows the order. */
export function statusesOf(answers: readonly WireReply[]): number[] {
  return answers.map(({ status }) => status).toSorted((one, other) => one - other)
}

/** What the browser that asks keeps (the verifier) and what it sends. */
export function newPkce() {
  const verifier = randomBytes(42).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return { verifier, fields: { code_challenge: challenge, code_challenge_method: 's256' } }
}

/** What a token says, unverified. */
export function claimsOf(token: string | undefined): Record<string, unknown> & { session_id: string } {
  const [, payload = ''] = (token ?? '').split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as ReturnType<typeof claimsOf>
}
