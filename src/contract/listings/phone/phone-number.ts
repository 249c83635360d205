import { z } from 'zod'

export const PHONE_LIMITS = {
  /** As it is typed, with gaps. */
  typedMax: 40,
  /** Different listings whose number one person may see within a day. */
  revealsPerDay: 10,
} as const

/** How those who ask may use a number: WhatsApp and Telegram open a conversation with it. */
export const CONTACT_WAYS = ['call', 'whatsapp', 'telegram'] as const
export const ContactWay = z.enum(CONTACT_WAYS)
export type ContactWay = z.infer<typeof ContactWay>

const GAPS = /[\s().\-–/]/g
const E164 = /^\+[1-9]\d{6,14}$/

/** A number as people type it, without its gaps; null when nothing was typed. */
export const TypedPhone = z
  .string()
  .max(PHONE_LIMITS.typedMax)
  .transform((typed) => typed.replace(GAPS, '') || null)
  .nullable()

/** As staff are shown it: the last two digits, behind as many dots as there are others. */
export const maskPhone = (phone: string): string =>
  `${'•'.repeat(Math.max(4, phone.length - 3))}${phone.slice(-2)}`

/** Can it be dialled from everywhere? With the country's code: +12025550123. */
export const isPhoneNumber = (text: string): boolean => E164.test(text)
