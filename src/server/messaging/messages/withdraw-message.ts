import { MediaId } from '#contract/media/picture.ts'
import { detachMedia, detachVoice } from '#server/media/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { emptyMessage, findPhotos, type MessageRow } from './message-store.ts'
import { readVoice } from './message-view.ts'

/** Takes back what a message says, with the photos or the recording that came with it; a stub stays. */
export async function withdrawMessage(tx: Tx, message: MessageRow, at: Date): Promise<MessageRow> {
  const photos = await findPhotos(tx, [message.id])
  const emptied = await emptyMessage(tx, message.id, at)
  await detachMedia(
    tx,
    photos.map(({ media_id }) => MediaId.parse(media_id)),
  )
  const voice = readVoice(message)
  if (voice) await detachVoice(tx, voice.id)
  return emptied
}
