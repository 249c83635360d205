import { z } from 'zod'

export const SessionId = z.uuid().brand<'SessionId'>()
export type SessionId = z.infer<typeof SessionId>

/** A place where a person is signed in, as they see it under Security. */
export const OwnSession = z.object({
  sessionId: SessionId,
  /** The one that asks. */
  current: z.boolean(),
  /** Null where the program did not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Too short to find a household by: 203.0.x.x or 2001:db8:… */
  address: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  secondFactor: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>
