import type { Words } from '#web/platform/language/words.ts'
import type { postReportsEn } from './messages.en.ts'

export const postReportsAm: Words<typeof postReportsEn> = {
  title: 'ሪፖርት የተደረጉ ጽሑፎችና አስተያየቶች',
  lead: 'አንድ ውሳኔ ለቀረቡት ሪፖርቶች ሁሉ እልባት ይሰጣል። የጻፈው ሰው ማን ሪፖርት እንዳደረገ አያውቅም።',
  none: 'ሪፖርት የተደረገ ጽሑፍ የለም።',
  kind: { post: 'ጽሑፍ', comment: 'አስተያየት' },
  by: 'የጻፉት፦ {name}',
  gone: 'ከእንግዲህ የለም',
  asReported: 'ሲጠቆም እንዲህ ነበር፦',
  dismiss: 'ምንም ችግር የለበትም',
  dismissed: 'ሪፖርቶቹ እልባት አግኝተዋል፤ ጽሑፉ ይቆያል።',
  uphold: 'ይወገድ',
  upheld: 'ሪፖርቶቹ እልባት አግኝተዋል፤ ጽሑፉ ተወግዷል።',
  confirm: {
    title: 'ይህ ይወገድ?',
    text: 'ከእንግዲህ ማንም አያነበውም። ይህን መመለስ አይቻልም።',
  },
  failed: 'አልተሳካም',
}
