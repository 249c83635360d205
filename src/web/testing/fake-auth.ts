import { unansweredServer } from './fake-server.ts'

type Body = Record<string, unknown>

/** What the auth service says to one call, such as 'POST /token?grant_type=password'. */
export type AuthAnswers = Record<string, (body: Body) => Response>

const part = (claims: object) => btoa(JSON.stringify(claims)).replaceAll('=', '')

/**
 * A session as the auth service hands it out. The token is no real one: only the client reads it, up to its
 * signature, by which one is told from another.
 */
export const sessionAnswer = (user: { id: string; email: string }, signature = 'c2ln'): Response =>
  Response.json({
    access_token: `${part({ alg: 'none' })}.${part({ sub: user.id, exp: 4_102_444_800 })}.${signature}`,
    refresh_token: 'fake-refresh-token',
    token_type: 'bearer',
    expires_in: 3600,
    user,
  })

/** A refusal in the words of the auth wire; `retryAfter` in seconds. */
export const authRefusal = (code: string, status: number, retryAfter?: number): Response =>
  Response.json(
    { code, message: code },
    {
      status,
      headers: {
        'x-supabase-api-version': '2024-01-01',
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      },
    },
  )

/** A fetch that answers the calls of the auth client; give it to setTransport. Other calls go to `rest`. */
export function fakeAuth(answers: AuthAnswers, rest = unansweredServer) {
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    if (!url.pathname.startsWith('/auth/v1')) return rest(request)
    url.searchParams.delete('redirect_to')
    const answer = answers[`${request.method} ${url.pathname.slice('/auth/v1'.length)}${url.search}`]
    if (!answer) return unansweredServer(request)
    const text = await request.text()
    return answer(text === '' ? {} : (JSON.parse(text) as Body))
  }
}
