import type { Category } from '#contract/listings/category.ts'

/** Pseudo-random numbers in [0, 1) that are the same in every run with the same seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const words = (text: string) => text.trim().split(/\s+/)

/** What is offered or sought; the earlier in the line, the more often. */
const THINGS: Record<Category, { en: string[]; am: string[] }> = {
  rooms_housing: {
    en: words(
      'room apartment basement studio house bedroom sublet condo townhouse suite roommate parking storage loft office',
    ),
    am: words('ክፍል ቤት አፓርታማ ስቱዲዮ መኖሪያ ኪራይ ምድርቤት መኪናማቆሚያ'),
  },
  jobs: {
    en: words(
      'driver nurse cook cashier cleaner caregiver barista accountant developer electrician teacher guard plumber intern mechanic',
    ),
    am: words('ሹፌር ነርስ ምግብአብሳይ ጽዳት አስተናጋጅ ሞግዚት አስተማሪ ጥበቃ'),
  },
  items: {
    en: words(
      'toyota sofa phone laptop jebena mesob stroller dress bed table camera bicycle drum oven books mitad krar mirror',
    ),
    am: words('መኪና ሶፋ ስልክ ጀበና መሶብ ልብስ አልጋ ጠረጴዛ ምጣድ መጽሐፍ ክራር'),
  },
  services: {
    en: words(
      'cleaning moving braiding catering photography tax tutoring translation immigration childcare plumbing shuttle repair lessons',
    ),
    am: words('ጽዳት ትርጉም ሹሩባ ምግብ ፎቶ ግብር ማስጠናት ጥገና ሕፃናትእንክብካቤ'),
  },
  events: {
    en: words(
      'concert meskel timket wedding workshop fundraiser tournament prayer networking picnic memorial festival enkutatash',
    ),
    am: words('ኮንሰርት መስቀል ጥምቀት ሠርግ ስብሰባ እንቁጣጣሽ ጸሎት ውድድር'),
  },
}

const QUALITIES = {
  en: words(
    'clean quiet furnished sunny affordable new reliable spacious experienced handmade traditional cozy modern large licensed fresh',
  ),
  am: words('ንጹሕ ጸጥተኛ አዲስ ሰፊ ርካሽ ባህላዊ ዘመናዊ ጥሩ የታመነ'),
}

const SURROUNDINGS = {
  en: words(`
    near metro station church downtown bus school market restaurant family weekend available now monthly included
    utilities kitchen private bath parking garden street evening community amharic tigrinya english speaking deposit
    friendly pickup delivery price call message please welcome international student airport highway shared laundry
    internet heating injera coffee spice cotton leather wood steel original warranty battery charger screen winter
    summer holiday morning night shift part full time training certificate references balcony basement window corner
    building elevator floor bedroom closet storage bicycle train tram lake river park hospital library university
    college office warehouse factory bakery grocery pharmacy salon barber gym mosque monastery choir drum dance music
    wedding birthday graduation baptism feast fasting vegan halal lentils teff berbere shiro honey butter cheese
    milk bread cake juice tea cups plates basket table chair couch mattress pillow blanket curtain carpet lamp mirror
    shelf desk drawer fridge freezer washer dryer stove microwave kettle blender iron vacuum camera tablet printer
    speaker headphones keyboard monitor cable router engine brakes tires mileage title insurance registration
    automatic manual diesel hybrid electric leather seats color red blue green white black silver gold gray brown
    small medium tall wide long short heavy light soft strong safe secure gated camera alarm lock key entrance
    smoker pets cat dog children infant toddler teen senior couple single woman man professional worker nurse driver
    cook teacher engineer accountant lawyer doctor dentist interpreter notary passport visa permit license exam
    lesson practice homework math science reading writing grammar speech piano guitar krar masinko begena washint
    saturday sunday monday tuesday wednesday thursday friday january march april june august october december`),
  am: words(`
    በሜትሮ አጠገብ ቤተክርስቲያን ገበያ ትምህርትቤት ቤተሰብ ቅዳሜ አሁን ወርሃዊ መብራት ውሃ ወጥቤት መታጠቢያ እንጀራ ቡና በርበሬ ጥጥ ቆዳ እንጨት ዋስትና
    ክረምት በጋ በዓል ጠዋት ማታ ሙሉ ቀን ሥልጠና ምስክር ወረቀት አማርኛ ትግርኛ እንግሊዝኛ ተናጋሪ ይደውሉ እንኳን ደህና መጡ ተማሪ ኢትዮጵያ ኤርትራ
    አዲስ አበባ አስመራ መኪና ሾፌር ነርስ መምህር ሐኪም ጠበቃ ተርጓሚ ፓስፖርት ቪዛ ፈቃድ ፈተና ትምህርት ሒሳብ ንባብ ጽሑፍ ሙዚቃ ክራር ማሲንቆ በገና ዋሽንት
    ሠርግ ልደት ምረቃ ክርስትና ጾም ምስር ጤፍ ሽሮ ማር ቅቤ አይብ ወተት ዳቦ ኬክ ጭማቂ ሻይ ስኒ ሰሃን ወንበር ሶፋ ፍራሽ ትራስ ብርድልብስ መጋረጃ ምንጣፍ
    መስታወት መደርደሪያ ማቀዝቀዣ ማጠቢያ ምድጃ ካሜራ ስልክ ኮምፒውተር ሞተር ጎማ ቀለም ቀይ ሰማያዊ አረንጓዴ ነጭ ጥቁር ትንሽ ትልቅ ረጅም አጭር ከባድ ቀላል`),
}

const CODE_LETTERS = words('alem berta chercher dashen entoto fasil gondar harar')

type Script = 'en' | 'am'
export interface SeedTitle {
  category: Category
  lang: Script
  text: string
}

/** Earlier words come far more often than later ones, as in real texts. */
const pick = (list: readonly string[], next: () => number) =>
  list[Math.floor(next() ** 1.2 * list.length)] ?? ''

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Titles of every category in both scripts; a third of them Amharic. */
export function seedTitles(next: () => number, perCategory: number): SeedTitle[] {
  return (Object.keys(THINGS) as Category[]).flatMap((category) =>
    Array.from({ length: perCategory }, (): SeedTitle => {
      const lang: Script = next() < 0.33 ? 'am' : 'en'
      const text = [
        pick(QUALITIES[lang], next),
        pick(THINGS[category][lang], next),
        pick(SURROUNDINGS[lang], next),
        pick(SURROUNDINGS[lang], next),
      ].join(' ')
      return { category, lang, text: capital(text) }
    }),
  )
}

/** Sentences for descriptions in both scripts; every fourth ends in a rare word, as names and models are. */
export function seedSentences(next: () => number, count: number): { text: string }[] {
  return Array.from({ length: count }, (_, index) => {
    const lang: Script = next() < 0.33 ? 'am' : 'en'
    const length = 7 + Math.floor(next() * 9)
    const picked = Array.from({ length }, () =>
      pick(next() < 0.06 ? QUALITIES[lang] : SURROUNDINGS[lang], next),
    )
    if (index % 4 === 0) picked.push(`${pick(CODE_LETTERS, next)}${100 + Math.floor(next() * 900)}`)
    return { text: `${capital(picked.join(' '))}${lang === 'am' ? '።' : '.'}` }
  })
}
