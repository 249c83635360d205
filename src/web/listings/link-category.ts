import type { Category } from '#contract/listings/category.ts'

/** The list page of each category (section 2 of the description). */
export const CATEGORY_PATHS = {
  rooms_housing: '/rooms-housing',
  jobs: '/jobs',
  items: '/items',
  services: '/services',
  events: '/events',
} as const satisfies Record<Category, string>
