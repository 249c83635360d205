import type { GroupCategory } from '#contract/groups/category.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findCategories } from './group-store.ts'
import { viewCategory } from './group-view.ts'

export async function listGroupCategories({ db }: Pick<Platform, 'db'>): Promise<{ items: GroupCategory[] }> {
  return { items: (await findCategories(db)).map(viewCategory) }
}
