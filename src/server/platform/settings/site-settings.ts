import { DAILY_LIMITS } from '#contract/kit/daily-limits.ts'
import { CategoryRule, DailyLimit, SitePart, type SiteSettings } from '#contract/kit/site-settings.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/transactions.ts'
import type { Log } from '#server/platform/log.ts'
import { findSettings } from './setting-store.ts'

/** What admins have set. Asked for within transactions, so it never waits for a connection. */
export interface Settings {
  /** As last read; once that is five seconds ago it is read anew meanwhile, for what another server changed. */
  current(): SiteSettings
  /** Reads them now. */
  refresh(): Promise<void>
  /** How often somebody may do so within a day. */
  limitOf(limit: DailyLimit): number
  isClosed(part: SitePart): boolean
}

const FRESH_MS = 5000

export function newSettings(db: Database, clock: Clock, log: Log): Settings {
  let held: SiteSettings = { closedParts: [], categories: {}, limits: {} }
  let freshUntil = 0
  const refresh = async () => {
    freshUntil = clock.now().getTime() + FRESH_MS
    held = parse(await findSettings(db))
  }
  const current = () => {
    if (clock.now().getTime() >= freshUntil)
      refresh().catch((error: unknown) => log.warn({ error }, 'The settings of the site could not be read.'))
    return held
  }
  return {
    current,
    refresh,
    limitOf: (limit) => current().limits[limit] ?? DAILY_LIMITS[limit].usual,
    isClosed: (part) => current().closedParts.includes(part),
  }
}

/** What an older server does not know is passed over. */
function parse(rows: readonly { name: string; value: unknown }[]): SiteSettings {
  const closedParts: SitePart[] = []
  const categories: Record<string, CategoryRule> = {}
  const limits: Partial<Record<DailyLimit, number>> = {}
  for (const { name, value } of rows) {
    const [kind, what = ''] = name.split('.')
    const part = SitePart.safeParse(what).data
    const rule = CategoryRule.safeParse(value).data
    const limit = DailyLimit.safeParse(what).data
    if (kind === 'part' && part) closedParts.push(part)
    if (kind === 'category' && rule) categories[what] = rule
    if (kind === 'limit' && limit && typeof value === 'number') limits[limit] = value
  }
  return { closedParts, categories, limits }
}
