import type { Words } from '#web/platform/language/words.ts'
import type { groupInvitesEn } from './messages.en.ts'

export const groupInvitesAm: Words<typeof groupInvitesEn> = {
  title: 'ሰዎችን ይጋብዙ',
  lead: 'አገናኙን የሚከፍቱ ሰዎች በአንድ ንክኪ ይቀላቀላሉ። ጊዜው ሲደርስ በራሱ ያበቃል።',
  leadApproval: 'አገናኙን የሚከፍቱ ሰዎች ፈቃድ ሳይጠብቁ በአንድ ንክኪ ይቀላቀላሉ። ጊዜው ሲደርስ በራሱ ያበቃል።',
  endsAfter: 'አገናኙ የሚያበቃው',
  days: '{n, plural, one {ከ# ቀን በኋላ} other {ከ# ቀናት በኋላ}}',
  letsIn: 'መቀላቀል የሚችሉት',
  anyNumber: 'ያለ ገደብ',
  people: '{n, plural, one {# ሰው} other {# ሰዎች}}',
  create: 'አገናኝ ይፍጠሩ',
  open: 'አሁን የሚሠሩ አገናኞች',
  came: '{n, plural, =0 {እስካሁን ማንም አልተቀላቀለበትም} one {# ሰው ተቀላቅሎበታል} other {# ሰዎች ተቀላቅለውበታል}}',
  cameOf: 'ከ{max, number} {n, number} ተቀላቅለውበታል',
  until: 'በ{date} ያበቃል',
  pass: 'አገናኝና የQR ኮድ',
  scan: 'ለመቀላቀል በስልክ ይቃኙት።',
  delete: 'ይሰርዙ',
  deleted: 'አገናኙ ተሰርዟል።',
  failed: 'አልተሳካም',
}
