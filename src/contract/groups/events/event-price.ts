import { z } from 'zod'
import { Currency, MAX_AMOUNT_MINOR } from '#contract/listings/price.ts'

export const EVENT_PRICE_KINDS = ['free', 'ticket', 'donation'] as const
export const EventPriceKind = z.enum(EVENT_PRICE_KINDS)
export type EventPriceKind = z.infer<typeof EventPriceKind>

/** What it costs to come, in minor units (cents). A donation may be left to everybody; nothing is paid here. */
export const EventPrice = z
  .strictObject({
    kind: EventPriceKind,
    amountMinor: z.int().min(1).max(MAX_AMOUNT_MINOR).nullable(),
    currency: Currency.nullable(),
  })
  .superRefine(({ kind, amountMinor, currency }, context) => {
    if (kind === 'ticket' && amountMinor === null)
      context.addIssue({
        code: 'invalid_type',
        expected: 'nonoptional',
        path: ['amountMinor'],
        input: undefined,
      })
    if ((kind === 'free' && amountMinor !== null) || (amountMinor === null) !== (currency === null))
      context.addIssue({ code: 'custom', message: 'Invalid input', path: ['currency'], input: currency })
  })
export type EventPrice = z.infer<typeof EventPrice>
