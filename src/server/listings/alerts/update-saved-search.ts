import type { AlertChannel, SavedSearch, SavedSearchId } from '#contract/listings/alerts/saved-search.ts'
import { AlertFrequency } from '#contract/listings/alerts/saved-search.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { nextLookAfter } from './saved-search-policy.ts'
import { lockSavedSearch, saveSavedSearch } from './saved-search-store.ts'
import { showSavedSearch } from './show-saved-search.ts'

interface Input {
  searchId: SavedSearchId
  name?: string | undefined
  channel?: AlertChannel | undefined
  frequency?: AlertFrequency | undefined
  isPaused?: boolean | undefined
}

/** Who resumes a search, or its notifications, is notified of what comes from now on, not of all that was missed. */
export function updateSavedSearch(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { searchId, isPaused, ...fields }: Input,
): Promise<SavedSearch> {
  return inTransaction(db, async (tx) => {
    const row = await lockSavedSearch(tx, userId, searchId)
    if (!row) throw new AppError('listings.saved-search-not-found')
    const now = clock.now()
    const next = { ...row, ...withoutUndefined(fields), paused: pausedAfter(row.paused, isPaused) }
    const wasSilent = row.paused !== null || row.channel === 'none'
    const isSilent = next.paused !== null || next.channel === 'none'
    const begins = wasSilent && !isSilent && { last_notified_at: now, opened_at: now }
    const since = begins ? now : row.last_notified_at
    const saved = await saveSavedSearch(tx, searchId, {
      name: next.name,
      channel: next.channel,
      frequency: next.frequency,
      paused: next.paused,
      next_look_at: nextLookAfter(AlertFrequency.parse(next.frequency), since),
      ...begins,
    })
    return showSavedSearch(tx, saved)
  })
}

function pausedAfter(paused: string | null, isPaused: boolean | undefined): string | null {
  if (isPaused === undefined) return paused
  return isPaused ? (paused ?? 'asked') : null
}

const withoutUndefined = ({ name, channel, frequency }: Omit<Input, 'searchId' | 'isPaused'>) => ({
  ...(name !== undefined && { name }),
  ...(channel !== undefined && { channel }),
  ...(frequency !== undefined && { frequency }),
})
