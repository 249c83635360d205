import type { Words } from '#web/platform/language/words.ts'
import type { newPasswordEn } from './messages.en.ts'

export const newPasswordAm: Words<typeof newPasswordEn> = {
  title: 'አዲስ የይለፍ ቃል',
  lead: 'ለመለያዎ አዲስ የይለፍ ቃል ይምረጡ።',
  label: 'አዲስ የይለፍ ቃል',
  current: 'የአሁኑ የይለፍ ቃል',
  save: 'የይለፍ ቃሉን ያስቀምጡ',
  change: 'የይለፍ ቃል ይቀይሩ',
  done: 'አዲሱ የይለፍ ቃልዎ ተቀምጧል።',
  byCode: 'የይለፍ ቃል የለዎትም ወይም ረሱ? ኮድ ይላኩልኝ',
  codeSent: 'ባለ 6 አኃዝ ኮድ ልከንልዎታል። የአሁኑን የይለፍ ቃል ይተካል።',
  signedOut: 'ይህ ገጽ የሚከፈተው በኢሜይሉ ውስጥ ካለው አገናኝ በኋላ ለአጭር ጊዜ ነው። አዲስ ይጠይቁ።',
}
