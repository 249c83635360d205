import type { Suggestion } from '#contract/networking/connections/connection.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readNamed, readSuggested } from './suggestion-store.ts'

/** People one may know; with a name, people who are called so. */
export async function listSuggestions(
  { hot }: Pick<Platform, 'hot'>,
  { userId }: Member,
  { name }: { name?: string | undefined },
): Promise<{ items: Suggestion[] }> {
  return { items: name === undefined ? await readSuggested(hot, userId) : await readNamed(hot, userId, name) }
}
