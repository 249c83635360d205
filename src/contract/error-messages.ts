import { COMMON_ERROR_MESSAGES } from './kit/errors.ts'
import type { ErrorCode } from './error-codes.ts'
import type { InterfaceLanguage } from './language/language.ts'

/**
 * The sentence of every error code in both languages. A code without its sentences does not compile.
 * The server picks by Accept-Language; the web app says the same codes in the words of its own features.
 */
export const ERROR_MESSAGES: Record<InterfaceLanguage, Record<ErrorCode, string>> = {
  en: {
    ...COMMON_ERROR_MESSAGES,
    'geo.place-not-found': 'This place is not known.',
    'listings.category-fixed': 'The category cannot be changed once the listing has been published.',
    'listings.gone': 'This listing is no longer available.',
    'listings.incomplete': 'The listing is not ready to be published.',
    'listings.not-found': 'Listing not found',
    'listings.stale': 'This listing was changed in the meantime. Please load it again.',
    'listings.too-many-drafts': 'You have too many drafts. Please publish or delete one first.',
    'media.not-found': 'This picture is not there any more.',
    'media.too-large': 'File size must be less than {limitMb}MB',
    'media.unsupported': 'Only JPEG, PNG, WebP and AVIF pictures are accepted.',
    'media.heic':
      'HEIC pictures cannot be read here. Please send a JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible.',
    'media.unreadable': 'This picture could not be read. Please choose another one.',
    'media.quota': 'You have uploaded too many pictures today. Please try again tomorrow.',
    'profiles.not-found': 'Profile not found',
  },
  am: {
    'request.invalid': 'አንዳንድ መስኮች ትክክል አይደሉም።',
    'request.malformed': 'ጥያቄው ሊነበብ አልቻለም።',
    'auth.signed-out': 'አልገቡም፤ እባክዎ ይግቡ።',
    'auth.forbidden': 'ይህን ማድረግ አይፈቀድልዎትም።',
    'request.unknown-route': 'በዚህ አድራሻ ምንም የለም።',
    'request.in-progress': 'ተመሳሳይ ጥያቄ ገና በሂደት ላይ ነው።',
    'request.too-large': 'ጥያቄው በጣም ትልቅ ነው።',
    'request.unsupported-type': 'እንዲህ ዓይነት ይዘት እዚህ አይቻልም።',
    'request.key-reused': 'ይህ ቁልፍ ለሌላ ጥያቄ አገልግሏል።',
    'request.too-many': 'ብዙ ጥያቄዎች ተልከዋል። እባክዎ ትንሽ ቆይተው እንደገና ይሞክሩ።',
    'server.unexpected': 'ችግር ተፈጥሯል',
    'server.unavailable': 'አገልግሎቱ አሁን አይገኝም። እባክዎ ትንሽ ቆይተው እንደገና ይሞክሩ።',
    'server.storage-full': 'አሁን ይህን ለማስቀመጥ በቂ ቦታ የለም።',
    'geo.place-not-found': 'ይህ ቦታ አይታወቅም።',
    'listings.category-fixed': 'ማስታወቂያው ከታተመ በኋላ ምድቡን መቀየር አይቻልም።',
    'listings.gone': 'ይህ ማስታወቂያ ከአሁን በኋላ የለም።',
    'listings.incomplete': 'ማስታወቂያው ለመታተም ገና ዝግጁ አይደለም።',
    'listings.not-found': 'ማስታወቂያው አልተገኘም',
    'listings.stale': 'ይህ ማስታወቂያ በመሃል ተቀይሯል። እባክዎ እንደገና ይክፈቱት።',
    'listings.too-many-drafts': 'በጣም ብዙ ረቂቆች አሉዎት። እባክዎ መጀመሪያ አንዱን ያትሙ ወይም ያጥፉ።',
    'media.not-found': 'ይህ ፎቶ ከአሁን በኋላ የለም።',
    'media.too-large': 'የፋይሉ መጠን ከ{limitMb}MB ያነሰ መሆን አለበት',
    'media.unsupported': 'JPEG፣ PNG፣ WebP እና AVIF ፎቶዎች ብቻ ይቻላሉ።',
    'media.heic':
      'HEIC ፎቶዎች እዚህ አይነበቡም። እባክዎ JPEG ይላኩ፦ በአይፎን Settings፣ Camera፣ Formats፣ Most Compatible ይምረጡ።',
    'media.unreadable': 'ይህ ፎቶ ሊነበብ አልቻለም። እባክዎ ሌላ ይምረጡ።',
    'media.quota': 'ዛሬ በጣም ብዙ ፎቶዎች ልከዋል። እባክዎ ነገ እንደገና ይሞክሩ።',
    'profiles.not-found': 'መገለጫው አልተገኘም',
  },
}

/** The sentence with its {placeholders} taken from the details of the refusal. */
export function errorMessage(language: InterfaceLanguage, code: ErrorCode, details?: unknown): string {
  const values =
    typeof details === 'object' && details !== null ? new Map(Object.entries(details)) : new Map()
  return ERROR_MESSAGES[language][code].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values.get(name) ?? ''),
  )
}
