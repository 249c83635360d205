import { MediaId } from '#contract/media/picture.ts'
import { detachMedia } from '#server/media/public.ts'
import { withdrawCase } from '#server/moderation/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteOpenVerification } from './verification-store.ts'

/** One that waits is over, since there are other photos now, or none. Its selfie goes. */
export async function withdrawVerification(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'live'>,
  userId: string,
): Promise<void> {
  const open = await deleteOpenVerification(tx, userId)
  if (!open) return
  if (open.media_id !== null) await detachMedia(tx, [MediaId.parse(open.media_id)])
  await withdrawCase(tx, platform, { kind: 'verification', id: open.id })
}
