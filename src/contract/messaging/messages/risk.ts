import { foldHomophones } from '#contract/language/ethiopic-syllables.ts'
import { hasContact, hasLink } from './contact-forms.ts'
import { CODE_FORMS, OVERPAYMENT_FORMS, PAYMENT_FORMS } from './risk-forms.ts'
import { type Risk, WARNINGS } from './warning.ts'

const RISKS = WARNINGS.filter((warning) => warning !== 'hurtful')

/**
 * What may cost whoever reads on, in the order of the list; nothing is hidden from anybody.
 * @param inChat many talk there, and "@name" speaks to one of them
 */
export function risksIn(text: string, inChat = false): Risk[] {
  const folded = foldHomophones(text.normalize('NFC')).replaceAll(/[’ʼ]/gu, "'").replaceAll('፡', ' ')
  const holds = (forms: readonly RegExp[]) => forms.some((form) => form.test(folded))
  const isIn: Readonly<Record<Risk, () => boolean>> = {
    contact: () => hasContact(text, inChat),
    payment: () => holds(PAYMENT_FORMS),
    overpayment: () => holds(OVERPAYMENT_FORMS),
    code: () => holds(CODE_FORMS),
    link: () => hasLink(text),
  }
  return RISKS.filter((risk) => isIn[risk]())
}
