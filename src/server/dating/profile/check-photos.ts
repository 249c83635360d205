import type { MediaId } from '#contract/media/picture.ts'
import { findShownElsewhere } from '#server/media/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'

/**
 * A photo of a card is none that the person shows elsewhere under their name: whoever sees both would know who it is.
 * @throws AppError dating.photo-elsewhere
 */
export async function refusePhotosElsewhere(tx: Tx, wanted: readonly MediaId[]): Promise<void> {
  const photoIds = await findShownElsewhere(tx, wanted)
  if (photoIds.length > 0) throw new AppError('dating.photo-elsewhere', { photoIds })
}
