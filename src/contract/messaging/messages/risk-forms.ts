import { foldHomophones } from '#contract/language/ethiopic-syllables.ts'

// What people who cheat write, in English, Amharic and Tigrinya. Ge'ez letters that sound alike are folded on both
// sides; verbs stand in the forms in which one speaks to a man, a woman, somebody respected or several.

const raw = String.raw

/** Words of one clause may stand between. */
const NEAR = raw`[^.!?።፣\n]{0,30}?`
/** A word of Ge'ez letters begins here; it may end in a suffix. */
const WORD = raw`(?<!\p{L})`

const latin = (...parts: string[]): RegExp => new RegExp(raw`\b(?:${parts.join('|')})`, 'iu')
const geez = (...parts: string[]): RegExp => new RegExp(`${WORD}(?:${foldHomophones(parts.join('|'))})`, 'u')

// "the code", but not that of a post office, a discount or a dress
const AM_CODE = raw`(?:(?:የማረጋገጫ|የማረጋገጫው|የማረጋገጫውን|የደህንነት|የሚስጥር|የምስጢር|የይለፍ)\s?(?:ኮድ|ቁጥር|ቃል)\p{L}*|(?<!(?:የፖስታ|ፖስታ|ዚፕ|ዚፕኮድ|የዚፕ|የአለባበስ|የቅናሽ|የአካባቢ)\s)(?:ኮ[ድዱዴ](?!ር)\p{L}*|ፒን\s?(?:ኮድ|ቁጥር)\p{L}*|OTP\p{L}*))`
const AM_TELL = raw`(?:ይ?ንገሩኝ|ንገረኝ|ንገሪኝ|ትነግ[ሩሪረ]ኝ?\p{L}*|ይ?ላኩልኝ|ላክልኝ|ላኪልኝ|ይ?ስጡኝ|ስጠኝ|ስጪኝ|ያ?ሳዩኝ|አሳዩኝ|አሳየኝ|አሳዪኝ|ይ?ጻፉልኝ|ጻፍልኝ|ጻፊልኝ|ያ?ስተላልፉልኝ|አስተላልፍልኝ|ፎርዋርድ\s+(?:ያድርጉ|አድርግ|አድርጊ)ልኝ)`
const TI_CODE = raw`(?:(?:ናይ\s)?(?:ምርግጋጽ|መረጋገጺ|ምስጢር)\s?(?:ኮድ|ቁጽሪ)\p{L}*|(?:ቁጽሪ|ኮድ)\s?(?:ምርግጋጽ|መረጋገጺ|ምስጢር)\p{L}*|(?<!(?:ናይ ፖስታ|ዚፕ)\s)ኮ[ድዱ]\p{L}*)`
const TI_TELL = raw`(?:ንገሩኒ|ንገረኒ|ንገርኒ|ስደዱለይ|ስደደለይ|ስደድለይ|ልኣኹለይ|ልኣኸለይ|ልኣኽለይ|ሃቡኒ|ሃበኒ|ሃብኒ|ኣርእዩኒ|ኣርእየኒ|ጽሓፉለይ|ጸሓፉለይ)`

export const CODE_FORMS: readonly RegExp[] = [
  latin(
    raw`(?:verification|security|confirmation|one[- ]?time|6[- ]?digit|six[- ]?digit|sms)\s+(?:code|pin|password)\b`,
    raw`(?:send|tell|give|forward|share|text|read)\s+(?:it\s+to\s+)?(?:me\s+)?(?:the|your|that)\s+(?:code|pin|otp)\b`,
    raw`(?:the|a)\s+code\s+(?:(?:that\s+)?(?:you|u)\s+(?:got|received|get)|(?:i|we)\s+(?:just\s+)?sent|on your phone|by text|by sms)`,
  ),
  geez(`${AM_CODE}${NEAR}${WORD}${AM_TELL}`, `${AM_TELL}${NEAR}${WORD}${AM_CODE}`),
  geez(raw`(?:የማረጋገጫ|የደህንነት|የሚስጥር)\s?(?:ኮድ|ቁጥር)`, raw`ናይ\s(?:ምርግጋጽ|መረጋገጺ)\s?ኮድ`),
  geez(`${TI_CODE}${NEAR}${WORD}${TI_TELL}`, `${TI_TELL}${NEAR}${WORD}${TI_CODE}`),
]

const AM_PAY = raw`(?:ይ?ክፈሉ\p{L}*|ክፈል\p{L}*|ክፈይ\p{L}*|ይ?ላኩ\p{L}*|ላክ\p{L}*|ላኪ\p{L}*|ያ?ስገቡ\p{L}*|አስገቡ\p{L}*|አስገባ|ይ?ልቀቁ)`
const AM_AHEAD = raw`(?:በቅድሚያ|ቅድሚያ|አስቀድመው|አስቀድመህ|አስቀድመሽ|አስቀድማችሁ|መጀመሪያ|ሳያዩ|ከማየትዎ\sበፊት|ከማየትህ\sበፊት)`
const TI_PAY = raw`(?:ክፈሉ\p{L}*|ክፈል\p{L}*|ክፈሊ\p{L}*|ስደዱ\p{L}*|ስደድ\p{L}*|ኣእትዉ\p{L}*)`
const TI_AHEAD = raw`(?:ቅድሚ\sምርኣይ\p{L}*|ኣቐዲምኩም|ኣቐዲምካ|ኣቐዲምኪ|ቅድም\sኢልኩም|ቅድም\sኢልካ|ብቐዳምነት)`

export const PAYMENT_FORMS: readonly RegExp[] = [
  latin(
    raw`(?:western union|money\s?gram|gift\s?cards?|(?:steam|apple|amazon|google play|itunes)\s+cards?|bitcoin|usdt|crypto|zelle|cash\s?app|venmo|wire transfer|bank transfer|deposit first|pay (?:a )?deposit|pay in advance|telebirr|remitly)\b`,
    raw`(?:send|pay|transfer)\s+(?:me\s+)?(?:the\s+|a\s+|half\s+(?:of\s+)?(?:the\s+)?)?(?:money|deposit|rent|amount|fee)\s+(?:first|now|today|upfront|up front|before)\b`,
    raw`(?:paypal\.me|venmo\.com|cash\.app|buy\.stripe\.com)\/`,
  ),
  geez(
    raw`[በከለየ]?(?:ዌስተርን\s?ዩኒየን|መኒግራም|ማኒግራም|መኒ\sግራም|ቴሌ\s?ብር|ዜል|ካሽ\s?አፕ|ቢትኮይን|ክሪፕቶ)|የስጦታ\sካርድ|ጊፍት\s?ካርድ|ቅድሚያ\sክፍያ|ቀብድ`,
    `${AM_AHEAD}${NEAR}${WORD}${AM_PAY}`,
  ),
  geez(raw`ብዌስተርን|ካርድ\sህያብ|ናይ\sህያብ\sካርድ|ቅድሚ\sክፍሊት|ቅድመ\sክፍሊት|ዓርቦን`, `${TI_AHEAD}${NEAR}${WORD}${TI_PAY}`),
]

/** Money "by mistake", cheques, false notices of payment, and somebody else who collects: what sellers are cheated by. */
export const OVERPAYMENT_FORMS: readonly RegExp[] = [
  latin(
    raw`(?:cashier'?s?|certified|bank)\s+(?:check|cheque)s?\b`,
    raw`(?:mail|send|issue|write)\s+(?:you\s+)?(?:a|the)\s+(?:check|cheque|money order)\b`,
    raw`(?:overpaid|overpay|overpayment|paid (?:you )?(?:too much|extra)|sent (?:you )?(?:too much|extra))\b`,
    raw`(?:refund|return|send(?: me)?(?: back)?|transfer)\s+(?:me\s+)?(?:back\s+)?the\s+(?:difference|extra|excess|remainder|balance|rest)\b(?!\s+of)`,
    raw`my\s+(?:mover|movers|shipper|shipping (?:agent|company)|courier|agent|driver|assistant|secretary)\s+(?:will|is going to|can|would|to)\s+(?:come|pick|collect|get)`,
    raw`(?:check|look (?:in|at))\s+your\s+(?:spam|junk|e-?mail|inbox)\b[^.!?\n]{0,40}(?:payment|paid|money|zelle|paypal|confirmation)`,
    raw`(?:upgrade|expand)\s+(?:your\s+)?(?:zelle\s+|bank\s+)?(?:account\s+)?to\s+(?:a\s+)?business`,
  ),
  geez(
    raw`(?:ትርፉን|ትርፍ\sየላኩትን|ትርፍ\sገንዘቡን|ቀሪውን|ልዩነቱን|የተረፈውን)${NEAR}${WORD}(?:ይ?መልሱ\p{L}*|መልስ\p{L}*|መልሺ\p{L}*|ይ?ላኩ\p{L}*|ላክ\p{L}*|ላኪ\p{L}*)`,
    raw`በስህተት${NEAR}${WORD}(?:ተልኳል|ልኬ\p{L}*|ላክሁ\p{L}*|ላኩ\p{L}*|ከፍዬ\p{L}*|ገብቷል)`,
    raw`(?:ቼክ|ቼኩን)${NEAR}${WORD}(?:እልክ\p{L}*|ልላክ\p{L}*|እንልክ\p{L}*|ይላክ\p{L}*|ያስገቡ|አስገባ)`,
    raw`(?:ወኪሌ|ሾፌሬ|ረዳቴ|ጸሐፊዬ|አጓጓዤ)\p{L}*${NEAR}${WORD}(?:ይመጣል|ይወስዳል|ይረከባል|ይወስድ\p{L}*|ይቀበል\p{L}*|ይመጣና)`,
    raw`(?:ኢሜይልዎን|ኢሜይልህን|ኢሜይልሽን|ስፓም)${NEAR}${WORD}(?:ይ?መልከቱ|ያ?ዩ|ይዩ|ተመልከት\p{L}*|እይ)`,
  ),
  geez(
    raw`(?:ትርፊ|ዝተረፈ|ተረፍ|ፍልልይ)\p{L}*${NEAR}${WORD}(?:መልሱ\p{L}*|መልስ\p{L}*|ስደዱ\p{L}*|ስደድ\p{L}*)`,
    raw`ብጌጋ${NEAR}${WORD}(?:ሰዲደ\p{L}*|ለኣኽ\p{L}*|ከፊለ\p{L}*)`,
    raw`(?:ወኪለይ|ሓጋዚየይ|ዘዋሪየይ)${NEAR}${WORD}(?:ክመጽእ|ክወስዶ|ክቕበሎ|ክርከቦ)`,
    raw`ቼክ${NEAR}${WORD}(?:ክሰደልኩም|ክሰድ\p{L}*|ክልእኽ\p{L}*)`,
  ),
]
