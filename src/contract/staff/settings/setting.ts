import { z } from 'zod'
import { DAILY_LIMITS } from '#contract/kit/daily-limits.ts'
import { CATEGORY_RULES, DAILY_LIMIT_NAMES, SITE_PARTS, SitePart } from '#contract/kit/site-settings.ts'
import { CATEGORIES, Category } from '#contract/listings/category.ts'

export const OPEN_OR_RULE = ['open', ...CATEGORY_RULES] as const

/** How the site is set; what was never changed is as it comes. */
export const SiteSettingsView = z.object({
  parts: z.array(z.object({ part: z.enum(SITE_PARTS), isOpen: z.boolean() })),
  categories: z.array(z.object({ category: Category, rule: z.enum(OPEN_OR_RULE) })),
  limits: z.array(
    z.object({ limit: z.enum(DAILY_LIMIT_NAMES), perDay: z.int(), usual: z.int(), max: z.int() }),
  ),
})
export type SiteSettingsView = z.infer<typeof SiteSettingsView>

const limitChange = (limit: (typeof DAILY_LIMIT_NAMES)[number]) =>
  z.strictObject({
    kind: z.literal('limit'),
    limit: z.literal(limit),
    perDay: z.int().min(1).max(DAILY_LIMITS[limit].max),
  })

/** One change of one setting. */
export const SettingChange = z.union([
  z.strictObject({ kind: z.literal('part'), part: SitePart, isOpen: z.boolean() }),
  z.strictObject({ kind: z.literal('category'), category: z.enum(CATEGORIES), rule: z.enum(OPEN_OR_RULE) }),
  limitChange('listings'),
  limitChange('conversations'),
  limitChange('reports'),
])
export type SettingChange = z.infer<typeof SettingChange>
