import type { Words } from '#web/platform/language/words.ts'
import type { phoneEn } from './messages.en.ts'

export const phoneAm: Words<typeof phoneEn> = {
  show: 'ስልክ ቁጥሩን ያሳዩ',
  way: { call: 'ስልክ ጥሪ', whatsapp: 'ዋትስአፕ', telegram: 'ቴሌግራም' },
  use: { call: 'ወደ {phone} ይደውሉ', whatsapp: 'በዋትስአፕ ይጻፉ', telegram: 'በቴሌግራም ይጻፉ' },
  note: 'ስለዚህ ማስታወቂያ ለመጠየቅ ብቻ። ቁጥሩን ማን እንዳየ ይመዘገባል።',
  outside: 'እዚያ የሚጻፈውን መሶብ ማየት አይችልም። ገንዘብ ወይም የመግቢያ ኮድ በጭራሽ አይላኩ።',
  failed: 'ቁጥሩን ማሳየት አልተቻለም',
}
