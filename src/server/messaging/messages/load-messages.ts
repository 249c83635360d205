import { MediaId } from '#contract/media/picture.ts'
import type { Message } from '#contract/messaging/messages/message.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { grantViewing, picturesFor } from '#server/media/public.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findAliases } from '#server/messaging/members/member-store.ts'
import { findMessagesById, findPhotos, findReactions, type MessageRow } from './message-store.ts'
import { viewMessage } from './message-view.ts'

/**
 * Rows with their photos, reactions and quotes, in a handful of queries however many they are.
 * @param readerId whom the addresses of photos and recordings are for; null leaves them out
 * @param names 'accounts' for staff alone: who wrote in a match, instead of the aliases that the two have there
 */
export async function loadMessages(
  db: Database | Tx,
  platform: Pick<Platform, 'config' | 'clock'>,
  rows: readonly MessageRow[],
  readerId: UserId | null,
  names: 'aliases' | 'accounts' = 'aliases',
): Promise<Message[]> {
  const threadIds = names === 'accounts' ? [] : [...new Set(rows.map(({ thread_id }) => thread_id))]
  const aliases = await findAliases(db, threadIds)
  const ids = rows.map(({ id }) => id)
  const photos = await findPhotos(db, ids)
  const reactions = await findReactions(db, ids)
  const quoted = await findMessagesById(
    db,
    rows.flatMap(({ reply_to_id }) => reply_to_id ?? []),
  )
  const photoIds = photos.map(({ media_id }) => MediaId.parse(media_id))
  const pictures = readerId && (await picturesFor(db, platform, readerId, photoIds, 'days'))
  const grant = readerId && grantViewing(readerId, platform.config.secretKey, platform.clock.now(), 'days')
  return rows.map((row) =>
    viewMessage(row, {
      hear: (voiceId) => grant?.(voiceId) ?? '',
      photos: photos
        .filter(({ message_id }) => message_id === row.id)
        .flatMap(({ media_id }) => pictures?.get(MediaId.parse(media_id)) ?? []),
      reactions: reactions.filter(({ message_id }) => message_id === row.id),
      quoted: quoted.find(({ id }) => id === row.reply_to_id) ?? null,
      memberIdOf: (userId) => memberIdIn(aliases.get(row.thread_id), userId),
    }),
  )
}

function memberIdIn(aliases: ReadonlyMap<string, string | null> | undefined, userId: string | null) {
  return userId === null || aliases === undefined ? userId : (aliases.get(userId) ?? null)
}

/** @throws when the row is not there any more, which its caller's lock rules out */
export async function loadMessage(
  db: Database | Tx,
  platform: Pick<Platform, 'config' | 'clock'>,
  row: MessageRow,
  readerId: UserId | null,
): Promise<Message> {
  const [message] = await loadMessages(db, platform, [row], readerId)
  if (!message) throw new Error('A message without a view.')
  return message
}
