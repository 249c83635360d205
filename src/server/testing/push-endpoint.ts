import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushMessage } from '#contract/notifications/push/push-message.ts'
import type { PushSubscription } from '#contract/notifications/push/push-subscription.ts'

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A browser: what it subscribes with, and how it reads what was encrypted for it alone. */
export interface Device {
  subscription: PushSubscription
  /** Every push it got so far, oldest first. */
  messages(): PushMessage[]
  /** As they came over the wire. */
  received(): Received[]
}

export interface PushEndpoint {
  url: string
  device(language?: 'en' | 'am'): Device
  /** What is answered from now on: a status alone, or with headers. */
  answerWith(status: number, headers?: Record<string, string>): void
  close(): Promise<void>
}

/** A push service of the test's own, which hands on what it gets to devices that decrypt it. */
export async function openPushEndpoint(): Promise<PushEndpoint> {
  const all: Received[] = []
  let answer: (response: ServerResponse) => void = (response) => response.writeHead(201)
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      all.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      answer(response)
      response.end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    device(language = 'en') {
      const ecdh = createECDH('prime256v1')
      const point = ecdh.generateKeys()
      const auth = randomBytes(16)
      const path = `/push/${randomBytes(8).toString('hex')}`
      const received = () => all.filter((one) => one.path === path)
      return {
        subscription: {
          endpoint: `${url}${path}`,
          keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
          language,
        },
        received,
        messages: () =>
          received().map(({ body }) => {
            const text = decrypt(body, { point, auth, agree: (other) => ecdh.computeSecret(other) })
            return JSON.parse(text) as PushMessage
          }),
      }
    },
    answerWith(status, headers = {}) {
      answer = (response) => response.writeHead(status, headers)
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

interface Keys {
  point: Buffer
  auth: Buffer
  /** The secret that only the owners of both keys know. */
  agree: (other: Buffer) => Buffer
}

/** RFC 8291 over RFC 8188: salt, record size, the sender's point, then one record of AES-128-GCM. */
function decrypt(body: Buffer, { point, auth, agree }: Keys): string {
  const salt = body.subarray(0, 16)
  const pointLength = body[20] ?? 0
  const sender = body.subarray(21, 21 + pointLength)
  const record = body.subarray(21 + pointLength)
  const expand = (from: Buffer, salted: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', from, salted, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender])
  const secret = expand(agree(sender), auth, info, 32)
  const key = expand(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = expand(secret, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
  const end = padded.lastIndexOf(2)
  if (end === -1) throw new Error('The last record does not end as one.')
  return padded.subarray(0, end).toString()
}
