import type { InterfaceLanguage } from '#contract/language/language.ts'

/** Sentences of the guide. */
interface GuideWords {
  greeting: string
  thanked: string
  parted: string
  /** To whoever swears. */
  polite: string
  help: string
  /** `wanted` begins with how many there are. */
  found: (wanted: string) => string
  shown: (count: number) => string
  more: (count: number) => string
  noMore: string
  /** A state or country where a city is needed. */
  region: (name: string) => string
  unknownPlace: (name: string) => string
  unknownHere: string
  /** Of two that are named the second is left for later. */
  oneCity: (other: string) => string
  /** A city of which nothing more is asked. */
  whatThere: (city: string) => string
  /** What follows was found without these words. */
  leftOut: (words: string) => string
  none: (wanted: string) => string
  noneSaved: string
  verify: string
  groups: (count: number, q: string, where: string) => string
  noGroups: string
  events: (count: number, where: string) => string
  noEvents: (where: string) => string
  nearPlace: (name: string) => string
  date: (name: string, gregorian: string, ethiopian: string) => string
  fast: (name: string, first: string, last: string) => string
  day: (gregorian: string, ethiopian: string) => string
  expected: string
  noDate: string
  oddYear: (from: number, until: number) => string
  oddDay: string
  saveCard: (wanted: string) => string
  saveWhat: string
  draftCard: string
  draftWhat: string
  noAdvice: Record<'legal' | 'medical', string>
  noPeople: string
  safety: string
  /** Before what may not be offered at all. */
  forbidden: string
  /** Of what is shown in order of its price. */
  cheapestFirst: string
  /** Nothing fits all that was asked for; `given` is what was let go. */
  nearest: (wanted: string, given: string) => string
  given: {
    detail: (names: string) => string
    radius: (distance: string) => string
    price: (amount: string) => string
  }
  /** No group has it here; those that come nearest follow. */
  nearestGroups: (q: string, where: string) => string
  groupsElsewhere: (q: string, where: string) => string
  /** Of events, how many are met on the internet alone. */
  online: (count: number) => string
  /** Before people who do for a living what cannot be done here. */
  professionals: (where: string) => string
  season: Record<'feasts' | 'fasts', string>
  noSeason: string
  /** Of what lasts, its first day in the other calendar. */
  from: (day: string) => string
  fastedDay: (day: string, isFasted: boolean) => string
  ask: {
    save: string
    more: string
    /** `distance` in miles or kilometres. */
    within: (distance: number, isMiles: boolean) => string
    in: (city: string) => string
    roomsIn: (city: string) => string
    jobsIn: (city: string) => string
    eventsIn: (city: string) => string
    groupsIn: (city: string) => string
    anywhere: string
    scam: string
    rooms: string
    jobs: string
    groups: string
    createGroup: string
    fasika: string
    post: string
    lawyer: string
    doctor: string
    events: string
    today: string
    report: string
    write: string
    check: string
  }
}

/** "E.C." and "D.C." end a sentence by themselves. */
const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`)

export const GUIDE_WORDS: Record<InterfaceLanguage, GuideWords> = {
  en: {
    greeting:
      'Selam! I can look for rooms, jobs, items, services, groups and events here, explain how this site works, and give you a date in both calendars. What can I do for you?',
    thanked: 'You are welcome! Is there anything else I can look for?',
    parted: 'All right. I’m here whenever you need something.',
    polite:
      'Let’s keep it friendly. I can help you find rooms, jobs, items, services, groups and events; if somebody here behaves badly, you can report it.',
    help: 'I did not quite understand that. I can look for rooms, jobs, items, services, groups and events, explain how this site works, and convert dates. Try one of these:',
    found: (wanted) => ended(`I found ${wanted}`),
    shown: (count) => `Here are the first ${count}.`,
    more: (count) => (count === 1 ? 'Here is one more.' : `Here are ${count} more.`),
    noMore: 'That was all I found.',
    region: (name) => `I search around one city, and ${name} is larger than that. Which city do you mean?`,
    unknownPlace: (name) => `I do not know a place called “${name}”. Which city do you mean?`,
    unknownHere: 'I do not know where you are. Which city should I search around?',
    oneCity: (other) => `I search around one city at a time; ${other} comes next if you ask for it.`,
    whatThere: (city) => `What should I look for in ${city}?`,
    leftOut: (words) => `Nothing here says “${words}”. Without that:`,
    none: (wanted) => `There are no ${wanted} right now.`,
    noneSaved: 'Save the search below, and we notify you as soon as something is posted.',
    verify: 'Never pay before you have seen it.',
    groups: (count, q, where) =>
      ended(`I found ${count} ${count === 1 ? 'group' : 'groups'}${q === '' ? '' : ` for “${q}”`}${where}`),
    noGroups: 'I found no such group. You can see all of them under Social, or start one yourself.',
    events: (count, where) => ended(`I found ${count === 1 ? '1 event' : `${count} events`}${where}`),
    noEvents: (where) => `Nothing is announced${where} for these days.`,
    nearPlace: (name) => ` near ${name}`,
    date: (name, gregorian, ethiopian) =>
      ended(`${name} is on ${gregorian}. In the Ethiopian calendar that is ${ethiopian}`),
    fast: (name, first, last) => `${name} begins on ${first} and lasts until ${last}.`,
    day: (gregorian, ethiopian) => `${gregorian} is ${ethiopian} in the Ethiopian calendar.`,
    expected: 'The moon decides: a day sooner or later is possible.',
    noDate:
      'Which day do you mean? Write it like “September 11, 2026”, “Meskerem 1, 2019” or by the name of a feast.',
    oddYear: (from, until) => `I only know the calendar for the years ${from} to ${until}.`,
    oddDay: 'There is no such day in that calendar. Please check it, or write it like “September 11, 2026”.',
    saveCard: (wanted) =>
      `${ended(`This is the search for ${wanted}`)} Tap to save it, and choose how you want to be notified.`,
    saveWhat:
      'What should the search be for? Tell me what you are looking for and where, such as “rooms in Seattle under $900”.',
    draftCard:
      'I have filled in what you told me. Tap to open the form: nothing is posted before you publish it yourself.',
    draftWhat: 'What would you like to post? Tell me what it is, the price and the city.',
    noAdvice: {
      legal: 'I cannot give legal or immigration advice.',
      medical:
        'I cannot give medical advice. In an emergency call 911, or the emergency number of the country you are in.',
    },
    noPeople:
      'I do not search for people, and I know nothing about dating profiles or anybody’s address or number. To meet somebody, open “Dating” or “Networking” under “Social”; people you already write with are under “Messages”.',
    safety: 'Your safety comes first.',
    forbidden: 'I cannot look for that. These are not allowed here:',
    cheapestFirst: 'The cheapest come first.',
    nearest: (wanted, given) => `There are no ${wanted} right now. The nearest, ${given}, are these.`,
    given: {
      detail: (names) => `if “${names}” does not matter`,
      radius: (distance) => `within ${distance}`,
      price: (amount) => `up to ${amount}`,
    },
    nearestGroups: (q, where) => `I found no group for “${q}”${where}. These meet there:`,
    groupsElsewhere: (q, where) => `I found no group for “${q}”${where}. Elsewhere there is:`,
    online: (count) =>
      count === 1 ? 'One of them is online, from anywhere.' : `${count} of them are online, from anywhere.`,
    professionals: (where) => `These people do that for a living${where}:`,
    season: { feasts: 'The feasts and days of remembrance:', fasts: 'The fasts:' },
    noSeason: 'There is none in that time.',
    from: (day) => `from ${day}`,
    fastedDay: (day, isFasted) =>
      isFasted
        ? `${day} is a fasting day of the Orthodox Tewahedo churches.`
        : `${day} is not a fasting day of the Orthodox Tewahedo churches.`,
    ask: {
      save: 'Save this search',
      more: 'Show more',
      within: (distance, isMiles) => `Within ${distance} ${isMiles ? 'miles' : 'km'}`,
      in: (city) => `in ${city}`,
      roomsIn: (city) => `Rooms in ${city}`,
      jobsIn: (city) => `Jobs in ${city}`,
      eventsIn: (city) => `Events in ${city}`,
      groupsIn: (city) => `Groups in ${city}`,
      anywhere: 'Look anywhere',
      scam: 'How do I spot a scam?',
      rooms: 'Find a room near me',
      jobs: 'Find a job near me',
      groups: 'Find groups near me',
      createGroup: 'How do I create a group?',
      fasika: 'When is Fasika?',
      post: 'How do I post a listing?',
      lawyer: 'Find an immigration lawyer',
      doctor: 'Find a doctor or clinic service',
      events: 'What events are there this week?',
      today: 'What is today in the Ethiopian calendar?',
      report: 'How do I report a listing, a message or a person?',
      write: 'How do I write to somebody about a listing?',
      check: 'Check a message I got',
    },
  },
  am: {
    greeting:
      'ሰላም! ክፍሎችን፣ ሥራዎችን፣ ዕቃዎችን፣ አገልግሎቶችን፣ ቡድኖችንና ዝግጅቶችን መፈለግ፣ ይህ ድረ ገጽ እንዴት እንደሚሠራ ማስረዳትና ቀንን በሁለቱም አቆጣጠሮች መናገር እችላለሁ። ምን ልርዳዎት?',
    thanked: 'ምንም አይደለም! ሌላ የምፈልግልዎ ነገር አለ?',
    parted: 'እሺ። በሚያስፈልግዎ ጊዜ ሁሉ እዚህ ነኝ።',
    polite:
      'በመከባበር እንነጋገር፤ ለዚህ መልስ አልሰጥም። ክፍሎችን፣ ሥራዎችን፣ ዕቃዎችን፣ አገልግሎቶችን፣ ቡድኖችንና ዝግጅቶችን በደስታ እፈልጋለሁ፤ እዚህ የሚያስቸግርዎ ሰው ካለ ሪፖርት ማድረግ ይችላሉ።',
    help: 'ጥያቄዎ በደንብ አልገባኝም። ክፍሎችን፣ ሥራዎችን፣ ዕቃዎችን፣ አገልግሎቶችን፣ ቡድኖችንና ዝግጅቶችን መፈለግ፣ ይህ ድረ ገጽ እንዴት እንደሚሠራ ማስረዳትና ቀን መቀየር እችላለሁ። ከእነዚህ አንዱን ይሞክሩ፦',
    found: (wanted) => `${wanted} አግኝቻለሁ።`,
    shown: (count) => `የመጀመሪያዎቹ ${count} እነሆ።`,
    more: (count) => (count === 1 ? 'ተጨማሪ አንድ እነሆ።' : `ተጨማሪ ${count} እነሆ።`),
    noMore: 'ያገኘሁት ይህን ብቻ ነው።',
    region: (name) => `የምፈልገው በአንድ ከተማ አካባቢ ነው፤ ${name} ግን ከዚያ ይሰፋል። የትኛውን ከተማ ማለትዎ ነው?`,
    unknownPlace: (name) => `“${name}” የሚባል ቦታ አላውቅም። የትኛውን ከተማ ማለትዎ ነው?`,
    unknownHere: 'የት እንዳሉ አላውቅም። በየትኛው ከተማ አካባቢ ልፈልግልዎ?',
    oneCity: (other) => `በአንድ ጊዜ የምፈልገው በአንድ ከተማ አካባቢ ነው፤ ${other} ቀጥለው ይጠይቁኝ።`,
    whatThere: (city) => `በ${city} ምን ልፈልግልዎ?`,
    leftOut: (words) => `“${words}” የሚል አልተገኘም። ያለዚህ ቃል፦`,
    none: (wanted) => `አሁን ${wanted} የሉም።`,
    noneSaved: 'ከታች ያለውን ፍለጋ ያስቀምጡ፤ አዲስ ነገር ሲወጣ ወዲያውኑ እናሳውቅዎታለን።',
    verify: 'ከማየትዎ በፊት ገንዘብ አይክፈሉ።',
    groups: (count, q, where) =>
      `${q === '' ? '' : `“${q}” ${count === 1 ? 'የሚል' : 'የሚሉ'} `}${count === 1 ? 'አንድ ቡድን' : `${count} ቡድኖች`}${where} አግኝቻለሁ።`,
    noGroups: 'እንዲህ ዓይነት ቡድን አላገኘሁም። ሁሉንም በ“ማኅበራዊ” ውስጥ ማየት ወይም ራስዎ መጀመር ይችላሉ።',
    events: (count, where) => `${count === 1 ? 'አንድ ዝግጅት' : `${count} ዝግጅቶች`}${where} አግኝቻለሁ።`,
    noEvents: (where) => `ለእነዚህ ቀናት${where} የተገለጸ ዝግጅት የለም።`,
    nearPlace: (name) => ` በ${name} አካባቢ`,
    date: (name, gregorian, ethiopian) => `${name} ${ethiopian} ነው፤ በጎርጎርዮስ አቆጣጠር ${gregorian} ነው።`,
    fast: (name, first, last) => `${name} ${first} ይጀምርና እስከ ${last} ይቆያል።`,
    day: (gregorian, ethiopian) => `${gregorian} በኢትዮጵያ አቆጣጠር ${ethiopian} ነው።`,
    expected: 'በጨረቃ የሚወሰን ስለሆነ በአንድ ቀን ሊቀድም ወይም ሊዘገይ ይችላል።',
    noDate: 'የትኛውን ቀን ማለትዎ ነው? “መስከረም 1 ቀን 2019”፣ “September 11, 2026” ወይም የበዓሉን ስም ይጻፉ።',
    oddYear: (from, until) => `የማውቀው ከ${from} እስከ ${until} ያሉትን ዓመታት አቆጣጠር ብቻ ነው።`,
    oddDay: 'በዚያ አቆጣጠር እንዲህ ያለ ቀን የለም። እባክዎ እንደገና ይመልከቱት፤ ወይም “መስከረም 1 ቀን 2019” ብለው ይጻፉ።',
    saveCard: (wanted) => `ይህ ፍለጋ ${wanted} ለማግኘት ነው። ለማስቀመጥ ይንኩትና በምን እናሳውቅዎ እንደሚፈልጉ ይምረጡ።`,
    saveWhat: 'ፍለጋው ስለ ምን ይሁን? የሚፈልጉትንና ቦታውን ይንገሩኝ፤ ለምሳሌ “በሲያትል እስከ 900 ዶላር ክፍል”።',
    draftCard: 'የነገሩኝን በቅጹ ላይ ሞልቻለሁ። ለመክፈት ይንኩት፤ ራስዎ እስኪለጥፉት ድረስ ምንም አይታይም።',
    draftWhat: 'ምን መለጠፍ ይፈልጋሉ? ምን እንደሆነ፣ ዋጋውንና ከተማውን ይንገሩኝ።',
    noAdvice: {
      legal: 'የሕግ ወይም የስደተኝነት ጉዳይ ምክር መስጠት አልችልም።',
      medical: 'የሕክምና ምክር መስጠት አልችልም። ድንገተኛ ከሆነ 911 ወይም ያሉበትን አገር የአስቸኳይ ቁጥር ይደውሉ።',
    },
    noPeople:
      'ሰዎችን አልፈልግም፤ ስለ ፍቅር ጓደኛ መገለጫዎችም ሆነ ስለ ማንም አድራሻ ወይም ስልክ ቁጥር የማውቀው የለም። ከሰው ጋር ለመገናኘት በ“ማኅበራዊ” ውስጥ “የፍቅር ጓደኛ” ወይም “የሙያ ትስስር” የሚለውን ይክፈቱ፤ አስቀድመው የሚጻጻፏቸው ሰዎች በ“መልእክቶች” ውስጥ ናቸው።',
    safety: 'ደኅንነትዎ ይቀድማል።',
    forbidden: 'ያንን አልፈልግም። እዚህ ማቅረብ የማይፈቀደው ይህ ነው፦',
    cheapestFirst: 'ርካሾቹ ይቀድማሉ።',
    nearest: (wanted, given) => `አሁን ${wanted} የሉም። ${given} የሚቀርቡት እነዚህ ናቸው።`,
    given: {
      detail: (names) => `“${names}” ካልተጠየቀ`,
      radius: (distance) => `በ${distance} ውስጥ`,
      price: (amount) => `እስከ ${amount}`,
    },
    nearestGroups: (q, where) => `“${q}” የሚል ቡድን${where} አላገኘሁም። እዚያ የሚገናኙት እነዚህ ናቸው፦`,
    groupsElsewhere: (q, where) => `“${q}” የሚል ቡድን${where} አላገኘሁም። በሌላ ቦታ ግን አለ፦`,
    online: (count) =>
      count === 1 ? 'አንዱ ከየትኛውም ቦታ በኢንተርኔት የሚካሄድ ነው።' : `ከእነዚህ ${count} ከየትኛውም ቦታ በኢንተርኔት የሚካሄዱ ናቸው።`,
    professionals: (where) => `ይህን በሙያቸው${where} የሚሠሩ ሰዎች እነዚህ ናቸው፦`,
    season: { feasts: 'በዓላትና የመታሰቢያ ቀናት፦', fasts: 'አጽዋማት፦' },
    noSeason: 'በዚያ ጊዜ ውስጥ የለም።',
    from: (day) => `ከ${day} ጀምሮ`,
    fastedDay: (day, isFasted) =>
      isFasted
        ? `${day} በኦርቶዶክስ ተዋሕዶ አብያተ ክርስቲያናት የጾም ቀን ነው።`
        : `${day} በኦርቶዶክስ ተዋሕዶ አብያተ ክርስቲያናት የጾም ቀን አይደለም።`,
    ask: {
      save: 'ፍለጋውን ያስቀምጡ',
      more: 'ተጨማሪ ያሳዩኝ',
      within: (distance, isMiles) => `በ${distance} ${isMiles ? 'ማይል' : 'ኪሎ ሜትር'} ውስጥ`,
      in: (city) => `በ${city}`,
      roomsIn: (city) => `ክፍሎች በ${city}`,
      jobsIn: (city) => `ሥራዎች በ${city}`,
      eventsIn: (city) => `ዝግጅቶች በ${city}`,
      groupsIn: (city) => `ቡድኖች በ${city}`,
      anywhere: 'የትም ይፈልጉ',
      scam: 'ማጭበርበርን እንዴት ለይቼ አውቃለሁ?',
      rooms: 'በአቅራቢያዬ ክፍል እፈልጋለሁ',
      jobs: 'በአቅራቢያዬ ሥራ እፈልጋለሁ',
      groups: 'በአቅራቢያዬ ያሉ ቡድኖችን እፈልጋለሁ',
      createGroup: 'ቡድን እንዴት እጀምራለሁ?',
      fasika: 'ፋሲካ መቼ ነው?',
      post: 'ማስታወቂያ እንዴት እለጥፋለሁ?',
      lawyer: 'የኢሚግሬሽን ጠበቃ እፈልጋለሁ',
      doctor: 'የሐኪም አገልግሎት እፈልጋለሁ',
      events: 'በዚህ ሳምንት ምን ዝግጅቶች አሉ?',
      today: 'ዛሬ በኢትዮጵያ አቆጣጠር ስንት ነው?',
      report: 'ስለ ማስታወቂያ፣ ስለ መልእክት ወይም ስለ ሰው እንዴት ሪፖርት አደርጋለሁ?',
      write: 'ስለ አንድ ማስታወቂያ ለባለቤቱ እንዴት እጽፋለሁ?',
      check: 'የደረሰኝን መልእክት ያረጋግጡልኝ',
    },
  },
}
