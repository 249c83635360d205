import { type Ad, about, fixed, free, inTurn, onRequest, swap } from './ad.ts'

/** Vehicles, electronics, furniture, appliances and what goes for nothing. */
export const THINGS: readonly Ad[] = [
  {
    sub: 'vehicles',
    in: ['alexandria', 'dallas', 'calgary'],
    title: [
      '2014 Toyota Corolla LE, one owner',
      '2015 Toyota Camry, clean title',
      '2013 Toyota RAV4, winter tyres included',
    ],
    text: [
      [
        'Bought new, serviced at the dealer every six months, all papers are in the glove box. 98,000 miles, no accident, no smoke.',
        'A careful car of a careful driver. New brakes and battery this year, the tyres have two more winters in them.',
        'Never let us down, not even at minus thirty. The second set of wheels is on rims, block heater included.',
      ],
      'A small scratch on the rear bumper is in the pictures. The air conditioning blows cold and the radio has Bluetooth.',
      'You are welcome to bring a mechanic. The title is in my hand.',
    ],
    featured: true,
    price: about(9200),
    details: {
      condition: 'good',
      brand: 'Toyota',
      model: inTurn('Corolla LE', 'Camry', 'RAV4'),
      delivery: ['pickup'],
    },
    photos: ['parkedCar', 'drivingLesson'],
  },
  {
    sub: 'vehicles',
    in: ['denver', 'frankfurt', 'melbourne'],
    title: [
      'Honda CR-V, four-wheel drive, new inspection',
      'VW Golf 1.4, inspected until next autumn',
      'Mazda 3 hatch, full service book',
    ],
    text: [
      [
        'Four-wheel drive for the mountains, roof rails, heated seats. 121,000 miles of mostly highway.',
        'First car of our daughter, who now rides a bicycle. 118,000 kilometres, winter and summer tyres.',
        'Economical, quick to park, easy to love. 96,000 kilometres, two keys.',
      ],
      'I sell because we need a seventh seat. The price leaves room for one polite offer.',
    ],
    price: about(7600),
    details: {
      condition: 'good',
      brand: inTurn('Honda', 'Volkswagen', 'Mazda'),
      model: inTurn('CR-V', 'Golf', '3'),
      delivery: ['pickup'],
    },
    photos: ['parkedCar'],
  },
  {
    sub: 'vehicles',
    in: ['silverSpring', 'lasVegas'],
    title: ['Hybrid taxi for lease, airport permit', 'Taxi for lease by the week, fully insured'],
    text: [
      [
        'Hybrid of 2019 with airport permit, camera and meter. I take care of oil, tyres and inspection, you drive and keep the fares.',
        'White hybrid, insured and inspected, partition and meter in place. By the week, the first one at half price.',
      ],
      'Weekly rate by agreement, depending on days and nights. You need the local taxi licence and three years of clean driving.',
    ],
    price: onRequest,
    details: { condition: 'good', brand: 'Toyota', model: 'Prius', delivery: ['pickup'] },
    photos: ['taxi'],
  },
  {
    sub: 'vehicles',
    in: ['rotterdam', 'oslo', 'berlin'],
    title: [
      'City bicycle with basket, seven gears',
      'Bicycle for a grown-up, serviced',
      'Town bike, 54 cm, with lights and lock',
    ],
    text: [
      [
        'A friendly town bike with a woven basket that has carried a lot of teff. Hub gears, back-pedal brake, dynamo light.',
        'New chain, new tyres, both brakes set last week by the shop on the corner.',
      ],
      'The lock and a pump go with it. Try it around the block.',
    ],
    price: fixed(140),
    details: { condition: 'good', brand: 'Gazelle', delivery: ['pickup'] },
    photos: ['bike'],
  },
  {
    sub: 'electronics',
    in: ['seattle', 'columbus', 'london'],
    title: [
      'MacBook Air 13-inch, 16 GB, like new',
      'Laptop for school, 14 inch, new battery',
      'ThinkPad with German and English keys, 16 GB',
    ],
    text: [
      [
        'Bought for a course that I finished. 16 GB of memory, 512 GB of disk, 41 charging cycles, not a scratch.',
        'Good for homework, video lessons and films. The battery was replaced in summer and lasts the day.',
        'Solid, quiet, repairable. Fresh system, two chargers, one for the sofa.',
      ],
      'Charger and a sleeve with tibeb border are included. I reset it while you watch.',
    ],
    price: fixed(540),
    details: {
      condition: inTurn('like_new', 'good', 'good'),
      brand: inTurn('Apple', 'HP', 'Lenovo'),
      model: inTurn('MacBook Air', 'Pavilion 14', 'ThinkPad T14'),
      delivery: ['pickup', 'ship'],
    },
    photos: ['laptopForSale'],
  },
  {
    sub: 'electronics',
    lang: 'am',
    in: ['washington', 'dubai'],
    title: ['አይፎን 13 በጥሩ ሁኔታ ላይ ያለ', 'ሳምሰንግ ስልክ፣ አዲስ ማለት ይቻላል'],
    text: [
      'ስልኩ ንጹህ ነው፤ ስክሪኑ ላይ ምንም ጭረት የለም። ባትሪው 89% ነው። ከቻርጀርና ከከቨር ጋር ይሸጣል።',
      'ለማንኛውም ኔትወርክ ይሠራል። እያዩ መግዛት ይችላሉ፤ በአካል ብቻ እንገናኝ።',
    ],
    price: about(330),
    details: {
      condition: 'good',
      brand: inTurn('Apple', 'Samsung'),
      model: inTurn('iPhone 13', 'Galaxy S22'),
      delivery: ['pickup'],
    },
    photos: ['phones'],
  },
  {
    sub: 'electronics',
    in: ['houston', 'manchester'],
    title: ['55-inch television with wall mount', 'Television, 50 inch, four years old'],
    text: [
      [
        'Sharp picture, three HDMI inputs, the stand and a wall mount are both there. We bought a smaller one, believe it or not.',
        'Works perfectly, the remote was chewed by a baby but obeys. Good for ETV, EBS and football.',
      ],
      'It is heavy, so please come with a second person.',
    ],
    price: about(190),
    details: { condition: 'good', brand: 'Samsung', delivery: ['pickup', 'local'] },
    photos: ['television'],
  },
  {
    sub: 'electronics',
    in: ['oakland', 'stockholm'],
    title: ['Headphones and a small speaker, together', 'Mirrorless camera with two lenses'],
    text: [
      [
        'Noise-cancelling headphones in the box and a speaker that is louder than it looks. Only together.',
        'I photographed two weddings with it and then became a father. Body, 50 mm, zoom, bag and three batteries.',
      ],
      'Everything works, the receipts are here.',
    ],
    price: about(260),
    details: { condition: 'like_new', brand: 'Sony', delivery: ['pickup', 'ship'] },
    photos: [['headphones', 'camera']],
  },
  {
    sub: 'electronics',
    kind: 'wanted',
    in: ['clarkston', 'edmonton'],
    title: ['Looking for a used laptop for my son’s school', 'Wanted: tablet or small laptop for lessons'],
    text: [
      [
        'He starts high school in two weeks and needs something for documents and video lessons. It may be old, it should just be honest.',
        'My daughter has online lessons twice a week and shares my phone so far. Anything that runs a browser and a camera will do.',
      ],
      'I can pick it up anywhere on the bus network and bring dabo kolo as a thank-you.',
    ],
    price: about(150),
    details: { condition: 'fair' },
  },
  {
    sub: 'furniture',
    in: ['silverSpring', 'saintPaul', 'aurora'],
    title: [
      'Three-seat sofa, very comfortable',
      'Sofa with washable covers',
      'Sofa and woven throw, pick up this week',
    ],
    text: [
      [
        'We are moving to a smaller place and it does not fit through the new door. Deep seat, firm cushions, no pets, no smoke.',
        'The covers come off and go into the machine at forty degrees; I have done it twice. Feet of solid beech.',
      ],
      'Two people and a van are enough; I help carrying to the street. The cushions on the picture go with it.',
    ],
    price: about(280),
    details: { condition: 'good', brand: 'IKEA', delivery: ['pickup'] },
    photos: ['sofaForSale', 'livingRoom'],
  },
  {
    sub: 'furniture',
    in: ['alexandria', 'toronto', 'zurich'],
    title: [
      'Dining table with four chairs, solid wood',
      'Oak dining table and chairs',
      'Table with four chairs, family size',
    ],
    text: [
      [
        'Solid beech, oiled, some honest marks of twelve years of Sunday lunches. The chairs were glued again last year.',
        'Oak, 63 by 35 inches, seats six when everybody likes each other.',
      ],
      'It comes apart with one tool, which I give you.',
    ],
    price: about(240),
    details: { condition: 'good', quantity: 5, delivery: ['pickup', 'local'] },
    photos: ['tableAndChairs'],
  },
  {
    sub: 'furniture',
    in: ['boston', 'losAngeles'],
    title: ['Armchair for reading, with lamp', 'Dresser with six drawers and a mirror'],
    text: [
      [
        'The best place in our flat, but the flat got a crib. Armchair and floor lamp together, two hundred novels of experience.',
        'Six deep drawers that run smoothly, round mirror, brass handles. It was painted by hand two years ago.',
      ],
      'No lift here, but I am strong and on the second floor.',
    ],
    price: about(120),
    details: { condition: 'good', delivery: ['pickup'] },
    photos: [['armchair', 'dresser']],
  },
  {
    sub: 'furniture',
    in: ['minneapolis', 'milan'],
    title: ['Bookcase, dark wood, five shelves', 'Tall bookcase, already taken apart'],
    text: [
      'Holds an encyclopedia without bending. It is taken apart, screws in a bag, drawing of how to put it together included.',
      'The books stay with me, the dust is gone.',
    ],
    price: fixed(60),
    details: { condition: 'good', delivery: ['pickup'] },
    photos: ['bookcase'],
  },
  {
    sub: 'furniture',
    in: ['stockholm', 'washington'],
    title: ['Floor lamp and table lamp, warm light', 'Two lamps and a side table'],
    text: [
      [
        'A tall lamp for the corner and a small one for the bed. The shades have a woven border and were made by hand.',
        'We bought ceiling lights and do not need them any more. The side table is solid and goes with them.',
      ],
      'Both with dimmable bulbs. They look better at night than on any photo.',
    ],
    price: fixed(65),
    details: { condition: 'good', quantity: 2, delivery: ['pickup'] },
    photos: ['lamps'],
  },
  {
    sub: 'appliances',
    in: ['columbus', 'atlanta', 'edmonton'],
    title: [
      'Washing machine, front loader, two years old',
      'Refrigerator, large freezer, works well',
      'Washer and refrigerator together',
    ],
    text: [
      [
        'Quiet and economical, the drum was cleaned last week. The hoses go with it.',
        'Large freezer compartment below, enough for a sheep at Fasika. Clean, no smell, no noise.',
        'We leave in ten days and would like both to stay together, like we did.',
      ],
      'I help you load it. Upright transport please.',
    ],
    price: about(220),
    details: { condition: 'good', brand: inTurn('LG', 'Whirlpool', 'Bosch'), delivery: ['pickup', 'local'] },
    photos: ['appliances'],
  },
  {
    sub: 'appliances',
    in: ['washington', 'frankfurt', 'melbourne'],
    title: [
      'Electric mitad for injera, 16 inch, with lid',
      'Mitad, large, almost new, with akenbalo',
      'Injera baker, 220 V, non-stick plate',
    ],
    text: [
      [
        'Bakes an injera in two minutes with proper eyes. I moved in with my sister, who has one of her own.',
        'Used four times, then I found a bakery around the corner. The woven lid is hand-made.',
      ],
      'I show you how much water your teff needs. The first batter starter is a gift.',
    ],
    price: fixed(130),
    details: { condition: 'like_new', brand: 'Wass', delivery: ['pickup', 'ship'] },
    photos: ['mitad', 'injeraPlatter'],
  },
  {
    sub: 'free',
    in: ['seattle', 'berlin', 'newYork'],
    title: [
      'Moving boxes, about thirty, for free',
      'Free: boxes and bubble wrap',
      'Boxes from our move, take them all',
    ],
    text: [
      'Thirty strong boxes and a roll of bubble wrap, folded and dry in the hallway. They moved us twice and can do it again.',
      'First message gets them. Please take them all.',
    ],
    price: free,
    details: { condition: 'good', quantity: 30, delivery: ['pickup'] },
    photos: ['movingBoxes'],
  },
  {
    sub: 'free',
    lang: 'am',
    in: ['silverSpring', 'stockholm'],
    title: ['በነጻ የሚሰጥ፡ የሕፃን አልጋና ልብሶች', 'በነጻ የሚሰጡ መጻሕፍትና አሻንጉሊቶች'],
    text: [
      [
        'የሕፃን አልጋና ከአንድ ዓመት በታች የሆኑ ልብሶች በነጻ እንሰጣለን። ሁሉም ታጥበዋል።',
        'የልጆች መጻሕፍትና አሻንጉሊቶች አሉን። ለሚፈልግ ቤተሰብ በነጻ እንሰጣለን።',
      ],
      'መጥተው ይውሰዱ፤ ሰዓቱን እንነጋገር።',
    ],
    price: free,
    details: { condition: 'good', delivery: ['pickup'] },
    photos: [['crib', 'books']],
  },
  {
    sub: 'free',
    in: ['denver', 'rome'],
    title: ['Free houseplants, looking for a sunny window', 'Free sofa, to be collected on Saturday'],
    text: [
      [
        'Three large plants that grew faster than our balcony. They like water on Sundays and being talked to.',
        'Comfortable, a bit faded on one side. It stands on the ground floor, two people can carry it.',
      ],
      'Nothing in return. A photo of them in their new home would be nice.',
    ],
    price: free,
    details: { condition: 'good', delivery: ['pickup'] },
    photos: [['balconyView', 'sofaForSale']],
  },
  {
    sub: 'household',
    in: ['houston', 'london'],
    title: ['Set of enamel pots, large sizes', 'Pots for big celebrations, three pieces'],
    text: [
      'Three heavy pots for doro wot in numbers: 30, 20 and 8 litres. The lids fit, the handles hold.',
      'Lent to every christening in the family, now looking for another family.',
    ],
    price: fixed(85),
    details: { condition: 'good', quantity: 3, delivery: ['pickup'] },
    photos: ['cookingPots'],
  },
  {
    sub: 'household',
    in: ['oakland', 'calgary'],
    title: ['Hand-knotted carpet, red and green', 'Carpet for swap: looking for a desk'],
    text: [
      [
        'Wool, 6 by 4 feet, washed and moth-free. The colours are warmer than any photo.',
        'Our living room shrank. I would swap the carpet for a small desk or a good office chair.',
      ],
      'Can be seen any evening after six.',
    ],
    price: swap,
    details: { condition: 'good', delivery: ['pickup'] },
    photos: ['carpet'],
  },
]
