import type { Words } from '#web/platform/language/words.ts'
import type { groupsEn } from './messages.en.ts'

export const groupsAm: Words<typeof groupsEn> = {
  time: {
    today: 'ዛሬ {time}',
    tomorrow: 'ነገ {time}',
    dayAndTime: '{day}፣ {time}',
    span: '{from} – {until}',
    openSpan: 'ከ{from} ጀምሮ፣ ማብቂያው ክፍት ነው',
    inZone: '{words} ({zone})',
  },
  repeat: {
    none: 'አይደገምም',
    daily: 'በየቀኑ',
    weekly: 'በየሳምንቱ',
    monthly: 'በየወሩ',
    mon_wed_fri: 'በየሳምንቱ ሰኞ፣ ረቡዕና ዓርብ',
  },
  card: {
    type: { in_person: 'በአካል', online: 'በኢንተርኔት', hybrid: 'በአካልና በኢንተርኔት' },
    onlineMeeting: 'በኢንተርኔት የሚደረግ ስብሰባ',
    venueForMembers: 'ቦታው ለአባላት ብቻ ይታያል',
    noMeeting: 'የሚመጣ ስብሰባ የለም',
    members: '{n, plural, one {# አባል} other {# አባላት}}',
    upcoming: 'የሚመጡ ዝግጅቶች',
    view: 'ቡድኑን ይመልከቱ',
  },
  signIn: {
    title: 'እባክዎ ይግቡ',
    create: 'ቡድን ለመፍጠር መለያ ያስፈልግዎታል።',
    action: 'ይግቡ',
  },
  tab: {
    title: 'የማኅበረሰብ ቡድኖች',
    lead: 'ቋንቋዎን፣ እምነትዎን ወይም ዝንባሌዎን ከሚጋሩ ሰዎች ጋር ይገናኙ።',
    explore: 'ቡድኖችን ያስሱ',
    calendar: 'የቀን መቁጠሪያ',
    create: 'ቡድን ይፍጠሩ',
    own: 'የእርስዎ ቡድኖች',
    near: 'በአቅራቢያዎ ያሉ ቡድኖች',
    empty: 'እስካሁን ምንም ቡድን የለም',
    emptyMore: 'የማኅበረሰብ ቡድን በመፍጠር የመጀመሪያው ይሁኑ!',
    pending: 'በመጠባበቅ ላይ',
    archived: 'ተዘግቷል',
    role: { group_admin: 'አስተዳዳሪ', moderator: 'አወያይ', member: 'አባል' },
  },
  toGroup: 'ወደ ቡድኑ ገጽ',
}
