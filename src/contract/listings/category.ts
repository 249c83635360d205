import { z } from 'zod'

export const CATEGORIES = ['rooms_housing', 'jobs', 'items', 'services', 'events'] as const
export const Category = z.enum(CATEGORIES)
export type Category = z.infer<typeof Category>

export const SUBCATEGORIES = {
  rooms_housing: [
    'room_shared',
    'room_private',
    'basement_suite',
    'apartment',
    'house',
    'sublet',
    'commercial',
    'parking_storage',
  ],
  // the trade; how much and how long is a field of its own
  jobs: [
    'hospitality',
    'healthcare',
    'household',
    'driver_delivery',
    'shop_sales',
    'warehouse_factory',
    'cleaning_security',
    'beauty_care',
    'education',
    'tech_office',
    'trades',
    'other_work',
  ],
  items: [
    'vehicles',
    'bicycles',
    'vehicle_parts',
    'electronics',
    'furniture',
    'appliances',
    'clothing_traditional',
    'baby_kids',
    'food_homemade',
    'books_media',
    'beauty',
    'household',
    'instruments',
    'free',
  ],
  services: [
    'home_repair',
    'cleaning',
    'moving',
    'beauty_braiding',
    'catering_coffee_ceremony',
    'photo_video',
    'music_dj',
    'tax_accounting',
    'legal_immigration',
    'translation_interpreting',
    'tutoring',
    'childcare_eldercare',
    'transport',
    'it',
    'health_wellness',
    'driving_school',
    'funeral_help',
  ],
  events: [
    'holiday_cultural',
    'concert_party',
    'religious',
    'sports',
    'business_networking',
    'education_workshop',
    'charity',
    'kids_family',
    'memorial',
  ],
} as const satisfies Record<Category, readonly string[]>
export type Subcategory = (typeof SUBCATEGORIES)[Category][number]

export const Subcategory = z.enum(Object.values(SUBCATEGORIES).flat() as [Subcategory, ...Subcategory[]])

export const isSubcategoryOf = (category: Category, subcategory: string): boolean =>
  (SUBCATEGORIES[category] as readonly string[]).includes(subcategory)

export const ListingKind = z.enum(['offer', 'wanted'])
export type ListingKind = z.infer<typeof ListingKind>

/** Fewest and most photos of a published listing. */
export const PHOTO_LIMITS: Record<Category, { min: number; max: number }> = {
  rooms_housing: { min: 3, max: 20 },
  jobs: { min: 0, max: 3 },
  items: { min: 1, max: 12 },
  services: { min: 0, max: 10 },
  events: { min: 1, max: 6 },
}

/** Days a published listing lives at most; what ends earlier by itself says life.ts. */
export const LIFE_DAYS: Record<Category, number> = {
  rooms_housing: 30,
  jobs: 60,
  items: 30,
  services: 90,
  events: 366,
}

/** The list page of each category. */
export const CATEGORY_PATHS = {
  rooms_housing: '/rooms-housing',
  jobs: '/jobs',
  items: '/items',
  services: '/services',
  events: '/events',
} as const satisfies Record<Category, string>

/** Filed under rooms and housing, and lived in by nobody. */
export const NO_HOMES: readonly string[] = ['commercial', 'parking_storage'] satisfies Subcategory[]
