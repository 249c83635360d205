import type { Category } from './category.ts'
import type { DetailFields } from './detail-field.ts'

const ROOM_FIELDS = {
  available_from: { kind: 'date', required: true, highlight: true },
  bedrooms: { kind: 'number', min: 0, max: 10, step: 1, highlight: true },
  bathrooms: { kind: 'number', min: 0, max: 10, step: 0.5 },
  min_term_months: { kind: 'number', min: 0, max: 36, step: 1 },
  deposit: { kind: 'number', min: 0, max: 1_000_000, step: 1 },
  utilities: { kind: 'choice', options: ['included', 'partial', 'not_included'] },
  furnished: { kind: 'flag', highlight: true },
  private_bath: { kind: 'flag' },
  parking: { kind: 'flag' },
  laundry: { kind: 'flag' },
  wifi: { kind: 'flag' },
  pets: { kind: 'flag' },
  smoking: { kind: 'flag' },
  newcomer: {
    kind: 'choices',
    options: ['no_credit_history', 'utilities_included', 'near_transit', 'references_accepted'],
  },
} as const satisfies DetailFields

const JOB_FIELDS = {
  role: { kind: 'text', min: 2, max: 80, required: true },
  employer: { kind: 'text', min: 2, max: 80, required: true, highlight: true },
  employment_type: {
    kind: 'choice',
    options: ['full_time', 'part_time', 'contract', 'temporary', 'internship', 'volunteer'],
    required: true,
    highlight: true,
  },
  apply_by: { kind: 'date', required: true, highlight: true },
  workplace: { kind: 'choice', options: ['on_site', 'hybrid', 'remote'] },
  hours: { kind: 'number', min: 1, max: 80, step: 1 },
  tips: { kind: 'flag' },
  experience: { kind: 'choice', options: ['none', 'some', 'experienced'] },
  openings: { kind: 'number', min: 1, max: 500, step: 1 },
  apply_link: { kind: 'link' },
} as const satisfies DetailFields

const ITEM_FIELDS = {
  condition: {
    kind: 'choice',
    options: ['new', 'like_new', 'good', 'fair', 'for_parts'],
    required: true,
    highlight: true,
  },
  brand: { kind: 'text', max: 60 },
  model: { kind: 'text', max: 60 },
  quantity: { kind: 'number', min: 1, max: 1000, step: 1 },
  delivery: { kind: 'choices', options: ['pickup', 'local', 'ship'] },
} as const satisfies DetailFields

const SERVICE_FIELDS = {
  remote: { kind: 'flag', highlight: true },
  service_radius_miles: { kind: 'number', min: 1, max: 500, step: 1 },
  years: { kind: 'number', min: 0, max: 60, step: 1, highlight: true },
  license_number: { kind: 'text', max: 60 },
  insured: { kind: 'flag' },
} as const satisfies DetailFields

const EVENT_FIELDS = {
  starts_at: { kind: 'instant', required: true, highlight: true },
  ends_at: { kind: 'instant' },
  timezone: { kind: 'timezone', required: true, highlight: true },
  venue: { kind: 'text', max: 120, highlight: true },
  online_url: { kind: 'link' },
  admission: { kind: 'choice', options: ['free', 'paid', 'donation', 'at_door'] },
  capacity: { kind: 'number', min: 1, max: 100_000, step: 1 },
  ticket_link: { kind: 'link' },
  age_limit: { kind: 'number', min: 0, max: 99, step: 1 },
  menu: { kind: 'choices', options: ['fasting', 'halal'] },
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
