import type { Words } from '#web/platform/language/words.ts'
import type { pwaEn } from './messages.en.ts'

export const pwaAm: Words<typeof pwaEn> = {
  install: {
    title: 'መሶብን በቅርብዎ ያኑሩ',
    text: 'በስልክዎ መነሻ ገጽ ላይ ያስቀምጡት፦ ያለ ግንኙነትም ቢሆን ወዲያው ይከፈታል፣ ብዙ ቦታም አይወስድም።',
    yes: 'ይጫኑ',
    no: 'አሁን አይሁን',
  },
  update: {
    title: 'አዲስ ስሪት ተዘጋጅቷል',
    button: 'ያድሱ',
    busy: 'በማደስ ላይ…',
    later: 'በኋላ',
  },
  unavailable: {
    title: 'ይህ አሳሽ በመሣሪያው ላይ ምንም አያስቀምጥም',
    text: 'ግንኙነት ሲኖር ሁሉም ይሠራል። ያለ ግንኙነት ግን የሚነበብ ነገር አይኖርም፤ የሚጽፉትም አይቀመጥም።',
  },
  connection: {
    lost: 'ከመስመር ውጭ ነዎት። አንዳንድ አገልግሎቶች ላይሠሩ ይችላሉ።',
    unkept: 'መተግበሪያውን አይዝጉት፦ ያለ ግንኙነት እንደገና አይከፈትም።',
    back: 'ተመልሰው ተገናኝተዋል!',
  },
}
