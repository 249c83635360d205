import type { ContentLanguage } from '#contract/language/language.ts'
import type { Category } from '#contract/listings/category.ts'

type Closings = Record<ContentLanguage, readonly [string, ...string[]]>

/** How people end: a last line that differs from city to city. The same fields are filled in as in the texts. */
export const CLOSINGS: Record<Category, Closings> = {
  rooms_housing: {
    en: [
      'Viewings near {area} are possible any evening after six.',
      'I answer messages after work, usually before nine.',
      'If you have never been to {city}, I gladly show you the neighbourhood afterwards.',
      'From here it is a short way to {shops}.',
      'You are welcome to come with a friend and see it twice.',
      'Sundays are best for a visit; there will be coffee.',
      'Please tell me when you would like to move in, then we find a time.',
    ],
    am: [
      'ቤቱን ለማየት ከምሽቱ 12 ሰዓት በኋላ ይመቸኛል።',
      'እሁድ እሁድ መጥተው ማየት ይችላሉ፤ ቡና አለ።',
      'መልእክት ይላኩልኝ፤ ማታ ማታ እመልሳለሁ።',
      '{cityAm} አዲስ ከሆኑ ሰፈሩን አሳይዎታለሁ።',
    ],
    ti: ['ሰንበት ክትርእይዎ ትኽእሉ ኢኹም።', 'ምሸት ምሸት መልሲ ክህበኩም እየ።'],
    om: ['Dilbata ilaaluu ni dandeessu.', 'Galgala galgala deebii nan kenna.'],
  },
  jobs: {
    en: [
      'You will never be asked to pay for anything, neither for training nor for papers.',
      'Write two lines about yourself, a résumé can follow.',
      'We answer everybody within a week, also with a no.',
      'The place is in {area}, easy to reach by bus.',
      'Come by before you apply and see how we work.',
      'Start is possible at once or after your notice.',
      'References are welcome, certificates are not what we look at first.',
    ],
    am: [
      'ለማመልከት ምንም ዓይነት ክፍያ አንጠይቅም።',
      'ሥራው {area} አካባቢ ነው፤ በአውቶቡስ ይደረሳል።',
      'ለሁሉም አመልካች በአንድ ሳምንት ውስጥ እንመልሳለን።',
    ],
    ti: ['ንምምልካት ዝኽፈል ገንዘብ የለን።', 'ኣብ ውሽጢ ሓደ ሰሙን መልሲ ንህብ።'],
    om: ['Iyyachuuf kaffaltiin hin jiru.', 'Torban tokko keessatti deebii ni kennina.'],
  },
  items: {
    en: [
      'Pick-up near {area}, evenings after six or on Saturday.',
      'I can bring it to {shops} at the weekend.',
      'Whoever writes first may look first; I keep it until the evening.',
      'More pictures with pleasure, just ask.',
      'Cash or transfer, as you like.',
      'I am in {area} and near the station every morning.',
      'Please write with a day and an hour, then it is yours.',
      'No hurry, it has a dry place until somebody loves it.',
    ],
    am: [
      '{area} አካባቢ መጥተው መውሰድ ይችላሉ።',
      'ተጨማሪ ፎቶ ከፈለጉ እልካለሁ።',
      'በጥሬ ገንዘብ ወይም በዝውውር መክፈል ይቻላል።',
      'ቅዳሜ ጠዋት ይመቸኛል፤ አስቀድመው ይጻፉልኝ።',
    ],
    ti: ['ኣብ {area} መጺእኩም ክትወስድዎ ትኽእሉ።', 'ተወሳኺ ስእሊ ክሰድድ እኽእል እየ።'],
    om: ['{area} keessatti fudhachuu ni dandeessu.', 'Suuraa dabalataa nan erga.'],
  },
  services: {
    en: [
      'I work in {area} and everywhere around it.',
      'Ask the people at {shops}, they know me.',
      'A message is best; I call back the same day.',
      'The first talk costs nothing.',
      'You get the price in writing before anything begins.',
      'Weekends are fine, feasts need a week’s notice.',
      'Recommended mostly by the mothers of {city}.',
    ],
    am: [
      '{cityAm}ና በአካባቢው ሁሉ እንሠራለን።',
      'የመጀመሪያው ምክር በነጻ ነው።',
      'መልእክት ይላኩ፤ በዚያው ቀን እንደውላለን።',
      'ዋጋውን በጽሑፍ አስቀድመን እንሰጣለን።',
    ],
    ti: ['ቀዳማይ ዝርርብ ብነጻ እዩ።', 'ኣብ {city}ን ከባቢኡን ንሰርሕ።'],
    om: ['Marii jalqabaa bilisa.', '{city} fi naannoo isaa hojjenna.'],
  },
  events: {
    en: [
      'The doors are wheelchair friendly; tell us if you need a seat.',
      'Easy to reach: it is near {area}.',
      'Children under twelve come free with their parents.',
      'Bring a friend who has never been to anything like it.',
      'If something changes, it will stand here first.',
      'Helpers are always welcome, an hour before is perfect.',
      'After it, many go on to {shops}.',
    ],
    am: ['ቦታው {area} አካባቢ ነው።', 'ልጆች ከወላጆቻቸው ጋር በነጻ ይገባሉ።', 'ለውጥ ካለ እዚሁ እናሳውቃለን።', 'ጓደኛዎን ይዘው ይምጡ!'],
    ti: ['ቦታኡ ኣብ ከባቢ {area} እዩ።', 'ኣዕሩኽትኹም ሒዝኩም ንዑ!'],
    om: ['Bakki isaa naannoo {area} dha.', 'Hiriyyaa keessan fidaa kottaa!'],
  },
}
