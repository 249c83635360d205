import type { DetailName, DetailOption } from '#contract/listings/category-fields.ts'
import type { Category, Subcategory } from '#contract/listings/category.ts'
import type { PricePeriod, PriceType } from '#contract/listings/price.ts'

const category = {
  rooms_housing: 'Rooms & Housing',
  jobs: 'Jobs & Career',
  items: 'Items for Sale',
  services: 'Services',
  events: 'Events',
} as const satisfies Record<Category, string>

const subcategory = {
  room_shared: 'Shared room',
  room_private: 'Private room',
  basement_suite: 'Basement suite',
  apartment: 'Apartment',
  house: 'House',
  sublet: 'Sublet',
  commercial: 'Commercial space',
  parking_storage: 'Parking & storage',
  hospitality: 'Restaurant & hotel',
  healthcare: 'Healthcare',
  household: 'Household',
  driver_delivery: 'Driving & delivery',
  shop_sales: 'Shop & sales',
  warehouse_factory: 'Warehouse & factory',
  cleaning_security: 'Cleaning & security',
  beauty_care: 'Hair & beauty',
  education: 'Teaching',
  tech_office: 'Tech & office',
  trades: 'Skilled trades',
  other_work: 'Other work',
  vehicles: 'Vehicles',
  bicycles: 'Bicycles & scooters',
  vehicle_parts: 'Car parts & tires',
  electronics: 'Electronics',
  furniture: 'Furniture',
  appliances: 'Appliances',
  clothing_traditional: 'Clothing & traditional wear',
  baby_kids: 'Baby & kids',
  food_homemade: 'Homemade food',
  books_media: 'Books & media',
  beauty: 'Beauty',
  instruments: 'Instruments',
  free: 'Free stuff',
  home_repair: 'Home repair',
  cleaning: 'Cleaning',
  moving: 'Moving',
  beauty_braiding: 'Beauty & braiding',
  catering_coffee_ceremony: 'Catering & coffee ceremony',
  photo_video: 'Photo & video',
  music_dj: 'Music & DJ',
  tax_accounting: 'Tax & accounting',
  legal_immigration: 'Legal & immigration',
  translation_interpreting: 'Translation & interpreting',
  tutoring: 'Tutoring',
  childcare_eldercare: 'Child & elder care',
  transport: 'Transport',
  it: 'Computer help',
  health_wellness: 'Health & wellness',
  driving_school: 'Driving school',
  funeral_help: 'Funeral help',
  holiday_cultural: 'Holiday & culture',
  concert_party: 'Concert & party',
  religious: 'Religious',
  sports: 'Sports',
  business_networking: 'Business & networking',
  education_workshop: 'Classes & workshops',
  charity: 'Charity',
  kids_family: 'Kids & family',
  memorial: 'Memorial',
} as const satisfies Record<Subcategory, string>

/** Of a category's own fields, what cards say; details/messages.en.ts holds the rest. */
const field = {
  remote: 'Remote possible',
} as const satisfies Partial<Record<DetailName, string>>

const option = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  gig: 'One-off job',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  volunteer: 'Volunteer',
  remote: 'Remote',
  new: 'New',
  like_new: 'Like new',
  good: 'Good',
  fair: 'Fair',
  for_parts: 'For parts',
  clean_title: 'Clean title',
  rebuilt: 'Rebuilt title',
  salvage: 'Salvage title',
  lien: 'Lien on the title',
  postponed: 'Postponed',
  moved_online: 'Moved online',
  cancelled: 'Cancelled',
} as const satisfies Partial<Record<DetailOption, string>>

const price = {
  type: {
    fixed: 'Fixed price',
    negotiable: 'Negotiable',
    free: 'Free',
    on_request: 'On request',
    range: 'Range',
    swap: 'Swap',
  } satisfies Record<PriceType, string>,
  per: {
    hour: '{amount} / hour',
    day: '{amount} / day',
    night: '{amount} / night',
    week: '{amount} / week',
    month: '{amount} / month',
    year: '{amount} / year',
  } satisfies Record<PricePeriod, string>,
  from: 'from {amount}',
  onRequest: 'Price on request',
  between: '{from} – {to}',
} as const

const card = {
  featured: 'Featured',
  highlighted: 'Highlighted',
  wanted: 'Wanted',
  photos: '{n, plural, one {# photo} other {# photos}}',
  nearby: 'Nearby',
  months: '{n, number} mo',
  bedrooms: '{n, plural, =0 {Studio} one {# bedroom} other {# bedrooms}}',
  availableNow: 'Available now',
  availableFrom: 'From {date}',
  years: '{n, plural, one {# year of experience} other {# years of experience}}',
} as const

const featured = { empty: 'No featured listings at the moment. Check back soon!' } as const

/** Stands on every card, so everybody's first load carries it. */
const heart = {
  label: 'Save “{title}”',
  saved: 'Saved',
  removed: 'Removed from saved listings',
  willSave: 'Will be saved when you are back online',
  willRemove: 'Will be removed when you are back online',
  notKept: 'Not saved on this device',
  notKeptMore: 'It is sent when you are back online, as long as the app stays open.',
  notSaved: 'That could not be saved',
  notRemoved: 'That could not be removed',
} as const

export const listingsEn = {
  title: 'Listings',
  category,
  subcategory,
  field,
  option,
  price,
  card,
  featured,
  heart,
} as const
