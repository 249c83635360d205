// node bench/live-load.ts <file with LiveLoad as JSON>: opens its connections, says "connected", and goes to work when
// it is told so by a line. Prints LiveLoadFigures. The wire of Socket.IO by hand: its client takes as much CPU as the
// server it should measure.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { SignedIn } from './people.ts'

export interface Talk {
  threadId: string
  /** Who writes, and how many receive, the writer as well. */
  token: string
  recipients: number
}

export interface LiveLoad {
  port: number
  people: SignedIn[]
  /** One writer each, a message every so many milliseconds. */
  talks: Talk[]
  everyMs: number
  seconds: number
  /** Instead of that so many messages, each when all have heard the one before it. */
  rounds?: number
  /** Plain sockets instead of ours: what the first one sends, all receive. */
  bare?: { bytes: number }
}

export interface LiveLoadFigures {
  sent: number
  expected: number
  received: number
  /** Milliseconds from the first byte of a message until somebody else has it; of rounds until the last one has. */
  times: number[]
  /** Bytes of one message as it is received. */
  bytes: number
}

const OPENED_AT_ONCE = 100
const STRAGGLERS_MS = 5000
const now = () => performance.timeOrigin + performance.now()
const SENT = /sent (\d+\.\d+)/

/** When a message was sent stands in its words, so that any process can tell how long it took. */
const words = () => `sent ${now().toFixed(3)}`

async function openSocket(load: LiveLoad, { token }: SignedIn, hear: (text: string) => void) {
  const path = load.bare ? '/' : '/socket.io/?EIO=4&transport=websocket'
  const socket = new WebSocket(`ws://127.0.0.1:${load.port}${path}`, { perMessageDeflate: false })
  const ready = new Promise<void>((done, fail) => {
    socket.on('error', fail)
    socket.on('close', () => fail(new Error('The server closed a connection.')))
    if (load.bare) socket.on('open', () => done())
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (load.bare || text.startsWith('42')) hear(text)
      else if (text.startsWith('0')) socket.send(`40${JSON.stringify({ token })}`)
      else if (text.startsWith('40')) done()
      else if (text === '2') socket.send('3')
      else if (text.startsWith('44')) fail(new Error(`Refused: ${text}`))
    })
  })
  await ready
  return socket
}

async function send({ port }: LiveLoad, { threadId, token }: Talk): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/threads/${threadId}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: randomUUID(), content: { kind: 'text', text: words() } }),
  })
  if (answer.status !== 200) throw new Error(`A message was answered with ${answer.status}.`)
  await answer.arrayBuffer()
}

async function run(load: LiveLoad): Promise<LiveLoadFigures> {
  const figures: LiveLoadFigures = { sent: 0, expected: 0, received: 0, times: [], bytes: 0 }
  let onOne = () => {}
  const hear = (text: string) => {
    const at = SENT.exec(text)?.[1]
    if (at === undefined) return
    figures.received++
    figures.bytes = Buffer.byteLength(text)
    if (load.rounds === undefined) figures.times.push(now() - Number(at))
    onOne()
  }
  const sockets: WebSocket[] = []
  for (let at = 0; at < load.people.length; at += OPENED_AT_ONCE) {
    const some = load.people.slice(at, at + OPENED_AT_ONCE)
    sockets.push(...(await Promise.all(some.map((person) => openSocket(load, person, hear)))))
  }
  console.log('connected')
  await once(createInterface(process.stdin), 'line')
  if (load.rounds !== undefined) await inRounds(load, sockets, figures, (listener) => (onOne = listener))
  else await Promise.all(load.talks.map((talk, index) => keepTalking(load, talk, index, figures)))
  return figures
}

/** Writers begin one after the other, so that they do not write all at once. */
async function keepTalking(load: LiveLoad, talk: Talk, index: number, figures: LiveLoadFigures) {
  const begin = now() + (index / load.talks.length) * load.everyMs
  for (let turn = 0; turn * load.everyMs < load.seconds * 1000; turn++) {
    await pause(Math.max(0, begin + turn * load.everyMs - now()))
    await send(load, talk)
    figures.sent++
    figures.expected += talk.recipients
  }
}

async function inRounds(
  load: LiveLoad,
  sockets: WebSocket[],
  figures: LiveLoadFigures,
  onReceived: (listener: () => void) => void,
) {
  const [talk] = load.talks
  for (let round = 0; round < (load.rounds ?? 0); round++) {
    const wanted = figures.received + sockets.length
    const all = new Promise<void>((done) => onReceived(() => figures.received >= wanted && done()))
    const began = now()
    if (load.bare) sockets[0]?.send(words().padEnd(load.bare.bytes, '.'))
    else if (talk) await send(load, talk)
    await all
    figures.times.push(now() - began)
    figures.sent++
    figures.expected += sockets.length
  }
}

if (import.meta.main) {
  const [, , file = ''] = process.argv
  const load = JSON.parse(readFileSync(file, 'utf8')) as LiveLoad
  const figures = await run(load)
  // what others wrote may still be on its way
  await pause(load.rounds === undefined ? STRAGGLERS_MS : 0)
  console.log(JSON.stringify(figures))
  process.exit(0)
}
