import type { Words } from '#web/platform/language/words.ts'
import type { fieldsEn } from './messages.en.ts'

export const fieldsAm: Words<typeof fieldsEn> = {
  count: '{count, number} ከ{max, number}',
  date: 'ቀን ይምረጡ',
  geezSign: 'አ',
  geez: 'በግእዝ ፊደል ይጻፉ',
  geezHint: 'በድምፁ ይጻፉ፤ ወደ ግእዝ ፊደል ይለወጣል',
  geezWords: 'ቃላት በግእዝ ፊደል',
  geezLatin: '{word} በላቲን ፊደል ይቆይ',
  voice: {
    start: 'በድምፅ ይፈልጉ',
    hint: 'አሳሽዎ ንግግርን ወደ ጽሑፍ ይለውጣል',
    listening: 'በማዳመጥ ላይ…',
    blocked: 'ማይክሮፎኑ ታግዷል። በአሳሽዎ ውስጥ ለዚህ ድረ ገጽ ይፍቀዱለት።',
    silent: 'ምንም አልተሰማም። እባክዎ እንደገና ይሞክሩ።',
    language: 'አሳሽዎ ይህን ቋንቋ ገና አይረዳም።',
    failed: 'አልተሳካም። እባክዎ እንደገና ይሞክሩ ወይም ቃላቱን ይጻፉ።',
  },
  calendar: 'የቀን መቁጠሪያ',
  calendars: { ethiopian: 'የኢትዮጵያ', gregorian: 'የጎርጎርዮስ' },
  decrease: 'ይቀንሱ',
  increase: 'ይጨምሩ',
  time: 'ሰዓት',
  day: 'ቀን',
  month: 'ወር',
  year: 'ዓመት',
  partOf: '{label}፦ {part}',
  hourOf: '{label}፦ ሰዓት',
  minuteOf: '{label}፦ ደቂቃ',
}
