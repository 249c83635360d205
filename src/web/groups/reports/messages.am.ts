import type { Words } from '#web/platform/language/words.ts'
import type { groupReportsEn } from './messages.en.ts'

export const groupReportsAm: Words<typeof groupReportsEn> = {
  title: 'ሪፖርት የተደረጉ ቡድኖች',
  lead: 'አንድ ውሳኔ ስለ ቡድኑ ለቀረቡት ሪፖርቶች ሁሉ እልባት ይሰጣል። ቡድኑን የሚመሩት ማን ሪፖርት እንዳደረገ አያውቁም።',
  none: 'ሪፖርት የተደረገ ቡድን የለም።',
  archived: 'ተዘግቷል',
  gone: 'ከእንግዲህ የሌለ ቡድን',
  asReported: 'ሲጠቆም እንዲህ ነበር፦',
  dismiss: 'ምንም ችግር የለበትም',
  dismissed: 'ሪፖርቶቹ እልባት አግኝተዋል፤ ቡድኑ ይቀጥላል።',
  uphold: 'ቡድኑን ይዝጉ',
  upheld: 'ሪፖርቶቹ እልባት አግኝተዋል፤ ቡድኑ ተዘግቷል።',
  confirm: {
    title: '“{title}” ይዘጋ?',
    text: 'መጪ ዝግጅቶቹ ይሰረዛሉ፤ ውይይቱም ይዘጋል። ሁሉም ሊነበብ ይችላል። ይህን መመለስ አይቻልም።',
  },
  failed: 'አልተሳካም',
}
