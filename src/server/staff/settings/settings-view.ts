import { DAILY_LIMITS } from '#contract/kit/daily-limits.ts'
import { DAILY_LIMIT_NAMES, SITE_PARTS, type SiteSettings } from '#contract/kit/site-settings.ts'
import { CATEGORIES } from '#contract/listings/category.ts'
import type { SiteSettingsView } from '#contract/staff/settings/setting.ts'

export const viewSettings = ({ closedParts, categories, limits }: SiteSettings): SiteSettingsView => ({
  parts: SITE_PARTS.map((part) => ({ part, isOpen: !closedParts.includes(part) })),
  categories: CATEGORIES.map((category) => ({ category, rule: categories[category] ?? 'open' })),
  limits: DAILY_LIMIT_NAMES.map((limit) => {
    const { usual, max } = DAILY_LIMITS[limit]
    return { limit, perDay: limits[limit] ?? usual, usual, max }
  }),
})
