import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { temporaryFolder } from './temporary-server.ts'

const PROGRAM = 'redis-server'
const START_MS = 10_000

/** Whether this machine has one; says so where it has not. */
export function hasRedis(): boolean {
  if (spawnSync(PROGRAM, ['--version']).status === 0) return true
  process.stdout.write('skipped: redis-server missing\n')
  return false
}

export interface RedisServer {
  url: string
  /** May be stopped and started again at the same address; it forgets what it held. */
  start(): Promise<void>
  stop(): Promise<void>
  /** Ends it for good. */
  end(): Promise<void>
}

/** A Redis of the test's own, at a free port of this machine, which keeps nothing. It is yet to be started. */
export async function newRedisServer(): Promise<RedisServer> {
  const folder = temporaryFolder()
  const port = await freePort()
  let child: ChildProcess | null = null
  const stop = async () => {
    if (!child) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    child = null
    await ended
  }
  const kill = () => child?.kill('SIGKILL')
  process.once('exit', kill)
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const options = { port: String(port), bind: '127.0.0.1', save: '', appendonly: 'no', dir: folder }
      const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
      child = spawn(PROGRAM, args, { stdio: 'ignore' })
      await answers(port)
    },
    stop,
    async end() {
      await stop()
      process.off('exit', kill)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.')
  return address.port
}

async function answers(port: number): Promise<void> {
  const until = performance.now() + START_MS
  while (performance.now() < until) {
    if (await canConnect(port)) return
    await pause(20)
  }
  throw new Error(`${PROGRAM} did not start.`)
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => done(true)).once('error', () => done(false))
    socket.once('connect', () => socket.destroy())
  })
}
