import { type Ad, between, daily, from, hourly, inTurn, onRequest } from './ad.ts'

/** Hands and wheels: repairs, moving, hair, feasts, pictures and music. */
export const SERVICES: readonly Ad[] = [
  {
    sub: 'home_repair',
    in: ['silverSpring', 'houston', 'manchester'],
    title: [
      'Handyman: doors, drywall, shelves, small repairs',
      'Repairs at home, honest estimate',
      'Kitchen and bathroom repairs, evenings too',
    ],
    text: [
      [
        'I repair what the landlord forgets: doors that stick, taps that drip, shelves that lean, drywall with history. I bring my tools and take the dust along.',
        'Twelve years of houses have taught me to look twice and cut once. You get a price before I begin, and it stays.',
      ],
      'Most small jobs are done within a week. Photos help me to bring the right part the first time.',
    ],
    price: hourly(45),
    details: { years: 12, service_radius_miles: 20, insured: true },
    photos: ['toolBox', 'buildersBench'],
  },
  {
    sub: 'home_repair',
    lang: 'am',
    in: ['washington', 'aurora'],
    title: ['የቤት ጥገና፡ ቀለም፣ ቧንቧ፣ ኤሌክትሪክ', 'ቤትዎን እናድሳለን — በተመጣጣኝ ዋጋ'],
    text: [
      'የቀለም፣ የቧንቧ፣ የወለልና የኤሌክትሪክ ሥራዎችን በጥራት እንሠራለን። ከመጀመራችን በፊት ዋጋውን እንነግርዎታለን።',
      'የሥራዎቻችንን ፎቶ ማየት ይችላሉ። ቅዳሜና እሁድም እንሠራለን።',
    ],
    price: onRequest,
    details: { years: 9, service_radius_miles: 25, insured: true },
    photos: ['toolBox'],
  },
  {
    sub: 'cleaning',
    in: ['alexandria', 'calgary', 'rome'],
    title: [
      'Cleaning of homes and offices, two-person team',
      'Move-out cleaning with deposit in mind',
      'Cleaning with mild soap, every second week',
    ],
    text: [
      [
        'My sister and I clean together, so a three-bedroom house is done before school ends. Windows, ovens and the places behind things included.',
        'We know what landlords look for: oven, filters, tracks of the windows. Bring us the list, we bring everything else.',
      ],
      'Mild products on request, for babies and for noses. The same people every time.',
    ],
    price: from(110),
    details: { years: 6, service_radius_miles: 15, insured: true },
    photos: ['cleaning'],
  },
  {
    sub: 'moving',
    in: ['washington', 'minneapolis', 'london', 'oslo'],
    title: [
      'Moving with a van and two strong people',
      'Man with a van, evenings and weekends',
      'House moves, boxes included',
      'Moving help, airport cargo too',
    ],
    text: [
      [
        'Sixteen-foot van, blankets, straps and two people who have carried a lot of sofas. We come on time, and we are careful with the television.',
        'Small moves within the city, also in the evening. I help to carry and know how to turn a bed around a corner.',
      ],
      [
        'We lend thirty boxes a week ahead. The hour starts at your door, not at ours.',
        'Also parcels to the cargo office, barrels included.',
      ],
      'ዕቃ ማጓጓዝ በተመጣጣኝ ዋጋ።',
    ],
    price: hourly(85),
    details: { years: 7, service_radius_miles: 40, insured: true },
    photos: ['removalVan', 'movingBoxes'],
  },
  {
    sub: 'beauty_braiding',
    in: ['silverSpring', 'dallas', 'newYork', 'melbourne'],
    title: [
      'Braiding: albaso, shuruba, knotless',
      'Bridal hair and albaso braids at home',
      'Knotless braids and children’s styles',
      'Habesha braids for weddings and feasts',
    ],
    text: [
      [
        'Fine shuruba, albaso for weddings, knotless box braids. I am gentle with edges and patient with children.',
        'For brides I come to the house with a helper at six in the morning and stay until the veil sits.',
      ],
      'Hair can be brought or bought here. There is tea, a good film and a chair that forgives four hours.',
      'Please book a week ahead, before feasts two.',
    ],
    featured: true,
    price: between(90, 240),
    details: { years: 11, service_radius_miles: 15 },
    photos: ['braids', 'beautyShelf'],
  },
  {
    sub: 'beauty_braiding',
    lang: 'am',
    in: ['alexandria', 'atlanta'],
    title: ['ሹሩባ፣ አልባሶና የሙሽራ ፀጉር እንሠራለን', 'የፀጉር ሥራ በቤትዎ — ሹሩባና ቁርጥ'],
    text: ['ሹሩባ፣ አልባሶ፣ የሙሽራ ፀጉርና ሂና እንሠራለን። ለልጆች ልዩ ትዕግሥት አለን።', 'ቤትዎ ድረስ እንመጣለን። ለበዓል ቀናት ቀደም ብለው ቀጠሮ ይያዙ።'],
    price: from(70),
    details: { years: 8, service_radius_miles: 20 },
    photos: ['braids'],
  },
  {
    sub: 'catering_coffee_ceremony',
    in: ['washington', 'losAngeles', 'stockholm', 'toronto'],
    title: [
      'Catering for 20 to 300 guests, with injera',
      'Ethiopian catering and coffee ceremony',
      'Buffet with seven dishes, fasting menu too',
      'Coffee ceremony for your office or feast',
    ],
    text: [
      [
        'Doro wot that took a day, kitfo to order, and a fasting table that meat eaters visit twice. We bring mesobs, plates and people who smile.',
        'We roast, grind, pour three rounds and tell what abol, tona and baraka mean. Incense, popcorn and grass on the floor included.',
      ],
      'Tell us the number of guests, the day and the place; you get an offer within two days.',
      'For weddings there is a tasting for four at our kitchen.',
      'ለሠርግ፣ ለክርስትናና ለምርቃት በትዕዛዝ እናዘጋጃለን።',
    ],
    featured: true,
    price: from(19),
    details: { years: 14, service_radius_miles: 60, insured: true },
    photos: ['injeraPlatter', 'coffeeCeremony'],
  },
  {
    sub: 'catering_coffee_ceremony',
    lang: 'am',
    in: ['silverSpring', 'dubai'],
    title: ['ለሠርግና ለክርስትና የምግብ ዝግጅት', 'የቡና ሥነ ሥርዓት እና የበዓል ምግብ'],
    text: [
      'ከ20 እስከ 300 እንግዶች የሚሆን ምግብ እናዘጋጃለን፤ የጾምና የፍስክ ምግብ አለን። እንጀራው ንጹህ ጤፍ ነው።',
      'የቡና ሥነ ሥርዓት ከነሙሉ ዕቃው እናቀርባለን። ለመቅመስ ይምጡ!',
    ],
    price: from(17),
    details: { years: 10, service_radius_miles: 40 },
    photos: ['coffeeCeremony', 'injeraPlatter'],
  },
  {
    sub: 'photo_video',
    in: ['seattle', 'atlanta', 'frankfurt', 'dubai'],
    title: [
      'Wedding photo and video, two cameras',
      'Portraits and family photos in the park',
      'Wedding film, melse included',
      'Photographer for families and graduations',
    ],
    text: [
      [
        'From the elders’ visit to the last eskista: two photographers, one film of ten minutes that your aunt will watch ten times.',
        'A calm hour in the park, everybody as they are. You choose thirty pictures, printed if you like.',
      ],
      'Pictures within three weeks, all of them yours. I dress for the church and for the dance floor.',
    ],
    price: from(350),
    details: { years: 9, service_radius_miles: 120, insured: true },
    photos: ['camera'],
  },
  {
    sub: 'music_dj',
    in: ['washington', 'oakland', 'london', 'telAviv'],
    title: [
      'DJ for weddings: Amharic, Tigrinya, Oromo hits',
      'Krar player for receptions and coffee houses',
      'Habesha DJ with sound and light',
      'Krar and voice for weddings and exhibitions',
    ],
    text: [
      [
        'From Tilahun to the song of last week: I read the floor and know when the guragigna must come. Sound, light and a wireless microphone are included.',
        'Krar and voice for receptions, exhibitions and the quiet half of a wedding. Tizita, bati, ambassel, and your grandfather’s favourite.',
      ],
      'Send me the date and five songs that must not be missing.',
    ],
    price: from(450),
    details: { years: 13, service_radius_miles: 90 },
    photos: [['turntables', 'krarForSale'], 'microphone'],
  },
  {
    sub: 'transport',
    in: ['lasVegas', 'boston', 'zurich'],
    title: [
      'Airport rides, day and night, fixed price',
      'Rides for elders to doctor and church',
      'Airport transfer with child seats',
    ],
    text: [
      [
        'Fixed price, known the day before, no matter what the traffic does. I watch your flight and wait with a sign.',
        'I drive your parents to the doctor, wait, and bring them home with the right medicine. In their language.',
      ],
      'Room for four people and six suitcases, Addis flights being what they are.',
    ],
    price: from(45),
    details: {
      years: 8,
      service_radius_miles: 50,
      insured: true,
      license_number: inTurn('CPCN 2041', 'H 4417'),
    },
    photos: ['taxi'],
  },
  {
    sub: 'transport',
    kind: 'wanted',
    in: ['clarkston', 'saintPaul'],
    title: ['Looking for a ride to work, early shift', 'Car pool to the plant, five days a week'],
    text: [
      'I start at half past five and there is no bus yet. I share fuel and bring breakfast.',
      'From {area}, Monday to Friday. Quiet before six, I promise.',
    ],
    price: daily(9),
    details: { service_radius_miles: 20 },
  },
  {
    sub: 'driving_school',
    in: ['columbus', 'alexandria', 'stockholm'],
    title: [
      'Driving lessons in Amharic and English',
      'Driving school, patient teacher, evening hours',
      'Driving lessons with theory in your language',
    ],
    text: [
      [
        'Theory in your language, practice in the real traffic, mirrors until you dream of them. Nine of ten pass the first time.',
        'For those who drove for ten years at home and need the papers here, and for those who never touched a wheel.',
      ],
      'Pick-up at your door or at the station. The first lesson is half price.',
    ],
    price: hourly(55),
    details: { years: 15, service_radius_miles: 15, insured: true, license_number: 'DS 1187' },
    photos: ['drivingLesson'],
  },
  {
    sub: 'funeral_help',
    in: ['washington', 'minneapolis'],
    title: [
      'Help in the days of mourning: tent, chairs, coffee',
      'Idir support: papers, flight home, gathering',
    ],
    text: [
      [
        'We bring chairs, a tent, large pots and hands, so that the family can sit with its guests. Any hour, any day.',
        'When somebody has to go home for the last time, we know the consulate, the airline and the forms, and do them for you.',
      ],
      'Payment can wait. Write, and somebody will come.',
    ],
    price: onRequest,
    details: { years: 18, service_radius_miles: 60 },
    photos: ['candles'],
  },
]
