// node bench/load.ts <LoadOptions as JSON>: asks one server over kept-alive connections and prints LoadFigures.
// Sockets by hand: an HTTP client takes as much CPU as the server it should measure.
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

export interface LoadOptions {
  port: number
  paths: string[]
  headers?: Record<string, string>
  /** Whose each path is to be asked for. */
  tokens?: string[]
  /** JSON to post; each connection goes on with one of its own. */
  bodies?: string[]
  /** A file of JSON: what to post to the path, one after the other over all connections. */
  postsFile?: string
  /** The next body is the refresh token of the last answer. */
  refreshing?: boolean
  connections: number
  warmupSeconds: number
  seconds: number
}

export interface LoadFigures {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p95: number
  p99: number
  requests: number
}

/** What somebody posts, or puts. */
export interface Post {
  token: string
  body: string
  method?: 'PUT'
  /** Where, when it is not the same place for all. */
  path?: string
}

let posts: Post[] | undefined
let postsSent = 0

const HEADER_END = Buffer.from('\r\n\r\n')

async function run(options: LoadOptions): Promise<LoadFigures> {
  const begin = performance.now()
  const from = begin + options.warmupSeconds * 1000
  const until = from + options.seconds * 1000
  const times: number[] = []
  await Promise.all(
    Array.from({ length: options.connections }, (_, index) =>
      askUntil(options.port, requestsOf(options, index), until, (asked, answered) => {
        if (asked >= from && answered <= until) times.push(answered - asked)
      }),
    ),
  )
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    perSecond: times.length / options.seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    requests: times.length,
  }
}

/** What one connection asks, one after the other; it gets each answer. */
function requestsOf(options: LoadOptions, connection: number): (answer: Buffer) => Buffer {
  const { paths, bodies, refreshing = false } = options
  const [posted = ''] = paths
  if (options.postsFile !== undefined) return nextPost(posted, options.postsFile, options)
  if (bodies) {
    const own = bodies[connection % bodies.length] ?? ''
    return (answer) => postOf(posted, refreshing && answer.length > 0 ? nextBody(answer) : own, options)
  }
  const requests = paths.map((path, index) => {
    const token = options.tokens?.[index]
    const headers = { ...options.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) }
    return requestOf(path, { ...options, headers })
  })
  let turn = connection
  return () => requests[turn++ % requests.length] ?? Buffer.alloc(0)
}

/** Each is posted once, and again from the first when there are too few. */
function nextPost(path: string, file: string, options: LoadOptions): () => Buffer {
  posts ??= JSON.parse(readFileSync(file, 'utf8')) as Post[]
  return () => {
    const post = posts?.[postsSent++ % (posts?.length ?? 1)] ?? { token: '', body: '' }
    const { token, body, method = 'POST' } = post
    return postOf(post.path ?? path, body, {
      ...options,
      method,
      headers: { authorization: `Bearer ${token}` },
    })
  }
}

function nextBody(answer: Buffer): string {
  const { refresh_token } = JSON.parse(answer.toString()) as { refresh_token: string }
  return JSON.stringify({ refresh_token })
}

type Sent = Pick<LoadOptions, 'port' | 'headers'> & { method?: 'POST' | 'PUT' }

function postOf(path: string, body: string, { port, headers = {}, method = 'POST' }: Sent): Buffer {
  const size = String(Buffer.byteLength(body))
  const all = {
    host: `127.0.0.1:${port}`,
    'content-type': 'application/json',
    'content-length': size,
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}

function requestOf(path: string, { port, headers = {} }: LoadOptions): Buffer {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
}

/** One connection: the next question when the last one is answered. */
function askUntil(
  port: number,
  next: (answer: Buffer) => Buffer,
  until: number,
  report: (asked: number, answered: number) => void,
): Promise<void> {
  return new Promise((done, fail) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let asked = 0
    let received = Buffer.alloc(0)
    let answer = Buffer.alloc(0)
    const ask = () => {
      asked = performance.now()
      if (asked >= until) {
        socket.destroy()
        done()
        return
      }
      socket.write(next(answer))
    }
    socket.on('connect', ask)
    socket.on('error', fail)
    socket.on('end', () => fail(new Error('The server closed the connection.')))
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const size = sizeOf(received)
      if (size === null || received.length < size) return
      answer = received.subarray(received.indexOf(HEADER_END) + HEADER_END.length, size)
      received = received.subarray(size)
      report(asked, performance.now())
      ask()
    })
  })
}

/** Bytes of the whole answer; null while its headers are not there. @throws when it is not a plain 200 */
function sizeOf(received: Buffer): number | null {
  const end = received.indexOf(HEADER_END)
  if (end === -1) return null
  const head = received.toString('latin1', 0, end)
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || length === undefined)
    throw new Error(`Unexpected answer: ${head.split('\r\n')[0] ?? ''}`)
  return end + HEADER_END.length + Number(length)
}

if (import.meta.main) {
  const [, , options = '{}'] = process.argv
  console.log(JSON.stringify(await run(JSON.parse(options) as LoadOptions)))
}
