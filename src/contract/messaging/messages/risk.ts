import { z } from 'zod'
import { findContacts } from '#contract/kit/contact.ts'
import { foldHomophones } from '#contract/language/ethiopic-syllables.ts'
import { CODE_FORMS, CONTACT_FORMS, HANDLE, OVERPAYMENT_FORMS, PAYMENT_FORMS } from './risk-forms.ts'

/**
 * What in a message ends badly often enough to be pointed out: ways around the app, money ahead, money back, and
 * codes; and what hurts or frightens.
 */
export const WARNINGS = ['contact', 'payment', 'overpayment', 'code', 'link', 'hurtful'] as const
export const Warning = z.enum(WARNINGS)
export type Warning = z.infer<typeof Warning>
/** All but what hurts: the words that do are many, and a page has them only once somebody writes. */
export type Risk = Exclude<Warning, 'hurtful'>
const RISKS = WARNINGS.filter((warning) => warning !== 'hurtful')

/**
 * What may cost whoever reads on, in the order of the list; nothing is hidden from anybody.
 * @param inChat many talk there, and "@name" speaks to one of them
 */
export function risksIn(text: string, inChat = false): Risk[] {
  const words = text.normalize('NFC')
  const folded = foldHomophones(words).replaceAll(/[’ʼ]/gu, "'").replaceAll('፡', ' ')
  const kinds = new Set(findContacts(words).map(({ kind }) => (kind === 'link' ? 'link' : 'contact')))
  const isIn: Readonly<Record<Risk, () => boolean>> = {
    contact: () => kinds.has('contact') || holds(folded, CONTACT_FORMS, inChat),
    payment: () => holds(folded, PAYMENT_FORMS, inChat),
    overpayment: () => holds(folded, OVERPAYMENT_FORMS, inChat),
    code: () => holds(folded, CODE_FORMS, inChat),
    link: () => kinds.has('link'),
  }
  return RISKS.filter((risk) => isIn[risk]())
}

const holds = (words: string, forms: readonly RegExp[], inChat: boolean): boolean =>
  forms.some((form) => !(inChat && form === HANDLE) && form.test(words))

export const hasLink = (text: string): boolean =>
  findContacts(text.normalize('NFC')).some(({ kind }) => kind === 'link')
