import type { InterfaceLanguage } from '#contract/language/language.ts'

interface Labels {
  archived: string
  archivedMore: string
  cancelled: string
  cancelledMore: string
  over: string
  overMore: string
  online: string
  groups: string
  place: string
  starts: string
  ends: string
  next: string
  members: string
  calledBy: string
  upcoming: string
  openGroup: string
  openEvent: string
}

/** The same words as in the app. */
export const LABELS: Record<InterfaceLanguage, Labels> = {
  en: {
    archived: 'Archived',
    archivedMore: 'This group is archived. You can still read it, but nothing in it can be changed.',
    cancelled: 'Cancelled',
    cancelledMore: 'This event is cancelled.',
    over: 'Past event',
    overMore: 'This event is over.',
    online: 'Online',
    groups: 'Community Groups',
    place: 'Place',
    starts: 'Starts',
    ends: 'Ends',
    next: 'Next meeting',
    members: 'Members',
    calledBy: 'Group',
    upcoming: 'Upcoming events',
    openGroup: 'Open the group on Mesob',
    openEvent: 'Open the event on Mesob',
  },
  am: {
    archived: 'ተዘግቷል',
    archivedMore: 'ይህ ቡድን ተዘግቷል። ሊነበብ ይችላል፤ ነገር ግን ከእንግዲህ ምንም አይቀየርበትም።',
    cancelled: 'ተሰርዟል',
    cancelledMore: 'ይህ ዝግጅት ተሰርዟል።',
    over: 'ያለፈ ዝግጅት',
    overMore: 'ይህ ዝግጅት አልፏል።',
    online: 'በኢንተርኔት',
    groups: 'የማኅበረሰብ ቡድኖች',
    place: 'ቦታ',
    starts: 'ይጀምራል',
    ends: 'ያበቃል',
    next: 'ቀጣይ ስብሰባ',
    members: 'አባላት',
    calledBy: 'ቡድን',
    upcoming: 'መጪ ዝግጅቶች',
    openGroup: 'ቡድኑን በመሶብ ይክፈቱ',
    openEvent: 'ዝግጅቱን በመሶብ ይክፈቱ',
  },
}
