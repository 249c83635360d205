import { graphemeCount } from '#contract/kit/text.ts'
import { MESSAGE_LIMITS } from '#contract/messaging/messages/message.ts'
import { hasLink } from '#contract/messaging/messages/contact-forms.ts'
import type { Warning } from '#contract/messaging/messages/warning.ts'

/** What somebody is asked about before they send it; links are only pointed out to whoever gets them. */
export const DOUBTS = [
  'hurtful',
  'code',
  'overpayment',
  'payment',
  'contact',
] as const satisfies readonly Warning[]
export type Doubt = (typeof DOUBTS)[number]

/** Of what is pointed out in a text, what was not asked about yet, the gravest first. */
export const doubtsOf = (warnings: readonly Warning[], asked: ReadonlySet<Doubt>): Doubt[] =>
  DOUBTS.filter((doubt) => warnings.includes(doubt) && !asked.has(doubt))

/** Graphemes beyond what a message may have; 0 where it fits. */
export const excessOf = (text: string): number =>
  Math.max(0, graphemeCount(text.trim()) - MESSAGE_LIMITS.textMax)

/** May it be sent at all, as far as its words go? */
export const isSendable = (text: string, photos: number, isTextOnly: boolean): boolean =>
  (text.trim() !== '' || photos > 0) && excessOf(text) === 0 && !(isTextOnly && hasLink(text))

/** Whole seconds until one may write again in a chat that is slowed down. */
export const secondsToWait = (slowSeconds: number, wroteAt: string | null, now: number): number =>
  wroteAt === null ? 0 : Math.max(0, Math.ceil(slowSeconds - Math.max(0, now - Date.parse(wroteAt)) / 1000))
