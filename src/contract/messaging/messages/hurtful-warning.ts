import { z } from 'zod'
import { findContacts } from '#contract/kit/contact.ts'

/**
 * What in a message ends badly often enough to be pointed out: ways around the app, money ahead, and codes; and what
 * hurts or frightens.
 */
export const WARNINGS = ['contact', 'payment', 'code', 'link', 'hurtful'] as const
export const Warning = z.enum(WARNINGS)
export type Warning = z.infer<typeof Warning>
/** All but what hurts: the words that do are many, and a page has them only once somebody writes. */
export type Risk = Exclude<Warning, 'hurtful'>
const RISKS = WARNINGS.filter((warning) => warning !== 'hurtful')

/** A name at some other service; in a chat of many, mostly somebody who is spoken to. */
const HANDLE = /(?:^|\s)@[a-z]\w{4,}/iu

const FORMS: Readonly<Record<'contact' | 'payment' | 'code', readonly RegExp[]>> = {
  /** Beside numbers and addresses, which all texts of the app are looked through for. */
  contact: [
    // an address with its signs spelled out
    /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+\s?(?:\(dot\)|\[dot\])\s?[a-z]{2,}/iu,
    /[\w.+-]+\s?(?:\(at\)|\[at\])\s?[\w-]+\s?\.\s?[a-z]{2,}/iu,
    /\b(?:whats\s?app|telegram|viber|instagram|snapchat|wechat|tiktok)\b|ዋትሳፕ|ቴሌግራም|ቫይበር|ዋትስአፕ|ኢንስታግራም/iu,
    // words that mean something else by themselves
    /\b(?:on|via|by|through|my|use)\s+(?:signal|imo|messenger|line)\b/iu,
    HANDLE,
  ],
  payment: [
    /\b(?:western union|money\s?gram|gift\s?cards?|bitcoin|usdt|crypto|zelle|cash\s?app|venmo|wire transfer|bank transfer|deposit first|pay (?:a )?deposit|pay in advance|telebirr|remitly)\b/iu,
    /ዌስተርን ዩኒየን|ቴሌብር|ቅድሚያ ክፍያ|ቀብድ|በቅድሚያ ይክፈሉ|የስጦታ ካርድ|ቅድሚ ክፍሊት|ዓርቦን/u,
    /\b(?:paypal\.me|venmo\.com|cash\.app|buy\.stripe\.com)\//iu,
  ],
  code: [
    /\b(?:verification|security|confirmation|one[- ]?time|6[- ]?digit|sms)\s+(?:code|pin|password)\b/iu,
    /\b(?:send|tell|give|forward|share)\s+(?:me\s+)?(?:the|your)\s+(?:code|pin|otp)\b/iu,
    /(?:የማረጋገጫ|የደህንነት|የሚስጥር)\s?(?:ኮድ|ቁጥር)|ኮዱን\s?(?:ላክ|ላኩ|ንገር|ይላኩ|ስጠኝ)|ናይ ምርግጋጽ ኮድ/u,
  ],
}

/**
 * What may cost whoever reads on, in the order of the list; nothing is hidden from anybody.
 * @param inChat many talk there, and "@name" speaks to one of them
 */
export function risksIn(text: string, inChat = false): Risk[] {
  const words = text.normalize('NFC')
  const kinds = new Set(findContacts(words).map(({ kind }) => (kind === 'link' ? 'link' : 'contact')))
  const isIn: Readonly<Record<Risk, () => boolean>> = {
    contact: () => kinds.has('contact') || holds(words, FORMS.contact, inChat),
    payment: () => holds(words, FORMS.payment, inChat),
    code: () => holds(words, FORMS.code, inChat),
    link: () => kinds.has('link'),
  }
  return RISKS.filter((risk) => isIn[risk]())
}

const holds = (words: string, forms: readonly RegExp[], inChat: boolean): boolean =>
  forms.some((form) => !(inChat && form === HANDLE) && form.test(words))

export const hasLink = (text: string): boolean =>
  findContacts(text.normalize('NFC')).some(({ kind }) => kind === 'link')
