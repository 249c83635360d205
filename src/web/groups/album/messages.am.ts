import type { Words } from '#web/platform/language/words.ts'
import type { groupAlbumEn } from './messages.en.ts'

export const groupAlbumAm: Words<typeof groupAlbumEn> = {
  title: 'ፎቶዎች',
  lead: 'የሚያዩዋቸው አባላት ብቻ ናቸው።',
  none: 'እስካሁን ፎቶ የለም። ካለፈው ስብሰባችሁ ጥቂት ያጋሩ።',
  add: 'ፎቶዎች ይጨምሩ',
  photoBy: 'ፎቶ በ{name}',
  showAll: 'ተጨማሪ ፎቶዎችን ያሳዩ',
  showFewer: 'ጥቂት ፎቶዎችን ብቻ ያሳዩ',
  sending: '{n, plural, one {# ፎቶ በመላክ ላይ…} other {# ፎቶዎች በመላክ ላይ…}}',
  added: '{n, plural, one {# ፎቶ ተጨምሯል።} other {# ፎቶዎች ተጨምረዋል።}}',
  tooMany: 'በአንድ ጊዜ ቢበዛ {max, number} ፎቶዎች፤ ሌሎቹ ቀርተዋል።',
  notSent: '{n, plural, one {# ፎቶ አልተጨመረም} other {# ፎቶዎች አልተጨመሩም}}',
  deleteTitle: 'ይህ ፎቶ ይሰረዝ?',
  deleteText: 'ከሁሉም አባላት ይጠፋል። መመለስ አይቻልም።',
  delete: 'ፎቶውን ይሰርዙ',
  deleted: 'ፎቶው ተሰርዟል።',
  failed: 'አልተሳካም',
}
