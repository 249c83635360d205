import { test as base, expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { DEMO_PASSWORD, demoEmail } from '#demo/accounts.ts'
import { MAIN_SERVER } from './environment.ts'
import { READY_WITHIN_MS } from './running-server.ts'

export { expect } from '@playwright/test'

/** Accounts that come with the demo data, as the README names them. */
export const DEMO = {
  password: DEMO_PASSWORD,
  member: demoEmail('sara'),
  manager: demoEmail('hanna'),
  admin: demoEmail('dawit'),
} as const

const WrittenMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** The 6-digit code. */
  token: z.string().optional(),
  action_link: z.url().optional(),
})
export type WrittenMail = z.infer<typeof WrittenMail>

/** Somebody who has no account yet. */
export interface Newcomer {
  fullName: string
  email: string
  password: string
}

export interface World {
  newcomer: (fullName: string) => Newcomer
  /** A number that nobody has. */
  newNumber: () => string
  /** The newest mail to an address, or text to a number; waits for it. */
  mailTo: (address: string) => Promise<WrittenMail>
  /** The code of the newest mail that has one, if there is any yet. */
  codeMailedTo: (address: string) => Promise<string | undefined>
  /** The newest mail with a code once that is another one than `code`. */
  nextMailTo: (address: string, code: string | undefined) => Promise<WrittenMail>
  /** Moves the clock of server and database on; what is due then has run. Stories run side by side: for all of them. */
  advanceClock: (seconds: number) => Promise<void>
}

async function mailsTo(request: APIRequestContext, to: string): Promise<WrittenMail[]> {
  const answer = await request.get('/dev/outbox', { params: { to }, headers: { accept: 'application/json' } })
  expect(answer.status()).toBe(200)
  return z.object({ mails: z.array(WrittenMail) }).parse(await answer.json()).mails
}

const hasCode = ({ token }: WrittenMail) => token !== undefined

/** @throws the end of its log when it does not become ready */
async function addressOfMainServer(): Promise<string> {
  const answer = await fetch(process.env[MAIN_SERVER] ?? '')
  const body = await answer.text()
  if (!answer.ok) throw new Error(body)
  return body
}

/** Playwright's test with what a story needs beside the page. */
export const test = base.extend<{ world: World }, { mainServer: string }>({
  mainServer: [
    // Playwright reads the names out of the braces, so there must be some.
    async ({ browserName: _anyBrowser }, provide) => provide(await addressOfMainServer()),
    { scope: 'worker', timeout: READY_WITHIN_MS },
  ],
  baseURL: ({ mainServer }, provide) => provide(mainServer),
  world: async ({ request }, provide) => {
    const nextMail = async (address: string, code: string | undefined) => {
      let newest: WrittenMail | undefined
      const isThere = async () => {
        const mails = await mailsTo(request, address)
        newest = code === undefined ? mails[0] : mails.find(hasCode)
        return newest !== undefined && (code === undefined || newest.token !== code)
      }
      await expect.poll(isThere, { message: `a mail to ${address}` }).toBe(true)
      if (!newest) throw new Error(`No mail to ${address}.`)
      return newest
    }
    await provide({
      newcomer: (fullName) => ({
        fullName,
        email: `${fullName.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${randomUUID().slice(0, 8)}@mesob.example`,
        password: `a basket of injera ${randomUUID().slice(0, 4)}`,
      }),
      newNumber: () => `+2519${randomInt(10_000_000, 99_999_999)}`,
      codeMailedTo: async (address) => (await mailsTo(request, address)).find(hasCode)?.token,
      mailTo: (address) => nextMail(address, undefined),
      nextMailTo: nextMail,
      async advanceClock(seconds) {
        const answer = await request.post('/dev/clock', { data: { advance: seconds } })
        expect(answer.status()).toBe(200)
      },
    })
  },
})
