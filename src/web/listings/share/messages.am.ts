import type { Words } from '#web/platform/language/words.ts'
import type { shareEn } from './messages.en.ts'

export const shareAm: Words<typeof shareEn> = {
  label: 'ያጋሩ',
  labelOf: 'ያጋሩ፦ “{title}”',
  title: 'ይህን ማስታወቂያ ያጋሩ',
  device: 'ሌሎች መተግበሪያዎች',
  copy: 'አገናኙን ይቅዱ',
  print: 'ለማስታወቂያ ሰሌዳ ያትሙ',
  printFailed: 'ማተም አልተቻለም',
  copied: 'አገናኙ ተቀድቷል',
  failed: 'አሳሽዎ አልቀዳውም። አገናኙ ይኸውና፦',
  code: 'የአገናኙ QR ኮድ',
  scan: 'ማስታወቂያውን በስልክ ለመክፈት ኮዱን ይቃኙ።',
}
