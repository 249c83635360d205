import type {
  CulturalTag,
  DatingLanguage,
  LookingFor,
  RelationshipType,
} from '#contract/dating/profile/option.ts'
import type { CityKey } from './cities.ts'
import type { Look } from './pictures/avatars.ts'
import type { SceneName } from './pictures/scenes.ts'

/** Somebody who comes with the demo data and dates. Nobody of them can be met. */
export interface Dater {
  key: string
  fullName: string
  /** As it is shown in dating, in either script. */
  displayName: string
  gender: 'woman' | 'man'
  age: number
  city: CityKey
  look: Look
  scenes: readonly [SceneName, SceneName]
  bio: string
  profession: string
  lookingFor: LookingFor
  relationshipType: RelationshipType
  interests: readonly string[]
  languages: readonly DatingLanguage[]
  tags: readonly CulturalTag[]
  height: number | null
  isVerified: boolean
}

const WOMEN =
  'Selam Bethlehem ሂሩት Mahlet ራሔል Tsion ሳባ Yordanos ምሕረት Feven ሊዲያ Eden ማርታ Rahwa ቤተልሔም Liya ፍሬሕይወት Saron ትዕግሥት Winta ህይወት Hermela ሰላማዊት Kidist መቅደስ Nardos ኤደን Senait ዮዲት Adiam ሶስና Meklit ብርክቲ Fiyori ሃና Helina ጸጋ Mimi አስቴር Semhal ዘውዲቱ Betty'
const MEN =
  'Nahom ዮሴፍ Elias ሳሙኤል Robel ብሩክ Henok ዳንኤል Yared ኪሩቤል Filmon ቴዎድሮስ Mikias አማኑኤል Biniam ናትናኤል Surafel ያሬድ Kaleb ሄኖክ Abenezer ሚካኤል Natnael እዮብ Yohannes ታምራት Samson ፍጹም Leul በረከት Dagim ዓቢይ Aron ሀብታሙ Merhawi ኤርምያስ Fitsum ሰለሞን Haben ይስሐቅ Temesgen ዘርዓይ'
const FAMILIES =
  'Abebe Kebede Tekle Hagos Wolde Desta Mengistu Berhe Gebre Tadesse Negash Alemayehu Asfaw Zewde Mulugeta'

const CITY_KEYS: readonly CityKey[] = [
  'washington',
  'silverSpring',
  'alexandria',
  'minneapolis',
  'seattle',
  'dallas',
  'atlanta',
  'losAngeles',
  'oakland',
  'denver',
  'columbus',
  'lasVegas',
  'toronto',
  'calgary',
  'london',
  'stockholm',
  'frankfurt',
  'rome',
]

const LOOKS_OF: Record<Dater['gender'], readonly Look[]> = {
  woman: ['bun', 'braids', 'long', 'curls', 'shawl', 'headscarf', 'afro'],
  man: ['short', 'afro', 'cap', 'bald', 'curls', 'short', 'grey'],
}

const SCENE_PAIRS: readonly (readonly [SceneName, SceneName])[] = [
  ['coffeeCeremony', 'books'],
  ['dance', 'balconyView'],
  ['guitar', 'concert'],
  ['communityRun', 'bike'],
  ['injeraPlatter', 'gardenDinner'],
  ['camera', 'daisyField'],
  ['football', 'bonfire'],
  ['krarAndDrum', 'candles'],
  ['graduation', 'coffeeSet'],
  ['workDesk', 'wellness'],
]

/** What somebody says of themselves, with the interests that it tells of. */
const SELVES: readonly { bio: string; interests: readonly string[]; tags: readonly CulturalTag[] }[] = [
  {
    bio: 'Saturday is for buna with three cups and no hurry. I read novels on trains and miss my stop.',
    interests: ['coffee', 'reading', 'travel'],
    tags: ['coffee_ceremony', 'literature'],
  },
  {
    bio: 'ቅዳሜና እሑድ ከቤተሰብ ጋር ቡና እጠጣለሁ። ሙዚቃ፣ ጉዞና ረጅም ጨዋታ እወዳለሁ።',
    interests: ['coffee', 'music', 'travel'],
    tags: ['family_first', 'amharic_music'],
  },
  {
    bio: 'I dance eskista at every wedding, invited or not. Looking for somebody who will clap along.',
    interests: ['dancing', 'music', 'cooking'],
    tags: ['eskista', 'holidays'],
  },
  {
    bio: 'በሆስፒታል እሠራለሁ፤ ከሥራ በኋላ በወንዙ ዳር እሮጣለሁ። ቀልድ የሚገባው ሰው ደስ ይለኛል።',
    interests: ['fitness', 'hiking', 'movies'],
    tags: ['grew_up_home', 'injera_lover'],
  },
  {
    bio: 'Software by day, krar by night, neither of them quietly. I cook shiro that people ask about.',
    interests: ['tech', 'music', 'cooking'],
    tags: ['home_cooking', 'tigrinya_music'],
  },
  {
    bio: 'ጾምና በዓል ከወዳጆች ጋር ማሳለፍ እወዳለሁ። እውነተኛና ቤተሰብ የሚያከብር ሰው እፈልጋለሁ።',
    interests: ['volunteering', 'cooking', 'reading'],
    tags: ['orthodox', 'fasting', 'family_first'],
  },
  {
    bio: 'Born here, raised on my grandmother’s stories. My camera comes along to every picnic and every hike.',
    interests: ['photography', 'hiking', 'art'],
    tags: ['born_abroad', 'raised_bilingual'],
  },
  {
    bio: 'Football on Sundays, mosque on Fridays, and my mother’s table in between. Kind words come first.',
    interests: ['fitness', 'volunteering', 'movies'],
    tags: ['muslim', 'football', 'family_first'],
  },
  {
    bio: 'አስተማሪ ነኝ። ሥዕልና መጻሕፍት ቤቴን ሞልተውታል፤ አዲስ ከተማ ማየት ሁሌም ያስደስተኛል።',
    interests: ['art', 'reading', 'travel'],
    tags: ['literature', 'secular'],
  },
]

const PROFESSIONS = [
  'Nurse',
  'Software developer',
  'መምህር',
  'Accountant',
  'Pharmacist',
  'Electrician',
  'ነርስ',
  'Designer',
  'Bus driver',
  'Graduate student',
  'Café owner',
] as const
const AIMS: readonly LookingFor[] = [
  'serious-relationship',
  'marriage',
  'friendship',
  'serious-relationship',
  'casual-dating',
]
const KINDS: readonly RelationshipType[] = ['exclusive', 'exclusive', 'open', 'casual']
const TONGUES: readonly (readonly DatingLanguage[])[] = [
  ['am', 'en'],
  ['ti', 'en'],
  ['om', 'am', 'en'],
  ['am'],
  ['en', 'ar', 'ti'],
]

const pick = <T>(options: readonly T[], turn: number): T => {
  const option = options[turn % options.length]
  if (option === undefined) throw new Error('There is nothing to choose from.')
  return option
}

function dater(displayName: string, index: number, gender: Dater['gender']): Dater {
  const turn = index * 2 + (gender === 'woman' ? 0 : 1)
  const self = pick(SELVES, index + (gender === 'man' ? 4 : 0))
  return {
    key: `dater-${turn + 1}`,
    fullName: `${displayName} ${pick(FAMILIES.split(' '), turn * 7)}`,
    displayName,
    gender,
    age: 21 + ((index * 5 + (gender === 'man' ? 2 : 0)) % 27),
    city: pick(CITY_KEYS, index),
    look: pick(LOOKS_OF[gender], index),
    scenes: pick(SCENE_PAIRS, turn * 3),
    bio: self.bio,
    profession: pick(PROFESSIONS, turn),
    lookingFor: pick(AIMS, index),
    relationshipType: pick(KINDS, index),
    interests: self.interests,
    languages: pick(TONGUES, index),
    tags: self.tags,
    height: index % 3 === 0 ? 158 + (turn % 34) : null,
    isVerified: index % 4 === 0,
  }
}

/** Women and men by turns, so that every city has both. */
export const DATERS: readonly Dater[] = [
  ...WOMEN.split(' ').map((name, index) => dater(name, index, 'woman')),
  ...MEN.split(' ').map((name, index) => dater(name, index, 'man')),
]
