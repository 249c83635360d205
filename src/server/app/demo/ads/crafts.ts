import { type Ad, about, fixed, free, inTurn } from './ad.ts'

/** Things of home: clothing, coffee, baskets, food, books, instruments, and things for children. */
export const CRAFTS: readonly Ad[] = [
  {
    sub: 'clothing_traditional',
    in: ['washington', 'minneapolis', 'toronto', 'dubai'],
    title: [
      'Habesha kemis, hand-woven, green tilf',
      'Habesha kemis for a wedding, size M',
      'Habesha kemis with netela, worn once',
      'New habesha kemis from Shiro Meda',
    ],
    text: [
      [
        'Fine menen cotton with a wide green and gold embroidery down the front and around the hem. It was made to measure in Shiro Meda.',
        'Worn for one wedding, cleaned, and waiting in the wardrobe since. The matching netela and belt go with it.',
      ],
      [
        'Fits a size 38 to 40; a tailor can take in two centimetres on each side.',
        'Length for a height of about 1.65 m with flat shoes.',
      ],
      'You can try it on here, there is a large mirror and strong coffee.',
      'የሐበሻ ቀሚስ ከነነጠላው፤ ሞክረው መግዛት ይችላሉ።',
    ],
    featured: true,
    price: fixed(180),
    details: { condition: inTurn('new', 'like_new'), quantity: 1, delivery: ['pickup', 'ship'] },
    photos: ['dress', 'dressRail'],
  },
  {
    sub: 'clothing_traditional',
    lang: 'am',
    in: ['silverSpring', 'atlanta', 'rome'],
    title: ['ለበዓል የሚሆን የሐበሻ ቀሚስ ይሸጣል', 'የሐበሻ ቀሚስ ከነነጠላው', 'አዲስ የሐበሻ ልብስ ለወንድና ለሴት'],
    text: [
      'በእጅ የተሸመነ ንጹህ ጥጥ ነው፤ ጥልፉ አረንጓዴና ወርቃማ ነው። አንድ ጊዜ ብቻ ተለብሷል።',
      'መጠኑ M ነው፤ ትንሽ ማስተካከል ይቻላል። ነጠላው አብሮ ይሰጣል። ሞክረው መግዛት ይችላሉ።',
    ],
    price: about(150),
    details: { condition: 'like_new', delivery: ['pickup', 'ship'] },
    photos: ['dress'],
  },
  {
    sub: 'clothing_traditional',
    in: ['seattle', 'frankfurt'],
    title: ['Gabi and netela, soft cotton, new', 'Two netelas and a gabi from Dorze'],
    text: [
      'Woven in Dorze, four layers, heavy enough for a northern winter. I brought four back and kept one.',
      'Wash cold, dry flat, wrap yourself up. Can be posted.',
    ],
    price: fixed(75),
    details: { condition: 'new', quantity: 3, delivery: ['pickup', 'ship'] },
    photos: ['netela'],
  },
  {
    sub: 'clothing_traditional',
    in: ['losAngeles', 'stockholm'],
    title: ['Woven bag with tibeb border, leather handles', 'Hand-woven shopping bag, green'],
    text: [
      'Strong cotton, leather handles from Mercato, room for a laptop or a kilo of coffee and two of teff.',
      'Made by three women in a workshop in Addis whom we have known for years.',
    ],
    price: fixed(48),
    details: { condition: 'new', quantity: 6, delivery: ['pickup', 'ship'] },
    photos: ['wovenBag'],
  },
  {
    sub: 'household',
    in: ['alexandria', 'boston', 'oslo', 'melbourne'],
    title: [
      'Coffee set: jebena, six sini cups and rekebot',
      'Jebena with six cups, black clay',
      'Coffee ceremony set, complete',
      'Jebena, cups and a small incense burner',
    ],
    text: [
      [
        'Everything for a proper coffee: the black jebena, six cups with saucers, the carved rekebot and the straw ring. The jebena is seasoned and does not drip.',
        'Black clay from near Gondar. It came in a suitcase wrapped in a gabi and arrived whole.',
      ],
      'I add 250 grams of green Yirgacheffe, so that you can start the same afternoon.',
      'Best picked up; I can also pack it very, very well.',
      'ጀበና፣ ስድስት ሲኒ፣ ረከቦትና ማጨሻ — ሁሉም አብረው ይሸጣሉ።',
    ],
    featured: true,
    price: fixed(95),
    details: { condition: 'like_new', quantity: 8, delivery: ['pickup', 'ship'] },
    photos: ['coffeeSet', 'coffeeCeremony'],
  },
  {
    sub: 'household',
    in: ['washington', 'dallas', 'rotterdam'],
    title: [
      'Mesob basket from Harar, large',
      'Mesob with lid, hand-woven, 60 cm',
      'Large mesob, bright colours',
    ],
    text: [
      [
        'Woven by my aunt in Harar over one winter. It stood in our living room and is now too large for the new one.',
        'Tight weave, clear colours, the lid closes well. Five people eat from it comfortably, seven lovingly.',
      ],
      'It deserves a place where people sit around it.',
      'ከሐረር የመጣ መሶብ።',
    ],
    price: about(210),
    details: { condition: 'good', quantity: 1, delivery: ['pickup'] },
    photos: ['mesobBasket'],
  },
  {
    sub: 'food_homemade',
    in: ['silverSpring', 'columbus', 'calgary', 'london'],
    title: [
      'Fresh injera every Thursday and Saturday',
      'Homemade injera, pure teff, order by Thursday',
      'Injera, ten pieces, teff and barley',
      'Injera for the weekend, soft and sour',
    ],
    text: [
      [
        'Three days of fermenting, no baking powder, no hurry. Packs of ten, still warm when you come at five.',
        'Pure ivory teff from a mill that I trust. For fasting days there is a darker one.',
      ],
      'I bake in a licensed kitchen. Tell me on Wednesday how many you need.',
      'For weddings and christenings please ask two weeks ahead.',
    ],
    price: fixed(14),
    featured: true,
    details: { condition: 'new', quantity: 40, delivery: ['pickup', 'local'] },
    photos: ['injeraPlatter', 'mitad'],
  },
  {
    sub: 'food_homemade',
    in: ['minneapolis', 'aurora', 'berlin', 'melbourne'],
    title: [
      'Berbere, mitmita and shiro, freshly ground',
      'Berbere from my mother’s recipe',
      'Shiro and berbere, 500 g bags',
      'Spices for doro wot, sun-dried',
    ],
    text: [
      [
        'Twenty-one ingredients, dried in the sun of Debre Zeit, ground last month. The berbere is warm rather than cruel; the mitmita is not.',
        'My mother sends the chillies, I roast and grind here. The kitchen smells for two days and nobody complains.',
      ],
      'Bags of 500 grams or jars. Also mekelesha, korerima and besobela.',
      ['I post anywhere in the country.', 'Pick up near {area}; I am home after six.'],
      'በርበሬ፣ ሚጥሚጣ፣ ሽሮ — ከአገር ቤት በመጣ ቅመም።',
    ],
    price: fixed(18),
    details: { condition: 'new', quantity: 25, delivery: ['pickup', 'ship'] },
    photos: ['spices'],
  },
  {
    sub: 'food_homemade',
    lang: 'am',
    in: ['washington', 'denver', 'telAviv'],
    title: ['በቤት የተዘጋጀ በርበሬ፣ ሽሮና ሚጥሚጣ', 'ንጹህ ቅቤና ሽሮ — በትዕዛዝ', 'ዳቦና ድፎ ለበዓል በትዕዛዝ'],
    text: [
      [
        'ንጹህና በጥንቃቄ የተዘጋጀ በርበሬ፣ ሽሮ፣ ሚጥሚጣና መከለሻ አለን። በግማሽ ኪሎ ይሸጣል።',
        'የተነጠረ ቅቤና ሽሮ በትዕዛዝ እናዘጋጃለን። ቅመሙ ከአገር ቤት ነው።',
        'ለበዓል ድፎ ዳቦና ሕምባሻ በትዕዛዝ እንጋግራለን። ከሁለት ቀን በፊት ይዘዙ።',
      ],
      'በአካል መውሰድ ወይም በፖስታ መላክ ይቻላል።',
    ],
    price: fixed(16),
    details: { condition: 'new', quantity: 30, delivery: ['pickup', 'ship'] },
    photos: [['spices', 'mesobBasket', 'feastBread']],
  },
  {
    sub: 'food_homemade',
    in: ['oakland', 'zurich'],
    title: ['Dabo kolo, kinche and roasted barley snacks', 'Difo dabo for feasts, baked to order'],
    text: [
      [
        'Crunchy dabo kolo with a hint of berbere, roasted barley with peanuts, all in paper bags. Good on long bus rides.',
        'A round bread of two kilos, baked in banana leaves, with tikur azmud on top. For Meskel, Genna and when the guests are many.',
      ],
      'Vegan, so fine for fasting days. Contains wheat and peanuts.',
    ],
    price: fixed(9),
    details: { condition: 'new', quantity: 20, delivery: ['pickup', 'local'] },
    photos: ['feastBread'],
  },
  {
    sub: 'books_media',
    in: ['newYork', 'manchester', 'silverSpring'],
    title: [
      'Amharic novels, eleven books together',
      'Children’s books in Amharic and English',
      'Amharic dictionary and grammar, as new',
    ],
    text: [
      [
        'From Fikir Eske Mekabir to Oromay: eleven novels, read with respect. Only together, they know each other.',
        'Fourteen picture books with both languages side by side. Our children can now read the newspaper.',
        'Leslau’s concise dictionary and a grammar, without notes. Good for students and for in-laws.',
      ],
      'They smell of books, not of cellar.',
    ],
    price: fixed(45),
    details: { condition: 'good', quantity: 11, delivery: ['pickup', 'ship'] },
    photos: ['books'],
  },
  {
    sub: 'books_media',
    kind: 'wanted',
    lang: 'am',
    in: ['toronto', 'frankfurt'],
    title: ['የድሮ የአማርኛ ካሴቶችና መጻሕፍት እፈልጋለሁ', 'የግዕዝ መማሪያ መጽሐፍ የሚሸጥልኝ'],
    text: [
      [
        'በ1960ዎቹና 70ዎቹ የታተሙ መጻሕፍት ወይም ካሴቶች ካሉዎት መግዛት እፈልጋለሁ።',
        'ግዕዝ መማር ጀምሬአለሁ፤ የሰዋስው ወይም የንባብ መጽሐፍ ያለው ሰው ይጻፍልኝ።',
      ],
      'በጥሩ ዋጋ እወስዳለሁ፤ የፖስታ ወጪውን እኔ እከፍላለሁ።',
    ],
    price: about(40),
    details: { condition: 'fair' },
  },
  {
    sub: 'beauty',
    in: ['atlanta', 'boston'],
    title: ['Shea butter and black seed oil, raw', 'Hair care set with shea butter, unopened'],
    text: [
      'Unrefined shea butter in jars of 250 grams and cold-pressed oil. No perfume; the honest smell goes after an hour.',
      'I order from a women’s cooperative twice a year and have some left.',
    ],
    price: fixed(22),
    details: { condition: 'new', quantity: 12, delivery: ['pickup', 'ship'] },
    photos: ['beautyShelf'],
  },
  {
    sub: 'beauty',
    lang: 'am',
    in: ['alexandria', 'houston'],
    title: ['የተፈጥሮ የፀጉር ቅቤና ዘይት', 'የቆዳና የፀጉር መንከባከቢያ — አዲስ'],
    text: [
      'ከተፈጥሮ የተዘጋጀ የፀጉር ቅቤ፣ የጥቁር አዝሙድ ዘይትና ሳሙና አለን። ሽታው ደስ የሚል ነው።',
      'ለሙከራ ትንሽ ጠርሙስ በነጻ እንሰጣለን። በፖስታ እንልካለን።',
    ],
    price: fixed(20),
    details: { condition: 'new', quantity: 15, delivery: ['pickup', 'ship'] },
    photos: ['beautyShelf'],
  },
  {
    sub: 'instruments',
    in: ['washington', 'seattle', 'stockholm'],
    title: [
      'Krar with six strings, hand-made',
      'Krar, concert quality, with bag',
      'Krar and kebero, together',
    ],
    text: [
      [
        'Made by a master in Addis: goat skin, olive wood, warm sound. New strings and a bag are included.',
        'Played on two albums and many weddings. It holds its tuning and has a pickup inside.',
        'The krar is for the evening, the kebero for the procession. I inherited both and play neither well enough.',
      ],
      'Come and hear it; I can show the first scale, tizita of course.',
    ],
    featured: true,
    price: about(230),
    details: { condition: 'good', quantity: 1, delivery: ['pickup'] },
    photos: [['krarForSale', 'krarForSale', 'krarAndDrum']],
  },
  {
    sub: 'instruments',
    in: ['lasVegas', 'london'],
    title: ['Kebero drum, large, for church or stage', 'Acoustic guitar with a small amplifier'],
    text: [
      [
        'Sixty centimetres, cow hide, a voice that carries across a square. The strap is new.',
        'Good to learn on, nice enough to keep. The amplifier has an input for a microphone as well.',
      ],
      'Reason: the neighbours, who are otherwise lovely.',
    ],
    price: about(160),
    details: { condition: 'good', delivery: ['pickup'] },
    photos: [['drum', 'guitar']],
  },
  {
    sub: 'baby_kids',
    in: ['silverSpring', 'saintPaul', 'oslo'],
    title: [
      'Baby stroller, folds flat, with rain cover',
      'Pram and stroller in one, very clean',
      'Stroller for city and snow',
    ],
    text: [
      [
        'Carried one calm baby for a year. Folds with one hand, fits into small cars, the rain cover has never seen rain.',
        'First a pram, then a seat: it grows with the child. Washed, oiled, aired.',
      ],
      'A foot muff for the winter goes with it.',
    ],
    price: about(110),
    details: { condition: 'like_new', brand: inTurn('Graco', 'Bugaboo'), delivery: ['pickup'] },
    photos: ['stroller'],
  },
  {
    sub: 'baby_kids',
    in: ['dallas', 'rotterdam'],
    title: ['Crib with mattress and a teddy as a gift', 'Toys for one to four years, a whole box'],
    text: [
      [
        'Solid wood, three heights, the mattress was always under a cover. Our daughter now sleeps across the big bed.',
        'Blocks, puzzles, a kite, a bear who needs somebody. Everything washed, nothing missing that we know of.',
      ],
      'We take a bag of diapers for a friend in return, or the price.',
    ],
    price: about(60),
    details: { condition: 'good', delivery: ['pickup'] },
    photos: [['crib', 'toys']],
  },
  {
    sub: 'baby_kids',
    in: ['columbus', 'boston'],
    title: ['Free baby clothes, 0 to 12 months', 'Children’s desk and shelf with boxes'],
    text: [
      [
        'Two large bags, washed and sorted by size, some habesha outfits for the christening among them.',
        'Low shelf with six boxes and a small desk. A few crayon drawings are included and cannot be removed.',
      ],
      'Pick up near {area}.',
    ],
    price: free,
    details: { condition: 'good', delivery: ['pickup'] },
    photos: [['toys', 'playCorner']],
  },
  {
    sub: 'clothing_traditional',
    kind: 'wanted',
    in: ['manchester', 'edmonton'],
    title: ['Looking for two habesha kemis for our wedding', 'Wanted: traditional men’s outfit, size L'],
    text: [
      [
        'We marry in spring and look for hand-woven clothes, new or worn once. Please tell me the size and send what it should cost.',
        'For my brother’s melse I need a shirt and trousers in size L with a broad border, and a gabi if there is one.',
      ],
      'I pay the post and send you a picture from the wedding.',
    ],
    price: about(160),
    details: { condition: 'like_new' },
  },
]
