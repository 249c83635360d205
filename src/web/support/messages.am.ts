import type { Words } from '#web/platform/language/words.ts'
import type { supportEn } from './messages.en.ts'

export const supportAm: Words<typeof supportEn> = {
  form: {
    title: 'ይጻፉልን',
    topic: 'ስለ ምንድን ነው?',
    message: 'መልእክትዎ',
    hint: 'ምን እንደሞከሩ፣ በየትኛው ገጽ ላይ እንደነበሩና ምን እንዳዩ ይግለጹ።',
    email: 'መልስ የምንልክበት የኢሜይል አድራሻ',
    send: 'ይላኩ',
    failed: 'መልእክትዎ አልተላከም',
  },
  sent: {
    title: 'እናመሰግናለን። የመልእክትዎ ቁጥር {number} ነው።',
    member: 'በኢሜይልና በዚህ ገጽ መልስ እንሰጣለን፤ ብዙውን ጊዜ በሁለት ቀን ውስጥ። ቢደውሉ ስለሚያስፈልግ ቁጥሩን ይያዙ።',
    visitor: 'በ{email} መልስ እንሰጣለን፤ ብዙውን ጊዜ በሁለት ቀን ውስጥ። ቢደውሉ ስለሚያስፈልግ ቁጥሩን ይያዙ።',
    again: 'ሌላ መልእክት ይጻፉ',
  },
  own: {
    title: 'ለእኛ የላኳቸው መልእክቶች',
    answer: 'መልሳችን፣ {date}',
    state: { open: 'መልስ በመጠበቅ ላይ', answered: 'መልስ ተሰጥቷል', closed: 'ተነብቦ ተዘግቷል' },
  },
  topic: {
    account: 'መለያዬ ወይም መግባት',
    listing: 'የእኔ ማስታወቂያ',
    safety: 'ማጭበርበር ወይም ደኅንነት',
    privacy: 'የግል መረጃዬ',
    fault: 'የማይሠራ ነገር',
    idea: 'ሐሳብ',
    other: 'ሌላ',
  },
  notices: { ticket_answered: 'ለመልእክትዎ {number} መልስ ሰጥተናል።' },
}
