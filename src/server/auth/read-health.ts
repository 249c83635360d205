import { z } from 'zod'
import type { AuthCall } from './wire/answer-call.ts'

/** The version of the wire that is spoken, as its clients compare it; ours has no meaning to them. */
const WIRE_VERSION = 'v2.196.0'

export const readHealth: AuthCall = {
  name: 'auth.read-health',
  method: 'GET',
  path: '/health',
  access: 'anyone',
  summary: 'Check the health of the auth service',
  opened: true,
  answers: { 200: z.strictObject({ name: z.string(), version: z.string(), description: z.string() }) },
  async run() {
    const description = 'Accounts and sessions of Mesob, in the words of the GoTrue API'
    return { status: 200, body: { name: 'GoTrue', version: WIRE_VERSION, description } }
  },
}
