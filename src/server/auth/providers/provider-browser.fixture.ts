import type { World } from '#server/testing/world.ts'
import type { IdentityProvider, PersonThere } from './identity-provider.fixture.ts'

/** Where a browser was led: the page, and what it finds in its address. */
export interface Landing {
  status: number
  page: string
  query: Record<string, string | undefined>
  fragment: Record<string, string | undefined>
}

/** A browser that signs in with a provider: it keeps cookies and goes where it is led. */
export function providerBrowser(world: World, idp: IdentityProvider) {
  const cookies = new Map<string, string>()

  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  async function open(
    method: 'GET' | 'POST',
    path: string,
    options: { form?: object; bearer?: string } = {},
  ) {
    const answer = await world.inject({
      method,
      url: `/auth/v1${path}`,
      headers: {
        'x-supabase-api-version': '2024-01-01',
        ...(cookies.size > 0 && { cookie: cookieHeader() }),
        ...(options.bearer && { authorization: `Bearer ${options.bearer}` }),
        ...(options.form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(options.form && {
        payload: new URLSearchParams(options.form as Record<string, string>).toString(),
      }),
    })
    const set = answer.headers['set-cookie']
    for (const cookie of set === undefined ? [] : [set].flat()) {
      const [pair = ''] = cookie.split(';')
      const [name = '', value = ''] = pair.split('=')
      cookies.set(name, value)
    }
    return answer
  }

  /** Presses the button of a provider: the address of its page. */
  async function begin(provider: string, query: Record<string, string> = {}): Promise<string> {
    const answer = await open('GET', `/authorize?${new URLSearchParams({ provider, ...query }).toString()}`)
    const { location } = answer.headers
    if (location === undefined) throw new Error(`No page of ${provider}: ${answer.body}`)
    return location
  }

  async function comeBack(answer: Record<string, string>, posted = false): Promise<Landing> {
    const query = new URLSearchParams(answer).toString()
    const led = posted
      ? await open('POST', '/callback', { form: answer })
      : await open('GET', `/callback?${query}`)
    const url = new URL(led.headers.location ?? 'about:blank')
    return {
      status: led.statusCode,
      page: url.origin + url.pathname,
      query: Object.fromEntries(url.searchParams),
      fragment: Object.fromEntries(new URLSearchParams(url.hash.slice(1))),
    }
  }

  /** The whole way: button, page, agreement, back. */
  async function signIn(
    provider: string,
    person: PersonThere,
    query: Record<string, string> = {},
    posted = false,
  ): Promise<Landing> {
    return comeBack(idp.agree(await begin(provider, query), person), posted)
  }

  return { open, begin, comeBack, signIn, forgetCookies: () => cookies.clear() }
}
