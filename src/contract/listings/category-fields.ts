import { SpokenLanguage } from '#contract/language/language.ts'
import { type Category, NO_HOMES, SUBCATEGORIES, type Subcategory } from './category.ts'
import type { DetailField, DetailFields } from './detail-field.ts'

/** Terms of schema.org for the options of the fields that have some. */
const EMPLOYMENT_TYPES = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  gig: 'PER_DIEM',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
}
const CONDITIONS = {
  new: 'https://schema.org/NewCondition',
  like_new: 'https://schema.org/UsedCondition',
  good: 'https://schema.org/UsedCondition',
  fair: 'https://schema.org/UsedCondition',
  for_parts: 'https://schema.org/DamagedCondition',
}
const FUELS = {
  petrol: 'https://schema.org/Gasoline',
  diesel: 'https://schema.org/Diesel',
  hybrid_engine: 'Hybrid',
  electric: 'Electricity',
  gas: 'LPG',
}
const EVENT_STATUSES = {
  scheduled: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  moved_online: 'https://schema.org/EventMovedOnline',
  cancelled: 'https://schema.org/EventCancelled',
}

/** One room of a home. */
const ONE_ROOM = ['room_shared', 'room_private'] as const
/** A home with a door of its own. */
const WHOLE_HOME = ['basement_suite', 'apartment', 'house', 'sublet'] as const
const HOME = [...ONE_ROOM, ...WHOLE_HOME] as const

const ROOM_FIELDS = {
  available_from: {
    kind: 'date',
    required: true,
    highlight: true,
    filter: 'until',
    means: { property: 'availabilityStarts', of: 'offer' },
  },
  bedrooms: {
    kind: 'number',
    min: 0,
    max: 10,
    step: 1,
    not: NO_HOMES,
    first: WHOLE_HOME,
    highlight: true,
    filter: 'atLeast',
    means: { property: 'numberOfBedrooms' },
  },
  bathrooms: {
    kind: 'number',
    min: 0,
    max: 10,
    step: 0.5,
    not: ['parking_storage'],
    first: WHOLE_HOME,
    means: { property: 'numberOfBathroomsTotal' },
  },
  size_sqft: {
    kind: 'number',
    min: 20,
    max: 100_000,
    step: 1,
    unit: 'square_foot',
    first: NO_HOMES,
    means: { property: 'floorSize' },
  },
  min_term_months: { kind: 'number', min: 0, max: 36, step: 1, unit: 'month' },
  lease: { kind: 'choice', options: ['month_to_month', 'fixed_term', 'sublease'] },
  deposit: { kind: 'number', min: 0, max: 1_000_000, step: 1 },
  credit_check: { kind: 'choice', options: ['no_check', 'soft', 'hard'] },
  utilities: {
    kind: 'choice',
    options: ['included', 'partial', 'not_included'],
    not: ['parking_storage'],
    first: HOME,
    filter: 'any',
  },
  furnished: { kind: 'flag', highlight: true, not: ['parking_storage'], first: HOME, filter: 'is' },
  private_bath: { kind: 'flag', not: NO_HOMES, first: ONE_ROOM, filter: 'is' },
  kitchen_use: { kind: 'flag', not: NO_HOMES },
  separate_entrance: { kind: 'flag' },
  parking: { kind: 'flag', filter: 'is' },
  laundry: { kind: 'flag', not: NO_HOMES },
  air_conditioning: { kind: 'flag', not: ['parking_storage'] },
  heating: { kind: 'flag' },
  wifi: { kind: 'flag', not: ['parking_storage'] },
  accessible: { kind: 'flag', filter: 'is' },
  pets: { kind: 'flag', not: NO_HOMES, filter: 'is', means: { property: 'petsAllowed' } },
  smoking: { kind: 'flag', not: NO_HOMES, means: { property: 'smokingAllowed' } },
  /** People who live there now, and what is spoken among them. */
  household_people: { kind: 'number', min: 0, max: 20, step: 1, not: NO_HOMES },
  household_languages: { kind: 'choices', options: SpokenLanguage.options, not: NO_HOMES },
  newcomer: {
    kind: 'choices',
    options: ['no_credit_history', 'utilities_included', 'near_transit', 'references_accepted'],
    not: ['parking_storage'],
    filter: 'any',
  },
} as const satisfies DetailFields

const JOB_FIELDS = {
  employer: {
    kind: 'text',
    min: 2,
    max: 80,
    required: 'offer',
    highlight: true,
    means: { property: 'hiringOrganization', names: 'Organization' },
  },
  employment_type: {
    kind: 'choice',
    options: ['full_time', 'part_time', 'gig', 'contract', 'temporary', 'internship', 'volunteer'],
    required: true,
    highlight: true,
    filter: 'any',
    means: { property: 'employmentType', terms: EMPLOYMENT_TYPES },
  },
  apply_by: {
    kind: 'date',
    required: true,
    highlight: true,
    means: { property: 'validThrough', form: '{}T23:59:59-12:00' },
  },
  /** The poster confirms that applicants are never charged. */
  no_fees: { kind: 'confirmation', required: 'offer' },
  workplace: {
    kind: 'choice',
    options: ['on_site', 'hybrid', 'remote'],
    filter: 'any',
    means: { property: 'jobLocationType', terms: { remote: 'TELECOMMUTE' } },
  },
  hours: { kind: 'number', min: 1, max: 80, step: 1 },
  shifts: {
    kind: 'choices',
    options: ['day_shift', 'evening_shift', 'night_shift', 'weekend'],
    filter: 'any',
  },
  start_date: { kind: 'date', means: { property: 'jobStartDate' } },
  tips: { kind: 'flag' },
  experience: { kind: 'choice', options: ['none', 'some', 'experienced'], filter: 'any' },
  licences: { kind: 'text', max: 120, means: { property: 'qualifications' } },
  /** A language may be asked for only where the work needs it. */
  job_languages: { kind: 'choices', options: SpokenLanguage.options },
  language_reason: { kind: 'text', max: 140 },
  benefits: {
    kind: 'choices',
    options: ['health_insurance', 'paid_leave', 'retirement', 'training', 'meals', 'transport_help'],
  },
  openings: { kind: 'number', min: 1, max: 500, step: 1, means: { property: 'totalJobOpenings' } },
  apply_link: { kind: 'link' },
} as const satisfies DetailFields

/** Things that a maker's name and a number of the model say much about. */
const BRANDED = ['electronics', 'appliances', 'bicycles', 'instruments', 'vehicle_parts'] as const
const UNBRANDED = ['food_homemade', 'books_media'] as const
/** What a car cannot be without, and anything else can. */
const NO_VEHICLES = SUBCATEGORIES.items.filter((subcategory) => subcategory !== 'vehicles')

const ITEM_FIELDS = {
  make: {
    kind: 'text',
    max: 60,
    required: 'offer',
    only: ['vehicles'],
    means: { property: 'brand', names: 'Brand' },
  },
  brand: {
    kind: 'text',
    max: 60,
    not: ['vehicles', ...UNBRANDED],
    first: BRANDED,
    means: { property: 'brand', names: 'Brand' },
  },
  model: {
    kind: 'text',
    max: 60,
    required: 'offer',
    optionalIn: NO_VEHICLES,
    not: UNBRANDED,
    first: BRANDED,
    means: { property: 'model' },
  },
  /** From the first cars to the next model year. */
  model_year: {
    kind: 'number',
    min: 1900,
    max: 2100,
    step: 1,
    required: 'offer',
    only: ['vehicles'],
    highlight: true,
    filter: 'atLeast',
    means: { property: 'vehicleModelDate', form: '{}' },
  },
  /** In miles with their fraction: what an odometer shows in kilometres comes back as it was written. */
  mileage: {
    kind: 'number',
    min: 0,
    max: 2_000_000,
    required: 'offer',
    only: ['vehicles'],
    unit: 'mile',
    highlight: true,
    filter: 'atMost',
    means: { property: 'mileageFromOdometer' },
  },
  gearbox: {
    kind: 'choice',
    options: ['automatic', 'manual'],
    only: ['vehicles'],
    first: ['vehicles'],
    filter: 'any',
    means: { property: 'vehicleTransmission' },
  },
  fuel: {
    kind: 'choice',
    options: ['petrol', 'diesel', 'hybrid_engine', 'electric', 'gas'],
    only: ['vehicles'],
    first: ['vehicles'],
    filter: 'any',
    means: { property: 'fuelType', terms: FUELS },
  },
  vehicle_title: {
    kind: 'choice',
    options: ['clean_title', 'rebuilt', 'salvage', 'lien'],
    only: ['vehicles'],
    first: ['vehicles'],
    highlight: true,
    filter: 'any',
  },
  /** Read by others in part: whoever has all of it can have papers forged. */
  vin: { kind: 'vin', only: ['vehicles'], first: ['vehicles'] },
  condition: {
    kind: 'choice',
    options: ['new', 'like_new', 'good', 'fair', 'for_parts'],
    required: 'offer',
    optionalIn: ['vehicles', 'free'],
    not: ['food_homemade'],
    highlight: true,
    filter: 'any',
    means: { property: 'itemCondition', of: 'offer', terms: CONDITIONS },
  },
  clothing_size: {
    kind: 'text',
    max: 30,
    only: ['clothing_traditional', 'baby_kids'],
    first: ['clothing_traditional', 'baby_kids'],
    means: { property: 'size' },
  },
  food: {
    kind: 'choices',
    options: ['fasting', 'halal'],
    only: ['food_homemade'],
    first: ['food_homemade'],
    filter: 'any',
  },
  allergens: {
    kind: 'choices',
    options: ['gluten', 'nuts', 'dairy', 'eggs', 'soy', 'sesame', 'fish'],
    only: ['food_homemade'],
    first: ['food_homemade'],
  },
  quantity: { kind: 'number', min: 1, max: 1000, step: 1, not: ['vehicles'] },
  delivery: { kind: 'choices', options: ['pickup', 'local', 'ship'], not: ['vehicles'], filter: 'any' },
} as const satisfies DetailFields

const SERVICE_FIELDS = {
  remote: { kind: 'flag', highlight: true, filter: 'is' },
  service_radius_miles: { kind: 'number', min: 1, max: 500, step: 1, unit: 'mile' },
  availability: {
    kind: 'choices',
    options: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    filter: 'any',
  },
  years: { kind: 'number', min: 0, max: 60, step: 1, highlight: true, filter: 'atLeast' },
  license_number: { kind: 'text', max: 60, filter: 'given' },
  insured: { kind: 'flag', filter: 'is' },
  portfolio: { kind: 'link' },
} as const satisfies DetailFields

const EVENT_FIELDS = {
  starts_at: {
    kind: 'instant',
    required: true,
    highlight: true,
    filter: 'until',
    means: { property: 'startDate' },
  },
  ends_at: { kind: 'instant', means: { property: 'endDate' } },
  timezone: { kind: 'timezone', required: true, highlight: true },
  recurrence: { kind: 'choice', options: ['weekly', 'biweekly', 'monthly', 'yearly'] },
  status: {
    kind: 'choice',
    options: ['scheduled', 'postponed', 'moved_online', 'cancelled'],
    highlight: true,
    means: { property: 'eventStatus', terms: EVENT_STATUSES },
  },
  venue: { kind: 'text', max: 120, highlight: true },
  online_url: { kind: 'link', filter: 'given' },
  organizer: { kind: 'text', max: 80, means: { property: 'organizer', names: 'Organization' } },
  admission: { kind: 'choice', options: ['free', 'paid', 'donation', 'at_door'], filter: 'any' },
  capacity: { kind: 'number', min: 1, max: 100_000, step: 1, means: { property: 'maximumAttendeeCapacity' } },
  ticket_link: { kind: 'link' },
  group_link: { kind: 'link' },
  age_limit: {
    kind: 'number',
    min: 0,
    max: 99,
    step: 1,
    means: { property: 'typicalAgeRange', form: '{}-' },
  },
  menu: { kind: 'choices', options: ['fasting', 'halal'], filter: 'any' },
} as const satisfies DetailFields

/** Every category's own fields, in the order in which they are asked and shown. */
export const CATEGORY_FIELDS = {
  rooms_housing: ROOM_FIELDS,
  jobs: JOB_FIELDS,
  items: ITEM_FIELDS,
  services: SERVICE_FIELDS,
  events: EVENT_FIELDS,
} as const satisfies Record<Category, DetailFields>

type Keys<T> = T extends unknown ? keyof T & string : never
export type DetailName = Keys<(typeof CATEGORY_FIELDS)[Category]>

type OptionOf<T> = T extends { options: readonly (infer O)[] } ? O & string : never
type Values<T> = T extends unknown ? T[keyof T] : never
/** Every option of every choice; each has its words in both languages. */
export type DetailOption = OptionOf<Values<(typeof CATEGORY_FIELDS)[Category]>>

/** The fields of a category, loosely typed for loops. */
export const fieldsOf = (category: Category): DetailFields => CATEGORY_FIELDS[category]

/** Is the field asked for in such listings? One that is not may hold what was written before the kind was changed. */
export const isAskedFor = ({ only, not }: DetailField, subcategory: string | null): boolean => {
  if (subcategory === null) return only === undefined
  return only ? only.includes(subcategory) : !not?.includes(subcategory)
}

/** What the form of such a listing asks for. */
export const askedFields = (category: Category, subcategory: string | null): [DetailName, DetailField][] =>
  (Object.entries(fieldsOf(category)) as [DetailName, DetailField][]).filter(([, field]) =>
    isAskedFor(field, subcategory),
  )

/** The details that make the title of such a listing as long as nobody writes another, in the order of its words. */
export const TITLE_FIELDS: Partial<Record<Subcategory, readonly DetailName[]>> = {
  vehicles: ['model_year', 'make', 'model'],
}
