import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { GRANT } from '#server/auth/sessions/grant-store.ts'
import { measureLoad } from './child.ts'
import { measurePgbench, type Pgbench } from './peers/pgbench.ts'
import type { Shape } from './questions.ts'
import { type AccountFigures, median } from './report.ts'

const PASSWORD = 'a-basket-of-teff-41'
const SIGN_IN = '/auth/v1/token?grant_type=password'
/** Hashing keeps all cores busy: more of them would only wait for each other. */
const SIGN_IN_CONNECTIONS = 4
const REFRESH = '/auth/v1/token?grant_type=refresh_token'
/** What a refresh writes; pgbench cannot know which number is next. */
const ADVANCE = `update auth.sessions
  set refresh_token_counter = refresh_token_counter + 1, refreshed_at = clock_now(), updated_at = clock_now(),
      ip = '127.0.0.1', user_agent = null
  where id = $1 returning refresh_token_counter`

interface Asked {
  port: number
  /** Of the operator, to open accounts with. */
  serviceKey: string
  /** Something everybody may read, to be read with and without a token. */
  page: string
  connections: number
  seconds: number
  rounds: number
  /** To run the SQL of a refresh without us; null where there is none. */
  pgbench: { found: Pgbench; connection: pg.ClientConfig; folder: string } | null
}

interface Tokens {
  access_token: string
  refresh_token: string
}

/**
 * Sign-in and refresh, each connection as a person of its own; refresh beside pgbench running the same SQL; and what it costs to look at the token of a call: the
 * time that one call takes a busy server, with a token and without.
 */
export async function measureAccounts(asked: Asked): Promise<AccountFigures> {
  const { port, connections, seconds, rounds, page } = asked
  const people = await openAccounts(asked)
  const common = { port, connections, seconds, warmupSeconds: 1 }
  const found: AccountFigures[] = []
  for (let round = 0; round < rounds; round++) {
    const signIn = await measureLoad({
      ...common,
      paths: [SIGN_IN],
      bodies: people,
      connections: SIGN_IN_CONNECTIONS,
    })
    const sessions = await Promise.all(people.map((person) => post<Tokens>(port, SIGN_IN, person)))
    const bodies = sessions.map(({ refresh_token }) => JSON.stringify({ refresh_token }))
    const refresh = await measureLoad({ ...common, paths: [REFRESH], bodies, refreshing: true })
    const sql = await measureStatements(asked, sessions)
    const headers = { authorization: `Bearer ${sessions[0]?.access_token ?? ''}` }
    const without = await measureLoad({ ...common, paths: [page] })
    const signedIn = await measureLoad({ ...common, paths: [page], headers })
    const checkMs = 1000 / signedIn.perSecond - 1000 / without.perSecond
    found.push({ signIn, refresh, refreshOfPgbench: sql && refresh.perSecond / sql, checkMs })
  }
  const middle = (figure: (figures: AccountFigures) => number) => median(found.map(figure))
  const load = (name: 'signIn' | 'refresh') => ({
    perSecond: middle((figures) => figures[name].perSecond),
    p50: middle((figures) => figures[name].p50),
    p99: middle((figures) => figures[name].p99),
  })
  const shares = found.map(({ refreshOfPgbench: share }) => share).filter((share) => share !== null)
  return {
    signIn: load('signIn'),
    refresh: load('refresh'),
    refreshOfPgbench: shares.length === 0 ? null : median(shares),
    checkMs: middle(({ checkMs }) => checkMs),
  }
}

async function measureStatements({ pgbench, seconds }: Asked, sessions: Tokens[]): Promise<number | null> {
  if (pgbench === null) return null
  const questions = sessions.map(({ access_token: token }) => {
    const values = [sessionIdOf(token)]
    const statements = [GRANT.text, ADVANCE].map((text) => ({ text, values, prepared: true }))
    return { path: REFRESH, answer: '', statements }
  })
  const shape: Shape = { name: 'refresh', questions }
  return measurePgbench(pgbench.found, pgbench.connection, shape, {
    folder: pgbench.folder,
    lasts: { seconds },
  })
}

function sessionIdOf(token: string): string {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(payload) as { session_id: string }).session_id
}

/** The token of somebody new. */
export async function signInSomebody(port: number, serviceKey: string): Promise<string> {
  const [person = ''] = await openAccounts({ port, connections: 1, serviceKey })
  return (await post<Tokens>(port, SIGN_IN, person)).access_token
}

/** Sign-in bodies of as many new people as there are connections. */
async function openAccounts({
  port,
  connections,
  serviceKey,
}: Pick<Asked, 'port' | 'connections' | 'serviceKey'>): Promise<string[]> {
  const bodies = Array.from({ length: connections }, () =>
    JSON.stringify({ email: `bench-${randomUUID()}@example.org`, password: PASSWORD }),
  )
  const headers = { authorization: `Bearer ${serviceKey}` }
  for (const body of bodies) {
    const confirmed = JSON.stringify({ ...(JSON.parse(body) as object), email_confirm: true })
    await post(port, '/auth/v1/admin/users', confirmed, headers)
  }
  return bodies
}

async function post<Answer>(
  port: number,
  path: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}
