import { SpokenLanguage } from '#contract/language/language.ts'
import type { Category } from './category.ts'
import type { DetailField, DetailFields } from './detail-field.ts'

/** Terms of schema.org for the options of the fields that have some. */
const EMPLOYMENT_TYPES = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
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
const EVENT_STATUSES = {
  scheduled: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  moved_online: 'https://schema.org/EventMovedOnline',
  cancelled: 'https://schema.org/EventCancelled',
}

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
    highlight: true,
    filter: 'atLeast',
    means: { property: 'numberOfBedrooms' },
  },
  bathrooms: { kind: 'number', min: 0, max: 10, step: 0.5, means: { property: 'numberOfBathroomsTotal' } },
  size_sqft: {
    kind: 'number',
    min: 20,
    max: 100_000,
    step: 1,
    unit: 'square_foot',
    means: { property: 'floorSize' },
  },
  min_term_months: { kind: 'number', min: 0, max: 36, step: 1, unit: 'month' },
  lease: { kind: 'choice', options: ['month_to_month', 'fixed_term', 'sublease'] },
  deposit: { kind: 'number', min: 0, max: 1_000_000, step: 1 },
  credit_check: { kind: 'choice', options: ['no_check', 'soft', 'hard'] },
  utilities: { kind: 'choice', options: ['included', 'partial', 'not_included'], filter: 'any' },
  furnished: { kind: 'flag', highlight: true, filter: 'is' },
  private_bath: { kind: 'flag', filter: 'is' },
  kitchen_use: { kind: 'flag' },
  separate_entrance: { kind: 'flag' },
  parking: { kind: 'flag', filter: 'is' },
  laundry: { kind: 'flag' },
  air_conditioning: { kind: 'flag' },
  heating: { kind: 'flag' },
  wifi: { kind: 'flag' },
  accessible: { kind: 'flag', filter: 'is' },
  pets: { kind: 'flag', filter: 'is', means: { property: 'petsAllowed' } },
  smoking: { kind: 'flag', means: { property: 'smokingAllowed' } },
  /** People who live there now, and what is spoken among them. */
  household_people: { kind: 'number', min: 0, max: 20, step: 1 },
  household_languages: { kind: 'choices', options: SpokenLanguage.options },
  newcomer: {
    kind: 'choices',
    options: ['no_credit_history', 'utilities_included', 'near_transit', 'references_accepted'],
    filter: 'any',
  },
} as const satisfies DetailFields

const JOB_FIELDS = {
  role: { kind: 'text', min: 2, max: 80, required: true, means: { property: 'title' } },
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
    options: ['full_time', 'part_time', 'contract', 'temporary', 'internship', 'volunteer'],
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

const ITEM_FIELDS = {
  condition: {
    kind: 'choice',
    options: ['new', 'like_new', 'good', 'fair', 'for_parts'],
    required: 'offer',
    highlight: true,
    filter: 'any',
    means: { property: 'itemCondition', of: 'offer', terms: CONDITIONS },
  },
  brand: { kind: 'text', max: 60, means: { property: 'brand', names: 'Brand' } },
  model: { kind: 'text', max: 60, means: { property: 'model' } },
  model_year: {
    kind: 'number',
    min: 1900,
    max: 2100,
    step: 1,
    only: ['vehicles'],
    filter: 'atLeast',
    means: { property: 'vehicleModelDate', form: '{}' },
  },
  mileage: {
    kind: 'number',
    min: 0,
    max: 2_000_000,
    step: 1,
    only: ['vehicles'],
    unit: 'mile',
    means: { property: 'mileageFromOdometer' },
  },
  vehicle_title: {
    kind: 'choice',
    options: ['clean_title', 'rebuilt', 'salvage', 'lien'],
    only: ['vehicles'],
  },
  clothing_size: {
    kind: 'text',
    max: 30,
    only: ['clothing_traditional', 'baby_kids'],
    means: { property: 'size' },
  },
  food: { kind: 'choices', options: ['fasting', 'halal'], only: ['food_homemade'], filter: 'any' },
  allergens: {
    kind: 'choices',
    options: ['gluten', 'nuts', 'dairy', 'eggs', 'soy', 'sesame', 'fish'],
    only: ['food_homemade'],
  },
  quantity: { kind: 'number', min: 1, max: 1000, step: 1 },
  delivery: { kind: 'choices', options: ['pickup', 'local', 'ship'], filter: 'any' },
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
export const isAskedFor = (field: DetailField, subcategory: string | null): boolean =>
  field.only === undefined || (subcategory !== null && field.only.includes(subcategory))

/** What the form of such a listing asks for. */
export const askedFields = (category: Category, subcategory: string | null): [DetailName, DetailField][] =>
  (Object.entries(fieldsOf(category)) as [DetailName, DetailField][]).filter(([, field]) =>
    isAskedFor(field, subcategory),
  )
