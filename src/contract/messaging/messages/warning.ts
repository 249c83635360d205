import { z } from 'zod'

/**
 * What in a message ends badly often enough to be pointed out: ways around the app, money ahead, money back, and
 * codes; and what hurts or frightens.
 */
export const WARNINGS = ['contact', 'payment', 'overpayment', 'code', 'link', 'hurtful'] as const
export const Warning = z.enum(WARNINGS)
export type Warning = z.infer<typeof Warning>
/** All but what hurts: the words that do are many, and a page has them only once somebody writes. */
export type Risk = Exclude<Warning, 'hurtful'>
