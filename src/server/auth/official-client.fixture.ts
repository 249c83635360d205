import { type AuthChangeEvent, GoTrueAdminApi, GoTrueClient } from '@supabase/auth-js'
import { expect } from 'vitest'
import { signApiKey } from '#server/auth/keys/sign-token.ts'
import { openAuth } from '#server/auth/open-auth.ts'
import type { World } from '#server/testing/world.ts'
import { PASSWORD } from './auth-client.fixture.ts'

/** A page of our own, where links and other services lead back to. */
export const PAGE = 'http://localhost:3000/'

/** The unmodified client of the wire over a socket, as browsers run it, and the mailbox beside it. */
export function officialClients(world: World) {
  /** A browser of its own: what it keeps, its cookies, and the events that its pages receive. */
  function newBrowser(flowType: 'pkce' | 'implicit' = 'pkce') {
    const stored = new Map<string, string>()
    const cookies = new Map<string, string>()
    const events: AuthChangeEvent[] = []
    const keep = (set: readonly string[]) => {
      for (const cookie of set) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
        cookies.set(name, value)
      }
    }
    const shown = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const client = new GoTrueClient({
      url: `${world.url}/auth/v1`,
      storageKey: 'sb-auth',
      flowType,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      experimental: { recoveryCodes: true },
      async fetch(input, init) {
        const headers = new Headers(init?.headers)
        if (cookies.size > 0) headers.set('cookie', shown())
        const answer = await fetch(input, { ...init, headers })
        keep(answer.headers.getSetCookie())
        return answer
      },
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    })
    client.onAuthStateChange((event) => void events.push(event))

    /** Goes to an address of the service, as after a click: where it leads. */
    async function open(address: string | URL): Promise<URL> {
      const { pathname, search } = new URL(address)
      const answer = await world.inject({
        method: 'GET',
        url: pathname + search,
        headers: cookies.size > 0 ? { cookie: shown() } : {},
      })
      expect([302, 303]).toContain(answer.statusCode)
      const set = answer.headers['set-cookie']
      keep(set === undefined ? [] : [set].flat())
      return new URL(String(answer.headers['location']))
    }
    return { client, events, stored, open }
  }

  async function lastMail(to: string) {
    const mail = (await world.outbox()).findLast((one) => one.to === to)
    if (!mail?.token || !mail.action_link) throw new Error(`No mail with a code was written to ${to}.`)
    return { ...mail, token: mail.token, link: mail.action_link }
  }

  /** The code of the newest mail to an address, or text to a number. */
  async function lastCode(to: string): Promise<string> {
    const message = (await world.outbox()).findLast((one) => one.to === to)
    if (!message?.token) throw new Error(`No code was sent to ${to}.`)
    return message.token
  }

  /** Somebody who has just confirmed their address. */
  async function signedUp(email: string, flowType: 'pkce' | 'implicit' = 'pkce') {
    const browser = newBrowser(flowType)
    const options = { data: { full_name: 'Sara Bekele' } }
    await browser.client.signUp({ email, password: PASSWORD, options })
    const { token } = await lastMail(email)
    const { session } = good(await browser.client.verifyOtp({ email, token, type: 'signup' }))
    return { ...browser, session }
  }

  async function signedIn(email: string, password = PASSWORD) {
    const browser = newBrowser()
    good(await browser.client.signInWithPassword({ email, password }))
    return browser
  }

  /** The operator's own program. */
  async function operator(): Promise<GoTrueAdminApi> {
    const { keys, issuer } = openAuth(world.platform)
    const key = await signApiKey({ keys, issuer, now: world.clock.now() }, 'service_role')
    return new GoTrueAdminApi({ url: `${world.url}/auth/v1`, headers: { Authorization: `Bearer ${key}` } })
  }

  return { newBrowser, lastMail, lastCode, signedUp, signedIn, operator }
}

/** The data of an answer that must be a good one. */
export function good<Answer extends { data: unknown; error: unknown }>(
  answer: Answer,
): Extract<Answer, { error: null }>['data'] {
  expect(answer.error).toBeNull()
  return answer.data
}
