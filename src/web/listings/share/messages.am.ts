import type { Words } from '#web/platform/language/words.ts'
import type { shareEn } from './messages.en.ts'

export const shareAm: Words<typeof shareEn> = {
  label: 'አጋራ',
  labelOf: 'አጋራ፦ “{title}”',
  title: 'ይህን ማስታወቂያ ያጋሩ',
  device: 'ሌሎች መተግበሪያዎች',
  copy: 'አድራሻውን ቅዳ',
  print: 'ለማስታወቂያ ሰሌዳ አትም',
  printFailed: 'ማተም አልተቻለም',
  copied: 'አድራሻው ተቀድቷል',
  failed: 'አሳሽዎ አልቀዳውም። አድራሻው ይኸውና፦',
  code: 'የአድራሻው QR ኮድ',
  scan: 'ማስታወቂያውን በስልክ ለመክፈት ኮዱን ይቃኙ።',
}
