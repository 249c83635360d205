import { DATING_LIMITS } from '#contract/dating/profile/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { type AllowanceRow, changeAllowance } from '#server/dating/deck/allowance-store.ts'
import { blockOf, blocksWithin } from '#server/dating/deck/cell-policy.ts'
import type { FoundPlace } from './find-city.ts'
import { placeWaitsUntil, withChange } from './profile-policy.ts'
import type { PlaceColumns } from './profile-store.ts'

/**
 * Counts a move to another cell, also of one who left dating and came back: whoever could move as they like would find
 * out where others are. The very first place is no change, and another place in the same cell is none either.
 * @throws AppError dating.place-too-often
 */
export async function movePlace(
  tx: Tx,
  { user_id, cell, place_changes }: AllowanceRow,
  place: FoundPlace,
  now: Date,
): Promise<void> {
  if (cell === place.cell) return
  if (cell === null) return changeAllowance(tx, user_id, { cell: place.cell })
  const until = placeWaitsUntil(place_changes, now)
  if (until) throw new AppError('dating.place-too-often', { until: until.toISOString() })
  await changeAllowance(tx, user_id, {
    cell: place.cell,
    place_changes: withChange(place_changes, now, DATING_LIMITS.placeChangesPerDay),
  })
}

export function placeColumns(place: FoundPlace, reach: number): PlaceColumns {
  const { placeId, cell, lat, lng } = place
  return { place_id: placeId, cell, lat, lng, block: blockOf(place), blocks: blocksWithin(place, reach) }
}
