import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { Category } from '#contract/listings/category.ts'
import type { ShownState } from '#contract/listings/life/state.ts'
import type { PricePeriod } from '#contract/listings/price.ts'

/** Details that are shown where no app runs. */
export type WrittenDetail = 'employer' | 'apply_by' | 'available_from' | 'starts_at' | 'ends_at' | 'venue'

interface Words {
  category: Record<Category, string>
  wanted: string
  /** What stands out about a listing that is not simply on offer. */
  state: Record<Exclude<ShownState, 'active' | 'paused' | 'pending_review'>, string>
  /** Of an event that will not be as it was announced. */
  event: Record<'postponed' | 'moved_online' | 'cancelled', string>
  price: {
    free: string
    swap: string
    onRequest: string
    from: string
    per: Record<PricePeriod, string>
  }
  label: Record<WrittenDetail | 'published' | 'place', string>
  open: string
  ended: string
  about: string
  home: string
  gone: { title: string; text: string }
  missing: { title: string; text: string }
}

/** The same words as in the app. */
export const WORDS: Record<InterfaceLanguage, Words> = {
  en: {
    category: {
      rooms_housing: 'Rooms & Housing',
      jobs: 'Jobs & Career',
      items: 'Items for Sale',
      services: 'Services',
      events: 'Events',
    },
    wanted: 'Wanted',
    state: { reserved: 'Reserved', fulfilled: 'No longer available', expired: 'Expired' },
    event: { postponed: 'Postponed', moved_online: 'Moved online', cancelled: 'Cancelled' },
    price: {
      free: 'Free',
      swap: 'Swap',
      onRequest: 'Price on request',
      from: 'from {amount}',
      per: {
        hour: '{amount} / hour',
        day: '{amount} / day',
        night: '{amount} / night',
        week: '{amount} / week',
        month: '{amount} / month',
        year: '{amount} / year',
      },
    },
    label: {
      employer: 'Employer',
      apply_by: 'Apply by',
      available_from: 'Available from',
      starts_at: 'Starts',
      ends_at: 'Ends',
      venue: 'Venue',
      published: 'Published',
      place: 'City',
    },
    open: 'Answer on Mesob',
    ended: 'This listing has ended. The person who posted it can no longer be contacted about it.',
    about: 'Rooms, jobs, things for sale, services and events for the Ethiopian and Eritrean diaspora.',
    home: 'Home',
    gone: {
      title: 'This listing is no longer available',
      text: 'It has ended or was taken down. One of the others may be what you are looking for.',
    },
    missing: {
      title: 'Page not found',
      text: 'There is nothing at this address. It may have moved or been taken down.',
    },
  },
  am: {
    category: {
      rooms_housing: 'ክፍሎች እና ቤቶች',
      jobs: 'ሥራ እና ሙያ',
      items: 'የሚሸጡ ዕቃዎች',
      services: 'አገልግሎቶች',
      events: 'ዝግጅቶች',
    },
    wanted: 'ተፈላጊ',
    state: { reserved: 'ተይዟል', fulfilled: 'ከእንግዲህ የለም', expired: 'ጊዜው አልፏል' },
    event: { postponed: 'ወደ ሌላ ጊዜ ተዛውሯል', moved_online: 'ወደ ኢንተርኔት ተዛውሯል', cancelled: 'ተሰርዟል' },
    price: {
      free: 'ነጻ',
      swap: 'ልውውጥ',
      onRequest: 'ዋጋው ሲጠየቅ ይነገራል',
      from: 'ከ{amount} ጀምሮ',
      per: {
        hour: '{amount} በሰዓት',
        day: '{amount} በቀን',
        night: '{amount} በአዳር',
        week: '{amount} በሳምንት',
        month: '{amount} በወር',
        year: '{amount} በዓመት',
      },
    },
    label: {
      employer: 'አሠሪ',
      apply_by: 'የማመልከቻ ቀነ ገደብ',
      available_from: 'የሚገኝበት ቀን',
      starts_at: 'ይጀምራል',
      ends_at: 'ያበቃል',
      venue: 'ቦታ',
      published: 'የወጣበት ቀን',
      place: 'ከተማ',
    },
    open: 'በመሶብ መልስ ይስጡ',
    ended: 'የዚህ ማስታወቂያ ጊዜ አብቅቷል። ስለዚህ ማስታወቂያውን ያወጡትን ሰው ማነጋገር ከእንግዲህ አይቻልም።',
    about: 'ለኢትዮጵያ እና ለኤርትራ ዲያስፖራ ክፍሎች፣ ሥራዎች፣ የሚሸጡ ዕቃዎች፣ አገልግሎቶች እና ዝግጅቶች።',
    home: 'መነሻ',
    gone: {
      title: 'ይህ ማስታወቂያ ከእንግዲህ የለም',
      text: 'ጊዜው አብቅቷል ወይም ተነሥቷል። ምናልባት የሚፈልጉት ከሌሎቹ አንዱ ሊሆን ይችላል።',
    },
    missing: {
      title: 'ገጹ አልተገኘም',
      text: 'በዚህ አድራሻ ምንም የለም። ተዛውሮ ወይም ተነሥቶ ሊሆን ይችላል።',
    },
  },
}
