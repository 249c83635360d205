/** What somebody of the demo shows of their work, and what they wrote about it, the newest first. */
export interface Career {
  /** Of PEOPLE. */
  key: string
  headline: string
  company: string | null
  skills: readonly string[]
  isOpenToWork?: true
  posts: readonly string[]
}

/** Of those in the east and the middle of America. */
export const CAREERS: readonly Career[] = [
  {
    key: 'sara',
    headline: 'Registered nurse, night shift',
    company: 'Holy Cross Hospital',
    skills: ['Patient care', 'Triage', 'Amharic', 'Mentoring'],
    posts: [
      'Our unit is hiring two night nurses. New graduates are welcome; I will sit down with anybody who wants to practise for the interview.',
      'Twelve years ago I passed the NCLEX on the second try. If you failed the first one: it says nothing about the nurse you will be.',
      'ነርስ ለመሆን ለምትዘጋጁ ሁሉ፦ የመጀመሪያው ዓመት ከባድ ነው፤ ነገር ግን ብቻችሁን አይደላችሁም። ጥያቄ ካላችሁ ጻፉልኝ።',
    ],
  },
  {
    key: 'hanna',
    headline: 'Community manager',
    company: 'Mesob',
    skills: ['Community building', 'Writing', 'Conflict resolution'],
    posts: [
      'A good listing has three things: a real price, a photo taken by daylight and a sentence about why you are selling.',
      'በዚህ ሳምንት ያየኋቸው ማስታወቂያዎች ጥራት እያደገ ነው። ግልጽ ፎቶ ማንሳት ብቻውን ብዙ ጥያቄ ይቀንሳል።',
    ],
  },
  {
    key: 'dawit',
    headline: 'Systems engineer',
    company: 'Mesob',
    skills: ['PostgreSQL', 'Linux', 'TypeScript', 'Incident response'],
    posts: [
      'Wrote down last month’s outage in plain words, without naming anybody. The document fixed more than the patch did.',
      'Backups that nobody has restored are hopes. We restored ours on Saturday: nineteen minutes.',
      'Looking for two volunteers to teach teenagers their first web page, four Saturdays in Columbia Heights.',
    ],
  },
  {
    key: 'yonas',
    headline: 'Landlord and drummer',
    company: null,
    skills: ['Property management', 'Carpentry', 'Percussion'],
    posts: [
      'The inspector came, and found a missing smoke alarm before my tenant did. Check yours tonight.',
      'Every tenant of mine gets the lease in a language they read. It costs one evening and saves a year of misunderstanding.',
      'Need a bass player for a wedding band in Washington. We rehearse on Sundays, and there is always food.',
    ],
  },
  {
    key: 'dagmawi',
    headline: 'ዲጄና የድምፅ ባለሙያ',
    company: null,
    skills: ['ድምፅ ማቀናበር', 'ዲጄ', 'የመድረክ መብራት'],
    posts: [
      'ለሠርግ ድምፅ ሲከራዩ ክፍሉን አስቀድመው ያሳዩኝ። ጥሩ ድምፅ የሚጀምረው ከቦታው ነው።',
      'ሁለት ወጣቶችን የድምፅ ሙያ እያስተማርኩ ነው። ቅዳሜ ከሰዓት በኋላ መማር የሚፈልግ ካለ ይጻፍልኝ።',
      'ትናንት ማታ የድሮ ካሴቶችን ወደ ዲጂታል ስቀይር አደርኩ። የአባቶቻችን ሙዚቃ ሊጠፋ አይገባውም።',
    ],
  },
  {
    key: 'tigist',
    headline: 'Injera baker, wholesale and retail',
    company: 'Tigist’s Mitad',
    skills: ['Baking', 'Food safety', 'Small business', 'Teff'],
    posts: [
      'Got my cottage food licence today. Whoever wants to start: the form is shorter than it looks, and I kept my notes.',
      'Teff is up eleven percent since spring. I would rather tell my customers why than make the injera smaller.',
      'Hiring one pair of hands, three mornings a week. You learn everything, and take home what breaks.',
    ],
  },
  {
    key: 'selamawit',
    headline: 'የልጆች አማርኛ መምህርት',
    company: 'ፊደል ቤት',
    skills: ['ማስተማር', 'የልጆች ሥነ ጽሑፍ', 'Curriculum design'],
    posts: [
      'ልጆች ፊደልን በዜማ ሲማሩ አይረሱትም። በዚህ ሳምንት አሥራ አራቱ ተማሪዎቼ “ሀ ሁ”ን በአንድ ትንፋሽ ጨረሱ።',
      'በውጭ አገር ለሚያድጉ ልጆች የአማርኛ መጻሕፍት ዝርዝር አዘጋጅቻለሁ። ለሚፈልግ ወላጅ እልካለሁ።',
      'ረዳት መምህር እፈልጋለሁ፤ ቅዳሜ ጠዋት ለሁለት ሰዓት። ትዕግሥትና ፈገግታ ከዲግሪ ይበልጣል።',
    ],
  },
  {
    key: 'meron',
    headline: 'Event planner',
    company: 'Adey Events',
    skills: ['Event planning', 'Budgeting', 'Negotiation'],
    posts: [
      'ለሠርግ ዝግጅት ስድስት ወር አስቀድመው ይጀምሩ። የመጨረሻው ሳምንት ለእንቅልፍ ይሁን።',
      'Three hundred and forty guests, one power cut, zero tears. Always rent the second generator.',
      'A budget is a conversation about what matters. I ask couples for their three things before I ask for a number.',
    ],
  },
  {
    key: 'abebe',
    headline: 'Driving instructor, forty years on the road',
    company: 'Abebe Driving School',
    skills: ['Teaching', 'Road safety', 'Commercial licences'],
    posts: [
      'Six of my students passed their commercial licence this month. The youngest is 21, the oldest 58.',
      'መንጃ ፈቃድ ለሚፈተኑ፦ ከፈተናው በፊት ባለው ምሽት አይለማመዱ፤ ይተኙ።',
    ],
  },
  {
    key: 'chaltu',
    headline: 'Home care coordinator',
    company: 'North Star Home Care',
    skills: ['Care planning', 'Afaan Oromoo', 'Scheduling', 'Medicaid'],
    posts: [
      'We pay for the certificate and the hours you spend on it. Home health aides who speak Amharic or Oromo, please write.',
      'A client of 91 told me today that her aide’s coffee tastes like home. Skills are not always on the form.',
      'If your parents need care at home: start the Medicaid papers before you need them. I will answer questions here.',
    ],
  },
  {
    key: 'ibrahim',
    headline: 'Grocer since 2009',
    company: 'Corner Halal Market',
    skills: ['Retail', 'Importing', 'Bookkeeping'],
    posts: [
      'A customer pays me in January for what she carried home in December. Her word has never needed paper.',
      'My first employee opened her own shop this week, two streets from mine. I brought the scale.',
      'Small shops: talk to each other before you order. Four of us fill one container and save a third of the freight.',
    ],
  },
  {
    key: 'lensa',
    headline: 'Public health graduate looking for a first post',
    company: null,
    skills: ['Epidemiology', 'R', 'Survey design'],
    isOpenToWork: true,
    posts: [
      'Defended my thesis on vaccine talk in Oromo coffee circles. Now looking for a first post in the Twin Cities.',
      'Does anybody here work in a county health department and have twenty minutes for somebody who would like to?',
    ],
  },
  {
    key: 'kidist',
    headline: 'Software engineer, payments',
    company: 'Harbor Pay',
    skills: ['Go', 'Distributed systems', 'PostgreSQL', 'Interviewing'],
    posts: [
      'I keep two hours on Fridays for mock interviews with people from our community. No charge; bring your worst question.',
      'A code review tip: say what you understood before you say what you would change.',
      'Our team opens one internship for the summer. It is paid, and nobody asks for a famous university.',
    ],
  },
  {
    key: 'samuel',
    headline: 'Wedding and portrait photographer',
    company: 'Sam G Photo',
    skills: ['Photography', 'Lightroom', 'Tigrinya'],
    posts: [
      'Second shooters wanted for the autumn weddings in Seattle. You keep the rights to your own pictures.',
      'Brown skin and a white dress in one frame: expose for the face. The dress forgives you.',
      'Portraits for job applications, by donation, this Saturday in Rainier Beach. The money goes to the youth team.',
    ],
  },
  {
    key: 'bethlehem',
    headline: 'Salon owner and braiding teacher',
    company: 'Betty’s Chair',
    skills: ['Braiding', 'Make-up', 'Small business'],
    posts: [
      'Ten years of Betty’s Chair today. Thank you to everybody who sat in it and told me their news.',
      'የፀጉር ሥራ ሙያ መማር ለሚፈልጉ፦ በሚቀጥለው ወር አዲስ ክፍል እጀምራለሁ፤ ስድስት ቦታ ብቻ አለ።',
    ],
  },
  {
    key: 'getachew',
    headline: 'Carpenter and cabinet maker',
    company: 'Mengistu Woodworks',
    skills: ['Cabinet making', 'Restoration', 'Estimating'],
    isOpenToWork: true,
    posts: [
      'Built a mesob stand out of one walnut board. Pictures do not show the smell.',
      'Between two kitchens at the moment: free for smaller jobs in Houston until the end of the month.',
      'Measure twice. Then ask whose tape the client used.',
    ],
  },
  {
    key: 'rahel',
    headline: 'Caterer for twenty guests or three hundred',
    company: 'Rahel’s Table',
    skills: ['Catering', 'Menu design', 'Team leading'],
    posts: [
      'ለመቶ ሰው ምግብ ማዘጋጀት የሚጀምረው ከሽንኩርት ነው። ዛሬ ጠዋት አርባ ኪሎ ከተፍን።',
      'Vegan menus are our fasting menus with another name. Our best month so far.',
      'I am looking for a kitchen in Atlanta to share on weekdays. We leave it cleaner than we find it.',
    ],
  },
  {
    key: 'nur',
    headline: 'Case worker for newcomers',
    company: 'Clarkston Welcome Center',
    skills: ['Case management', 'Interpreting', 'Arabic', 'Housing law'],
    posts: [
      'Never sign a lease on the bonnet of a car. Bring it to us: we read it with you, free, on Tuesdays and Thursdays.',
      'Seventeen families, seventeen first apartments this quarter. Volunteers with a van are worth gold.',
      'Interpreters wanted: Tigrinya, Amharic, Somali. We train you and pay for the test.',
    ],
  },
]
