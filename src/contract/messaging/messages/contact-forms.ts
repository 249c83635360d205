import { findContacts } from '#contract/kit/contact.ts'

const raw = String.raw

const SERVICES = raw`whats\s?app|telegram|viber|instagram|snapchat|wechat|tiktok`

/** A name at some other service; in a chat of many, mostly somebody who is spoken to. */
const HANDLE = /(?:^|\s)@[a-z]\w{4,}/iu

/** Beside numbers and addresses, which all texts of the app are looked through for. */
const CONTACT_FORMS: readonly RegExp[] = [
  // an address with its signs spelled out
  /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+\s?(?:\(dot\)|\[dot\])\s?[a-z]{2,}/iu,
  /[\w.+-]+\s?(?:\(at\)|\[at\])\s?[\w-]+\s?\.\s?[a-z]{2,}/iu,
  new RegExp(raw`\b(?:${SERVICES})\b`, 'iu'),
  new RegExp(raw`(?<!\p{L})\p{L}?(?:ዋትሳፕ|ዋትስአፕ|ዋትስኣፕ|ዋትሳብ|ቴሌግራም|ተለግራም|ቫይበር|ኢንስታግራም|ኢሞ\s?ላይ)`, 'u'),
  // words that mean something else by themselves
  /\b(?:on|via|by|through|my|use)\s+(?:signal|imo|messenger|line)\b/iu,
  HANDLE,
]

/**
 * Does it lead out of the app: a number, an address, or another service?
 * @param inChat many talk there, and "@name" speaks to one of them
 */
export const hasContact = (text: string, inChat = false): boolean =>
  kindsIn(text).has('contact') ||
  CONTACT_FORMS.some((form) => !(inChat && form === HANDLE) && form.test(text.normalize('NFC')))

export const hasLink = (text: string): boolean => kindsIn(text).has('link')

const kindsIn = (text: string): Set<'link' | 'contact'> =>
  new Set(findContacts(text.normalize('NFC')).map(({ kind }) => (kind === 'link' ? 'link' : 'contact')))
