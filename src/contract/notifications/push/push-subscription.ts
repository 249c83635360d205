import { z } from 'zod'
import { INTERFACE_LANGUAGES } from '#contract/language/language.ts'

export const PUSH_LIMITS = {
  /** Longest address of a push service that is taken. */
  endpointMax: 1024,
  /** Devices of one person; the one that was added first makes room. */
  devicesMax: 20,
} as const

/** Bytes in base64url without padding. */
const bytes = (count: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}$`))

/** What a browser says of itself when it subscribes (Push API); `language` is what it is written to in. */
export const PushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(PUSH_LIMITS.endpointMax),
  keys: z.strictObject({
    /** An uncompressed point of P-256. */
    p256dh: bytes(65),
    auth: bytes(16),
  }),
  language: z.enum(INTERFACE_LANGUAGES),
})
export type PushSubscription = z.infer<typeof PushSubscription>
