import type { Category, Subcategory } from '#contract/listings/category.ts'
import { type Cue, readCue } from './word-policy.ts'

/** What searches are read by, in English, Amharic and Amharic in Latin letters. */
export const SEARCH_CUES = {
  find: readCue(
    'ekeray*, ekerayalehu, fellige, fellige neber, efelgalehu, ልከራይ*, መከራየት, ለመከራየት, መከራየት እፈል*, ፈልጌ, ፈልጌ ነበር, find, search, show, list, look for, looking for, need, want, seek, seeking, available, who sells, who offers, who makes, who cooks, is there, are there, any, anyone selling, where can i find, where can i buy, where can i get, ፈልግ*, እፈል*, እየፈለግ*, ፈላጊ*, አሳይ*, አሳየ*, አግኝ*, አገኝ*, አገኛ*, ያስፈልገ*, ፈልጉ*, ፈልጊ*, አለ, አሉ, ይኖራ*, felg*, felig*, efeligal*, asay*, ale, እደሊ*, ደሊ*, ደልየ*, ርኸበለይ, አሎ, አለዉ',
  ),
  near: readCue(
    'near me, nearby, close to me, around me, around here, my area, near here, አቅራቢያዬ*, አቅራቢያ, አጠገቤ*, አካባቢዬ*, በአካባቢዬ, እዚህ አካባቢ, akababiye, around where i live, where i am, close by, አጠገብ, እዚህ አካባቢ, ከአጠገቤ, ቅርብ ያለ, በቅርቤ',
  ),
  cheapest: readCue(
    'cheapest, lowest price, least expensive, በጣም ርካሽ, በርካሽ, ርካሽ, cheaper, cheap ones, lower price, less expensive, lowest rent, ረከስ ያለ, ረከስ ያሉ, ረከስ ያሉትን, የሚረክስ, በርካሽ ዋጋ, ዋጋው ዝቅ ያለ, ዝቅተኛ ዋጋ',
  ),
  nearer: readCue('nearer, closer, closest, nearest, ቀረብ ያለ, ቀረብ ያሉ, ይበልጥ ቅርብ'),
  anywhere: readCue('anywhere, everywhere, any city, የትም, በየትኛውም'),
  online: readCue('online, virtual, zoom, በኢንተርኔት, ኦንላይን, በዙም'),
  wanted: readCue('wanted, looking to rent, looking to buy'),
  photos: readCue(
    'with photos, with photo, with a photo, with pictures, with picture, with images, have photos, has photos, having photos, photos only, ፎቶ ያለው, ፎቶ ያላቸው, ፎቶ ያላቸውን, ፎቶ ያለውን, ፎቶዎች ያሉት, ፎቶ ያላት, ከነፎቶው, ከፎቶ ጋር',
  ),
} as const satisfies Record<string, Cue>

export interface Kind {
  category: Category
  subcategory?: Subcategory
  /** The words say no more than the category does, so that they need not stand in what is found. */
  cue: Cue
}

const kind = (category: Category, subcategory: Subcategory | null, cue: string): Kind => ({
  category,
  ...(subcategory !== null && { subcategory }),
  cue: readCue(cue),
})

/** Names of categories and of their kinds; what stands first counts where several are said. */
export const KINDS: readonly Kind[] = [
  kind(
    'jobs',
    null,
    'job, jobs, work, vacancy, vacancies, hiring, employment, career, position, positions, ሥራ, ስራ, ሥራዎች, ቅጥር, ሠራተኛ ፈላጊ, ስራሕ, ስራሕቲ, sira, sra, siraw',
  ),
  kind('rooms_housing', 'apartment', 'apartment, apartments, condo, flat, አፓርታማ, አፓርትመንት, ኮንዶሚኒየም, apartama'),
  kind('rooms_housing', 'basement_suite', 'basement, basements, ቤዝመንት, ምድር ቤት'),
  kind('rooms_housing', 'sublet', 'sublet, sublets, sublease'),
  kind(
    'rooms_housing',
    'house',
    'house for rent, houses for rent, whole house, bedroom house, bedroom houses, bedroom home, ሙሉ ቤት',
  ),
  kind('rooms_housing', 'commercial', 'commercial space, office space, shop space, የንግድ ቦታ'),
  kind('rooms_housing', 'parking_storage', 'parking spot, parking space, storage space, storage unit'),
  kind(
    'rooms_housing',
    null,
    'room, rooms, housing, rent, rental, rentals, roommate, roommates, house, houses, home, place to live, place to stay, studio, ክፍል, ክፍሎች, ቤት, ቤቶች, ኪራይ, የሚከራይ, መኖሪያ, ክፍሊ, ገዛ, ክራይ, መንበሪ, kifil, bet, kiray',
  ),
  kind(
    'services',
    'legal_immigration',
    'lawyer, attorney, immigration lawyer, immigration attorney, ጠበቃ, tebeka',
  ),
  kind(
    'services',
    'tax_accounting',
    'tax, taxes, does taxes, tax return, tax preparer, accountant, bookkeeper, tax help, ግብር, ታክስ, ሒሳብ ባለሙያ',
  ),
  kind(
    'services',
    'translation_interpreting',
    'translator, translation, interpreter, interpreting, አስተርጓሚ, ተርጓሚ, ትርጉም, astergwami',
  ),
  kind('services', 'moving', 'movers, mover, moving help, moving company, ዕቃ ማጓጓዝ, ዕቃ የሚያጓጉዝ'),
  kind(
    'services',
    'beauty_braiding',
    'braiding, braiding hair, braid hair, braids, braider, hair braiding, hairdresser, ሹሩባ, ሽሩባ, ፀጉር ሥራ, ጸጉር, shuruba',
  ),
  kind('services', 'catering_coffee_ceremony', 'catering, caterer, coffee ceremony, ምግብ አቅራቢ, የቡና ሥነ ሥርዓት'),
  kind('services', 'photo_video', 'photographer, photography, videographer, ፎቶ አንሺ, ፎቶግራፍ አንሺ'),
  kind('services', 'music_dj', 'dj, musician, ዲጄ, ሙዚቀኛ'),
  kind('services', 'tutoring', 'tutor, tutors, tutoring, አስጠኚ, ማስጠናት'),
  kind(
    'services',
    'childcare_eldercare',
    'babysitter, babysitting, childcare, daycare, eldercare, nanny, ሞግዚት, ልጅ ጠባቂ, mogzit',
  ),
  kind(
    'services',
    'home_repair',
    'plumber, plumbing, electrician, handyman, carpenter, home repair, ቧንቧ ሠራተኛ, ኤሌክትሪሻን, አናጺ',
  ),
  kind('services', 'cleaning', 'cleaning service, house cleaning, cleaner, የጽዳት አገልግሎት'),
  kind(
    'services',
    'driving_school',
    'driving school, driving lessons, driving lesson, መንጃ ፈቃድ ትምህርት, መኪና መንዳት',
  ),
  kind('services', 'funeral_help', 'funeral, ቀብር'),
  kind(
    'services',
    'transport',
    'taxi, airport taxi, airport pickup, airport pick up, airport ride, ride to the airport, airport transfer, airport shuttle, ታክሲ, ታክሲ ከአየር ማረፊያ, ከአየር ማረፊያ ታክሲ, የአየር ማረፊያ ታክሲ, አየር ማረፊያ, taksi',
  ),
  kind('services', null, 'service, services, አገልግሎት, አገልግሎቶች, agelglot'),
  kind('items', 'vehicles', 'car, cars, vehicle, vehicles, truck, van, መኪና, መኪኖች, mekina'),
  kind('items', 'furniture', 'furniture, የቤት ዕቃ'),
  kind('items', 'electronics', 'electronics, ኤሌክትሮኒክስ'),
  kind('items', 'free', 'free stuff, free items, free things, በነፃ, በነጻ'),
  kind(
    'items',
    null,
    'items, for sale, on sale, buy, selling, things for sale, ዕቃ, ዕቃዎች, እቃ, የሚሸጥ, የሚሸጡ, ሽያጭ, ለመግዛት, መግዛት, eka, yemishet',
  ),
]

/** Of jobs, said beside the category. */
export const JOB_KINDS: readonly Kind[] = [
  kind('jobs', 'driver_delivery', 'driver, drivers, driving, delivery, uber, ሹፌር, ሾፌር, ሹፌርነት, shufer'),
  kind('jobs', 'healthcare', 'nurse, nursing, caregiver, healthcare, cna, home health, ነርስ, ነርሲንግ, ተንከባካቢ'),
  kind('jobs', 'household', 'nanny, housekeeper, maid, ሞግዚት, የቤት ሠራተኛ'),
  kind(
    'jobs',
    'hospitality',
    'waiter, waitress, restaurant, cook, chef, barista, hotel, አስተናጋጅ, ምግብ ቤት, ምግብ አብሳይ',
  ),
  kind('jobs', 'tech_office', 'software, developer, programmer, office, receptionist, it support, ሶፍትዌር, ቢሮ'),
  kind('jobs', 'trades', 'mechanic, plumber, electrician, carpenter, welder, መካኒክ, ኤሌክትሪሻን'),
  kind('jobs', 'warehouse_factory', 'warehouse, factory, order picker, መጋዘን, ፋብሪካ'),
  kind('jobs', 'shop_sales', 'cashier, shop assistant, store clerk, sales, ገንዘብ ተቀባይ'),
  kind('jobs', 'cleaning_security', 'cleaning, cleaner, janitor, security guard, ጽዳት, ጥበቃ'),
  kind('jobs', 'beauty_care', 'hairdresser, barber, stylist, ፀጉር አስተካካይ'),
  kind('jobs', 'education', 'teacher, teaching, መምህር, አስተማሪ, ማስተማር'),
]

const isItems = ({ category }: Kind) => category === 'items'

/** What searches name as well, and questions ask for in other ways. */
export const SEARCH_KINDS: readonly Kind[] = [
  kind('jobs', 'driver_delivery', 'truck driver, taxi driver, bus driver, delivery driver, delivery rider'),
  kind('rooms_housing', 'basement_suite', 'basement apartment, basement room, basement suite'),
  kind(
    'rooms_housing',
    'room_shared',
    'shared room, shared rooms, bed space, bedspace, የጋራ ክፍል, የአልጋ ቦታ, አልጋ ቦታ',
  ),
  kind('rooms_housing', 'parking_storage', 'storage, garage, parking, የመኪና ማቆሚያ'),
  kind('rooms_housing', 'commercial', 'shop for rent, shop, salon chair, ሱቅ'),
  kind('rooms_housing', null, 'somewhere to stay, somewhere to live, kiray, yemikeray, bet kiray'),
  ...KINDS.filter((one) => !isItems(one)),
  kind('events', 'concert_party', 'concert, concerts, live music, music night, የሙዚቃ ምሽት, ኮንሰርት, konsert'),
  kind('events', null, 'event, events, festival, festivals, whats on, ዝግጅት, ዝግጅቶች, zigijit'),
  kind('items', 'free', 'free, giveaway, give away, በነፃ, በነጻ, benetsa'),
  ...KINDS.filter(isItems),
]

interface Detail {
  category: Category
  /** As the filters of lists are written. */
  filter: string
  cue: Cue
}

const detail = (category: Category, filter: string, cue: string): Detail => ({
  category,
  filter,
  cue: readCue(cue),
})

/** Of a category's own fields, what people ask for by name. */
export const DETAILS: readonly Detail[] = [
  detail('rooms_housing', 'furnished', 'furnished, ዕቃ የተሟላ, ዕቃ የተሟላለት, ዕቃ የተሟላላቸው, ዕቃ የተሟላላቸውን, ከነዕቃው'),
  detail('rooms_housing', 'private_bath', 'private bath, private bathroom, own bathroom, የግል መታጠቢያ'),
  detail('rooms_housing', 'parking', 'with parking, parking, ፓርኪንግ, መኪና ማቆሚያ'),
  detail(
    'rooms_housing',
    '-pets',
    'no pets, without pets, no dogs, no cats, without animals, የቤት እንስሳ የሌለበት, የቤት እንስሳ የሌለው, ያለ የቤት እንስሳ, እንስሳ የሌለበት',
  ),
  detail(
    'rooms_housing',
    '-deposit',
    'no deposit, without deposit, without a deposit, zero deposit, deposit free, no security deposit, ያለ ቀብድ, ቀብድ የሌለው, ቀብድ የማይጠይቅ, ያለ ማስያዣ, ማስያዣ የሌለው, ማስያዣ የማይጠይቅ, ያለ ዲፖዚት, ብዘይ ቀብዲ',
  ),
  detail(
    'rooms_housing',
    '-smoking',
    'no smoking, non smoking, nonsmoking, smoke free, without smoking, no smokers, ሲጋራ የማይጨስበት, ያለ ሲጋራ',
  ),
  detail('rooms_housing', '-furnished', 'unfurnished, not furnished, without furniture, ዕቃ የሌለበት, ያለ ዕቃ'),
  detail('rooms_housing', 'pets', 'pets, pet friendly, pets allowed, dog, cat, የቤት እንስሳ'),
  detail(
    'rooms_housing',
    'utilities:included',
    'utilities included, bills included, all included, ውሃና መብራት ጨምሮ',
  ),
  detail(
    'rooms_housing',
    'newcomer:no_credit_history',
    'no credit, no credit history, no credit check, without credit, ያለ ክሬዲት, ክሬዲት የሌለ*',
  ),
  detail('jobs', 'employment_type:part_time', 'part time, part-time, የትርፍ ጊዜ, ትርፍ ጊዜ'),
  detail('jobs', 'employment_type:full_time', 'full time, full-time, ሙሉ ጊዜ, የሙሉ ጊዜ'),
  detail('jobs', 'employment_type:gig', 'gig, one day, day labour, የአንድ ጊዜ'),
  detail('jobs', 'employment_type:internship', 'internship, internships, intern, ልምምድ'),
  detail('jobs', 'employment_type:volunteer', 'volunteer, volunteers, volunteering, በጎ ፈቃድ'),
  detail('jobs', 'workplace:remote', 'remote, work from home, ከቤት, ከቤት የሚሠራ'),
  detail('jobs', 'shifts:night_shift', 'night shift, nights, የሌሊት, የማታ'),
  detail('jobs', 'experience:none', 'no experience, without experience, ልምድ የማይጠይቅ, ያለ ልምድ'),
  detail('items', 'condition:new,like_new', 'brand new, like new, አዲስ ዕቃ'),
  detail('services', 'insured', 'insured'),
  detail('services', 'license_number', 'licensed, ፈቃድ ያለው'),
]
