import type { Career } from './careers.ts'

/** Of those in the west of America, in Canada, Europe and elsewhere. */
export const CAREERS_ABROAD: readonly Career[] = [
  {
    key: 'mahlet',
    headline: 'Restaurateur, third generation',
    company: 'Shiro on Fairfax',
    skills: ['Hospitality', 'Hiring', 'Cooking'],
    posts: [
      'ሥራ ለምትፈልጉ ወጣቶች፦ በማዕድ ቤቴ ሁለት ቦታ አለ። ልምድ አያስፈልግም፤ በሰዓቱ መገኘት ብቻ።',
      'My grandmother’s rule for hiring: watch how they carry somebody else’s plate.',
      'We raised our menu prices for the first time in three years, and wrote the reason on the menu. Nobody complained.',
    ],
  },
  {
    key: 'selam',
    headline: 'Licensed massage therapist',
    company: 'Lake Merritt Bodywork',
    skills: ['Sports massage', 'Anatomy', 'Customer care'],
    posts: [
      'Nurses, drivers, hairdressers: five minutes for your wrists every evening. I wrote the exercises down for you.',
      'Sharing my treatment room on Mondays and Wednesdays, Oakland, near BART.',
    ],
  },
  {
    key: 'filmon',
    headline: 'Electrician’s apprentice, third year',
    company: null,
    skills: ['Wiring', 'Solar panels', 'Tigrinya'],
    posts: [
      'Third year of the apprenticeship, and I finally understand why the old man draws everything first.',
      'The union takes applications until the end of the month. You need algebra and a driving licence, nothing else.',
    ],
  },
  {
    key: 'biniam',
    headline: 'Fleet owner, three cars and a van',
    company: 'Mile High Rides',
    skills: ['Logistics', 'Bookkeeping', 'Running'],
    posts: [
      'Driving pays until the gearbox speaks. Put aside ten cents of every mile; I learned it the expensive way.',
      'Airport drivers of Denver, shall we rent one parking lot together instead of eleven separately?',
    ],
  },
  {
    key: 'eden',
    headline: 'Property manager',
    company: 'Front Range Homes',
    skills: ['Leasing', 'Mediation', 'Excel', 'Tigrinya'],
    posts: [
      'A deposit is not a tip. Photograph every room on the day you move in, and send the pictures to yourself by mail.',
      'We need a maintenance technician in Aurora: benefits from the first day, and a van that starts.',
      'ቤት ለመከራየት ስትዘጋጁ የሦስት ወር የደመወዝ ማስረጃና የድሮ አከራያችሁን ስልክ ያዘጋጁ፤ ሥራችሁ ግማሽ ያልቃል።',
    ],
  },
  {
    key: 'abdi',
    headline: 'Mechanic, owner of two garages',
    company: 'Hussein Auto',
    skills: ['Diagnostics', 'Hybrid cars', 'Apprenticeships'],
    posts: [
      'Winter tyres: the four coins that you save on them are four coins that you pay the tow truck.',
      'Took on two apprentices from the football team. They argue about engines now instead of offsides.',
      'Before you buy a used car, let any mechanic look at it. It need not be me.',
    ],
  },
  {
    key: 'hiwot',
    headline: 'Medical interpreter',
    company: 'Riverside Hospital',
    skills: ['Interpreting', 'Medical terms', 'Amharic'],
    posts: [
      'አስተርጓሚ የሚለው ቃል ትንሽ ነው፤ ሥራው ግን በሁለት ሰዎች መካከል መተማመንን መገንባት ነው።',
      'Certified at last. For those who come after me: the glossary in Amharic that I made is yours if you ask.',
    ],
  },
  {
    key: 'tewodros',
    headline: 'Night driver and weekend DJ',
    company: null,
    skills: ['Sound', 'Customer care', 'Las Vegas by heart'],
    isOpenToWork: true,
    posts: [
      'Looking for a day job after nine years of nights. Dispatch, logistics, anything with people and a radio.',
      'What nobody tells you about night work: the sun is a luxury. Guard two hours of it.',
    ],
  },
  {
    key: 'liya',
    headline: 'Radio producer and archivist',
    company: 'Voices of Harlem',
    skills: ['Audio editing', 'Research', 'Storytelling'],
    posts: [
      'I collect recordings of first phone calls home. If your parents kept a cassette, I have a player and patience.',
      'Our programme looks for three people who changed their profession after forty. Voices only, no pictures.',
      'ድምፅ መቅረጽ ቀላል ነው፤ ማዳመጥ ግን ሙያ ነው።',
    ],
  },
  {
    key: 'naod',
    headline: 'Doctoral student, civil engineering',
    company: 'Boston',
    skills: ['Structural analysis', 'Python', 'Teaching'],
    posts: [
      'My paper on clay bricks from Mendefera was accepted. My mother asked whether they still keep out the rain.',
      'Scholarship deadlines for the autumn: I keep a list of those that take students without a permanent address.',
    ],
  },
  {
    key: 'martha',
    headline: 'Chartered accountant',
    company: 'Zewdu & Daughters',
    skills: ['Tax', 'Audit', 'Explaining', 'Amharic'],
    posts: [
      'Free tax evening for newcomers in Toronto next Thursday: bring your letters unopened, we open them together.',
      'Self-employed friends, the envelope of receipts is not a system. A photograph on the day of the purchase is.',
      'የግብር ወረቀት አያስፈራችሁ። አንድ ጊዜ ከተረዱት በየዓመቱ አንድ ምሽት ብቻ ነው።',
    ],
  },
  {
    key: 'ermias',
    headline: 'Civil engineer getting his licence recognised',
    company: null,
    skills: ['AutoCAD', 'Site supervision', 'Project management'],
    isOpenToWork: true,
    posts: [
      'Eleven years of bridges at home, one exam to go here. Does anybody know a firm that takes engineers in training?',
      'To whoever is filling in the credential forms tonight: send the syllabus too, not the transcript alone.',
    ],
  },
  {
    key: 'solomon',
    headline: 'Long-haul trucker and chess coach',
    company: 'Prairie Freight',
    skills: ['Logistics', 'Winter driving', 'Chess'],
    posts: [
      'Minus thirty-one near Regina. The engine started; the driver needed two coffees.',
      'Our firm pays for the licence if you stay for two years. I trained three of ours already.',
    ],
  },
  {
    key: 'senait',
    headline: 'Renovates and lets small houses',
    company: null,
    skills: ['Renovation', 'Budgeting', 'Plumbing'],
    posts: [
      'I did my first bathroom from a library book. The fourth one paid for the library card.',
      'Women in the trades in Edmonton: breakfast on the first Sunday of the month. Tools welcome, children too.',
    ],
  },
  {
    key: 'almaz',
    headline: 'Coffee ceremonies for offices and hospitals',
    company: 'Three Cups',
    skills: ['Hospitality', 'Public speaking', 'Coffee'],
    posts: [
      'A ward of forty, three cups each, and for an hour nobody looked at a telephone.',
      'Banks book me for team days. They come for the coffee and stay for the third cup.',
      'I need a second host in London for Thursdays. You should love talking, and silence even more.',
    ],
  },
  {
    key: 'robel',
    headline: 'Removals, two vans',
    company: 'Strong Arms London',
    skills: ['Logistics', 'Packing', 'Negotiation'],
    posts: [
      'Second van, first employee. Frightening and wonderful.',
      'Students: share a van. Three rooms to one campus cost what one did alone.',
    ],
  },
  {
    key: 'feven',
    headline: 'Trainee solicitor, immigration',
    company: 'Deansgate Law Centre',
    skills: ['Immigration law', 'Research', 'Tigrinya'],
    posts: [
      'Free advice at the law centre every Wednesday from four. Come early; bring every letter, the envelope too.',
      'Passed my last exam. My father framed the e-mail.',
    ],
  },
  {
    key: 'yodit',
    headline: 'Mother-tongue teacher, Tigrinya and Amharic',
    company: 'Stockholms stad',
    skills: ['Teaching', 'Swedish', 'Tigrinya', 'Amharic'],
    posts: [
      'የልጆቻችን ቋንቋ በሳምንት አንድ ሰዓት ብቻ አይኖርም፤ በኩሽናም፣ በመንገድም፣ በስልክም ሊነገር ይገባል።',
      'The municipality needs four more mother-tongue teachers. I can explain the application, which is the hardest lesson.',
    ],
  },
  {
    key: 'tirhas',
    headline: 'ምግብ አዘጋጅና የባህል አስተባባሪ',
    company: 'ቤት ባህል',
    skills: ['ምግብ ዝግጅት', 'ዝግጅት ማስተባበር'],
    posts: [
      'ለአዲስ ዓመት ዝግጅት በጎ ፈቃደኞች እንፈልጋለን። የሁለት ሰዓት እገዛ ትልቅ ለውጥ ያመጣል።',
      'ዛሬ ለመቶ ሃያ ሰው ምግብ አዘጋጀን። ብቻዬን ብሆን አይቻልም ነበር፤ እናመሰግናለን።',
    ],
  },
  {
    key: 'winta',
    headline: 'Coffee roaster',
    company: 'Winta Brenneri',
    skills: ['Roasting', 'Cupping', 'Norwegian'],
    posts: [
      'Paid the farmers in Sidama before the harvest this year. The beans have not changed, but I sleep better.',
      'An internship at the roastery, two months, paid. Good nose wanted, experience not needed.',
    ],
  },
  {
    key: 'zerai',
    headline: 'Sworn translator, four languages',
    company: null,
    skills: ['Translation', 'German', 'Tigrinya', 'Amharic'],
    posts: [
      'Birth certificates: have them translated once, properly, and order three stamped copies. You will need the third.',
      'ትርጉም ቃላትን መለወጥ ብቻ አይደለም፤ ሕይወትን ወደ ሌላ አገር ማሻገር ነው።',
      'I pass on court dates in Darmstadt that I cannot take. Sworn colleagues for Tigrinya, please get in touch.',
    ],
  },
  {
    key: 'nardos',
    headline: 'Mobile developer',
    company: 'Spree Apps',
    skills: ['Kotlin', 'Swift', 'Accessibility', 'Ethiopic typography'],
    posts: [
      'Half of all apps still cut the tops off ፊ and ፌ. Line height, friends, line height.',
      'Our keyboard for Amharic and Tigrinya is out as open source. Testers with old phones are the most useful ones.',
      'መተግበሪያ ስትሠሩ በአማርኛ ሞክሩት። ቃላቱ ሲረዝሙ ነው ዲዛይኑ የሚፈተነው።',
    ],
  },
  {
    key: 'merhawi',
    headline: 'Hotel receptionist, evening student',
    company: 'Hotel Limmat',
    skills: ['Hospitality', 'German', 'Italian'],
    isOpenToWork: true,
    posts: [
      'Finished the second year of hotel management in the evenings. Looking for a trainee post anywhere in the Zürich area.',
      'Five languages at the desk tonight, and the guest wanted to talk about football. That one I speak best.',
    ],
  },
  {
    key: 'genet',
    headline: 'Knows which office opens when',
    company: 'Sportello Termini',
    skills: ['Paperwork', 'Italian', 'Patience'],
    posts: [
      'The office for residence permits has a new door and an old queue. Come on Wednesdays.',
      'Thirty years of forms taught me one thing: photocopy everything, also the photocopy.',
    ],
  },
  {
    key: 'aster',
    headline: 'Bookseller',
    company: 'Libreria Porta Venezia',
    skills: ['Bookselling', 'Events', 'Italian'],
    posts: [
      'Our shelf of Eritrean and Ethiopian authors has grown to two shelves. Suggestions are welcome, loans too.',
      'መጽሐፍ መሸጥ ሀብታም አያደርግም፤ ጎረቤት ግን ይሰጣል።',
    ],
  },
  {
    key: 'daniel',
    headline: 'Builds websites and bicycles',
    company: 'Tweewieler Studio',
    skills: ['Web design', 'Bicycle repair', 'Dutch'],
    posts: [
      'Office hours for small shops on Fridays in Rotterdam: bring your laptop, we repair your listing on the map together.',
      'A website for a church in Rotterdam: three languages, one calendar, no pop-ups. Proud of this one.',
      'Learn a trade with your hands beside the one on the screen. One of them always works.',
    ],
  },
  {
    key: 'avraham',
    headline: 'Musician and music teacher',
    company: 'Jaffa Conservatory',
    skills: ['Masenqo', 'Arranging', 'Teaching'],
    posts: [
      'Six children, six masenqos made of broom sticks. The neighbours have been warned.',
      'Looking for a flautist who reads music and is not afraid of five notes.',
    ],
  },
  {
    key: 'hirut',
    headline: 'Head chef, hotel kitchen',
    company: 'Creek Boutique Hotel',
    skills: ['Kitchen management', 'Training', 'Amharic', 'Arabic'],
    posts: [
      'Promoted three of my line cooks this year. The kitchen is louder and better.',
      'For those who come to Dubai to work: read the contract with somebody who reads both languages. Write to me if you know nobody.',
    ],
  },
  {
    key: 'meseret',
    headline: 'የቡና ዕቃና የቤት እቃ ነጋዴ',
    company: null,
    skills: ['ንግድ', 'ደንበኛ አያያዝ', 'ዐረብኛ'],
    posts: [
      'በትንሽ ጀምሬ ዛሬ ለሁለት ሰዎች የሥራ ዕድል ፈጥሬያለሁ። ትዕግሥት ፍሬ አለው።',
      'ወደ ዱባይ ለሥራ ለሚመጡ እህቶች፦ ውልዎን ሳያነቡ አይፈርሙ፤ ቅጂውንም ከእጅዎ አይለዩ።',
      'ጥሩ ጀበና የሚለየው በድምፁ ነው። ሲያንኳኩት ይናገራል።',
    ],
  },
  {
    key: 'kaleb',
    headline: 'Chef',
    company: 'Footscray Kitchen',
    skills: ['Cooking', 'Menu design', 'Goalkeeping'],
    posts: [
      'የምግብ ሙያ ለመማር ምርጡ ትምህርት ቤት የእናት ማዕድ ቤት ነው፤ ሁለተኛው ደግሞ ሰኞ ምሽት በመጠለያው የምናበስለው ነው።',
      'We cook for the night shelter on Mondays. Apprentices learn more there than in a month of service.',
      'Looking for a baker who is curious about sourdough that has travelled.',
    ],
  },
  {
    key: 'abrehet',
    headline: 'Weaver and tailor',
    company: 'Netsela Studio',
    skills: ['Weaving', 'Tailoring', 'Teaching'],
    posts: [
      'The loom arrived in eleven pieces and without instructions. My hands remembered.',
      'ሽመና የሚማሩ ስድስት ተማሪዎች አሉኝ፤ ትልቋ ሰባ ሁለት ዓመቷ ነው፤ ከሁሉም ትፈጥናለች።',
    ],
  },
]
