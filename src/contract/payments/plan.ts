/** What can be bought for a listing: to be posted at all, to be new again, to stand on top, to stand out. */
export const PRODUCTS = ['posting', 'bump', 'featured', 'highlight'] as const
type Product = (typeof PRODUCTS)[number]

/** What is sold. */
export const PLAN_IDS = [
  'posting_job',
  'posting_rooms',
  'bump',
  'featured_3',
  'featured_7',
  'featured_14',
  'highlight_7',
] as const
export type PlanId = (typeof PLAN_IDS)[number]

/** What each plan gives. Days count from when the listing is on offer; null: it happens once. */
export const PLANS: Readonly<Record<PlanId, { product: Product; days: number | null }>> = {
  posting_job: { product: 'posting', days: 30 },
  posting_rooms: { product: 'posting', days: 30 },
  bump: { product: 'bump', days: null },
  featured_3: { product: 'featured', days: 3 },
  featured_7: { product: 'featured', days: 7 },
  featured_14: { product: 'featured', days: 14 },
  highlight_7: { product: 'highlight', days: 7 },
}
