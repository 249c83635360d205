import { z } from 'zod'

/** What in a message ends badly often enough to be pointed out: ways around the app, money ahead, and codes. */
export const WARNINGS = ['contact', 'payment', 'code', 'link'] as const
export const Warning = z.enum(WARNINGS)
export type Warning = z.infer<typeof Warning>

const FORMS: Readonly<Record<Warning, readonly RegExp[]>> = {
  contact: [
    // an address, also one with the sign spelled out
    /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+\s?(?:\.|\(dot\)|\[dot\])\s?[a-z]{2,}/iu,
    // seven digits and more, however they are grouped
    /(?:\+|\b00)?(?:\d[\s().-]{0,2}){7,15}\d/u,
    /\b(?:whats\s?app|telegram|viber|signal|imo)\b|ዋትሳፕ|ቴሌግራም|ቫይበር|ዋትስአፕ/iu,
    /(?:^|\s)@[a-z]\w{4,}/iu,
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
  link: [
    /\b(?:https?:\/\/|www\.)\S+/iu,
    /\b[a-z0-9-]+\.(?:com|net|org|info|xyz|shop|site|link|me|ly|io)\b(?:\/\S*)?/iu,
  ],
}

/** Beside money amounts: a price is no telephone number. */
const AMOUNT =
  /(?:[$€£¥]|\b(?:usd|eur|gbp|etb|birr|ብር)\s?)\s?[\d.,]+|[\d.,]+\s?(?:usd|eur|gbp|etb|birr|ብር|miles?|km)\b/giu

/** What a text should be read carefully for, in the order of the list; nothing is hidden from anybody. */
export function warningsIn(text: string): Warning[] {
  const words = text.normalize('NFC')
  const withoutAmounts = words.replaceAll(AMOUNT, ' ')
  return WARNINGS.filter((warning) =>
    FORMS[warning].some((form) => form.test(warning === 'contact' ? withoutAmounts : words)),
  )
}

export const hasLink = (text: string): boolean => FORMS.link.some((form) => form.test(text.normalize('NFC')))
