import { DAILY_LIMITS } from '#contract/kit/daily-limits.ts'
import type { SettingChange } from '#contract/staff/settings/setting.ts'
import type { SettingValue } from '#server/platform/settings/setting-store.ts'

/** As it is stored; null: as it comes. */
export function storedChange(change: SettingChange): { name: string; value: SettingValue | null } {
  switch (change.kind) {
    case 'part':
      return { name: `part.${change.part}`, value: change.isOpen ? null : false }
    case 'category':
      return { name: `category.${change.category}`, value: change.rule === 'open' ? null : change.rule }
    case 'limit':
      return {
        name: `limit.${change.limit}`,
        value: change.perDay === DAILY_LIMITS[change.limit].usual ? null : change.perDay,
      }
  }
}

/** As the log says it: "part.dating: off". */
export function writeChange(change: SettingChange): string {
  const { name } = storedChange(change)
  switch (change.kind) {
    case 'part':
      return `${name}: ${change.isOpen ? 'on' : 'off'}`
    case 'category':
      return `${name}: ${change.rule}`
    case 'limit':
      return `${name}: ${change.perDay}`
  }
}
