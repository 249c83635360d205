import { type Ad, daily, from, hourly, inTurn, onRequest } from './ad.ts'

/** Papers, words, lessons, care and computers. */
export const ADVICE: readonly Ad[] = [
  {
    sub: 'tax_accounting',
    in: ['silverSpring', 'seattle', 'dallas', 'toronto'],
    title: [
      'Tax filing for families and taxi drivers',
      'Bookkeeping and taxes for small shops',
      'Tax returns, explained in Amharic',
      'Taxes for newcomers and the self-employed',
    ],
    text: [
      [
        'Wages, ride-share, child credits, money sent home: I have seen it all and sort it calmly. Bring the shoe box, take home a folder.',
        'I keep the books of restaurants, groceries and hair salons, so that you can sleep in April.',
      ],
      'You see the price before we begin. Every number is explained until it makes sense.',
      'Evening appointments and video calls are fine.',
      'የታክስ አገልግሎት በአማርኛና በትግርኛ።',
    ],
    price: from(120),
    details: { years: 16, remote: true, license_number: 'PTIN P0144823' },
    photos: ['taxDesk'],
  },
  {
    sub: 'tax_accounting',
    lang: 'am',
    in: ['alexandria', 'columbus'],
    title: ['የታክስ አገልግሎት በአማርኛ', 'የሂሳብ ሥራና ታክስ ለአነስተኛ ንግድ'],
    text: [
      'ለቤተሰብ፣ ለታክሲ ሹፌሮችና ለአነስተኛ ንግዶች የታክስ ሥራ እንሠራለን። ሁሉንም በአማርኛ እናስረዳለን።',
      'ዋጋው አስቀድሞ ይነገራል። በቪዲዮም ማገልገል እንችላለን።',
    ],
    price: from(100),
    details: { years: 12, remote: true, license_number: 'PTIN P0178812' },
    photos: ['taxDesk', 'meetingRoom'],
  },
  {
    sub: 'legal_immigration',
    in: ['washington', 'houston', 'london'],
    title: [
      'Immigration lawyer: family, asylum, citizenship',
      'Attorney for work permits and green cards',
      'Immigration solicitor, first talk free',
    ],
    text: [
      [
        'I am a lawyer and speak Amharic. Family reunion, asylum, citizenship and appeals: we look at the whole story before we fill in a form.',
        'Work permits, adjustment of status, renewals. You get a list, a calendar and a person who answers.',
      ],
      'The first half hour is free. What I cannot win I tell you at once.',
      'Please bring your letters in the order in which they came, even the frightening ones.',
    ],
    price: hourly(150),
    details: {
      years: 17,
      remote: true,
      license_number: inTurn('DC Bar 502117', 'TX Bar 24091', 'SRA 641120'),
    },
    photos: ['lawDesk'],
  },
  {
    sub: 'translation_interpreting',
    in: ['minneapolis', 'berlin', 'oslo', 'melbourne'],
    title: [
      'Certified translations Amharic–English',
      'Vereidigte Übersetzung Amharisch–Deutsch',
      'Interpreter for Tigrinya and Amharic',
      'Interpreter for hospital and court, Amharic, Oromo',
    ],
    text: [
      [
        'Birth and marriage certificates, diplomas, police letters: certified, stamped and accepted by the authorities.',
        'Zeugnisse, Urkunden, Bescheide: beglaubigt und pünktlich. Certificates and letters, certified and on time.',
        'At the doctor, at school, at the office: I say what you say, no more and no less, and nobody else hears it.',
        'Ten years of hospital nights and court mornings. I translate the words and explain the silence.',
      ],
      'Short documents within two days. I also come along to the doctor, the school and the court.',
    ],
    price: from(35),
    details: {
      years: 10,
      remote: true,
      license_number: inTurn('ATA 271904', 'LG Berlin 3162', 'STF 20418', 'NAATI 88041'),
    },
    photos: ['twoTongues'],
  },
  {
    sub: 'translation_interpreting',
    lang: 'ti',
    in: ['frankfurt', 'zurich'],
    title: ['ትርጉም ሰነዳት ትግርኛ–ጀርመንኛ', 'ተርጓሚ ትግርኛን ኣምሓርኛን'],
    text: [
      'ናይ ልደት፣ መርዓን ትምህርትን ወረቓቕቲ ብሕጊ እትርጉም። ስራሕ ብቕልጡፍ ይውዳእ።',
      'ናብ ሓኪምን ቤት ፍርድን ምሳኹም ክመጽእ እኽእል እየ። መልእኽቲ ጽሓፉለይ።',
    ],
    price: from(40),
    details: { years: 9, remote: true },
    photos: ['twoTongues'],
  },
  {
    sub: 'tutoring',
    in: ['silverSpring', 'aurora', 'manchester', 'stockholm'],
    title: [
      'Amharic lessons for children, small groups',
      'Mathematics tutor, grades 6 to 12',
      'English lessons for newcomers, evenings',
      'Amharic for grown-ups who understand but do not speak',
    ],
    text: [
      [
        'Songs, letters, stories: after a year your children write to their grandmother. Groups of five, Saturday mornings.',
        'I taught at a secondary school in Bahir Dar and now study engineering. Fractions to calculus, with patience and coloured chalk.',
        'From the first form to a job interview. We practise what you need this week.',
        'You understand your mother and answer in English? We begin exactly there, and after ten weeks you answer back.',
      ],
      'Online or at the library near {area}. The first lesson is free.',
      'ለልጆች አማርኛ እናስተምራለን — ሀ ሁ ሂ!',
    ],
    price: hourly(28),
    details: { years: 7, remote: true },
    photos: ['lesson'],
  },
  {
    sub: 'tutoring',
    lang: 'am',
    in: ['washington', 'rome'],
    title: ['ለልጆች የአማርኛ ትምህርት በኦንላይን', 'እንግሊዝኛ ለጀማሪዎች — በአማርኛ ማብራሪያ'],
    text: [
      [
        'ልጆችዎ ፊደል፣ ንባብና ተረት በሚወዱት መንገድ ይማራሉ። በሳምንት ሁለት ጊዜ፣ አምስት ልጆች በአንድ ክፍል።',
        'ለጀማሪዎች እንግሊዝኛ በአማርኛ እያብራራሁ አስተምራለሁ። ለሥራ ቃለ መጠይቅም እንዘጋጃለን።',
      ],
      'የመጀመሪያው ትምህርት በነጻ ነው። ሰዓቱን አብረን እንመርጣለን።',
    ],
    price: hourly(22),
    details: { years: 5, remote: true },
    photos: ['lesson'],
  },
  {
    sub: 'childcare_eldercare',
    in: ['alexandria', 'denver', 'rotterdam'],
    title: [
      'Home daycare, two places free, {area}',
      'Company and care for elders, days',
      'Babysitting in the evening, first aid',
    ],
    text: [
      [
        'A licensed home with a garden, four children, fresh food and a nap after lunch. Two places are free from next month.',
        'I read the newspaper to your father, cook what he likes and see that the pills are right. References of three families.',
        'Student nurse with first aid, a car and many songs. Until midnight, longer for weddings.',
      ],
      'Come and see us for an hour with your child or your parent, without obligation.',
    ],
    price: daily(75),
    details: {
      years: 9,
      service_radius_miles: 10,
      insured: true,
      license_number: inTurn('CC 88120', 'HCA 3071', 'EHBO 5512'),
    },
    photos: [['playCorner', 'homeCare', 'playCorner']],
  },
  {
    sub: 'it',
    in: ['seattle', 'clarkston', 'rotterdam'],
    title: [
      'Computer help at home: slow, stuck, infected',
      'Websites for restaurants and shops',
      'Ge’ez keyboard and phone set-up for parents',
    ],
    text: [
      [
        'I come, listen, clean and explain. Pictures are saved first, always. If I cannot repair it you pay nothing.',
        'A page that loads on any phone, with menu, map and opening hours, in two scripts. You can change the prices yourself.',
        'Your mother can write in Amharic on her phone by the evening, and call you with video. I am patient; I have a mother too.',
      ],
      'Remote help in the evening is possible as well.',
    ],
    price: from(40),
    details: { years: 8, remote: true },
    photos: ['workDesk'],
  },
  {
    sub: 'health_wellness',
    in: ['losAngeles', 'oakland', 'zurich'],
    title: [
      'Massage at home, certified therapist',
      'Yoga class in Amharic and English',
      'Nutrition advice with our own kitchen in mind',
    ],
    text: [
      [
        'For drivers’ backs, nurses’ feet and everybody’s shoulders. I bring the table, oil and quiet.',
        'Slow, friendly, in two languages, on Sunday after church. Mats are here.',
        'You keep your injera. We look at portions, oil and what the blood test says.',
      ],
      'Please tell me about illnesses before we begin.',
    ],
    price: from(60),
    details: { years: 6, service_radius_miles: 12, insured: true, license_number: 'CAMTC 81240' },
    photos: ['wellness'],
  },
  {
    sub: 'music_dj',
    lang: 'am',
    in: ['lasVegas', 'stockholm'],
    title: ['ዲጄ ለሠርግና ለልደት — ከድምፅ ማጉያ ጋር', 'ባህላዊ ሙዚቃ በክራርና በማሲንቆ'],
    text: [
      [
        'ለሠርግ፣ ለልደትና ለምርቃት የሚሆን ሙዚቃ ከድምፅ ማጉያና ከመብራት ጋር እናቀርባለን።',
        'በክራርና በማሲንቆ የታጀበ ባህላዊ ሙዚቃ ለግብዣዎ እናቀርባለን። ትዝታ፣ ባቲ፣ አምባሰል!',
      ],
      'ቀኑን ይንገሩን፤ የሚፈልጓቸውን ዘፈኖች ይላኩልን።',
    ],
    price: from(400),
    details: { years: 11, service_radius_miles: 70 },
    photos: [['turntables', 'krarForSale']],
  },
  {
    sub: 'it',
    kind: 'wanted',
    in: ['houston', 'berlin'],
    title: ['Looking for somebody to repair my website', 'Wanted: help with an online shop for coffee'],
    text: [
      [
        'The page of our small business broke after an update. It needs somebody who repairs it and shows me how to change the texts.',
        'We roast coffee and would like to sell it online: thirty bags a week, two sizes, no wonders.',
      ],
      'Please send an example of your work and what it would cost.',
    ],
    price: onRequest,
    details: { remote: true },
  },
]
