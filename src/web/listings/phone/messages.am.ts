import type { Words } from '#web/platform/language/words.ts'
import type { phoneEn } from './messages.en.ts'

export const phoneAm: Words<typeof phoneEn> = {
  show: 'ስልክ ቁጥሩን አሳይ',
  call: '{phone} ይደውሉ',
  note: 'ስለዚህ ማስታወቂያ ለመጠየቅ ብቻ። ቁጥሩን ማን እንዳየ ይመዘገባል።',
  failed: 'ቁጥሩን ማሳየት አልተቻለም',
}
