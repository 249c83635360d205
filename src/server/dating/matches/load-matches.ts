import { type Match, MatchId } from '#contract/dating/matches/match.ts'
import { Prompt } from '#contract/dating/profile/option.ts'
import { DatingProfileId } from '#contract/dating/profile/profile.ts'
import { MediaId } from '#contract/media/picture.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { ANONYMOUS, type UserId } from '#contract/profiles/profile.ts'
import { picturesFor } from '#server/media/public.ts'
import { findUnwritten } from '#server/messaging/public.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { PlacedMatch } from './match-store.ts'
import { findMainPhotos } from '#server/dating/profile/photo-store.ts'
import { findDatingOf } from '#server/dating/profile/profile-store.ts'

/** Matches as one of the two sees them; the photo of one who is paused is not shown. */
export async function loadMatches(
  db: Database | Tx,
  platform: Pick<Platform, 'config' | 'clock'>,
  userId: UserId,
  rows: readonly PlacedMatch[],
): Promise<Match[]> {
  const others = rows.map(({ other_id }) => other_id)
  const profiles = await findDatingOf(db, others)
  const shown = profiles.filter(({ is_shown }) => is_shown).map(({ user_id }) => user_id)
  const photoIds = await findMainPhotos(db, shown)
  const pictures = await picturesFor(
    db,
    platform,
    userId,
    [...photoIds.values()].map((id) => MediaId.parse(id)),
  )
  const unwritten = await findUnwritten(
    db,
    rows.flatMap(({ thread_id }) => thread_id ?? []),
  )
  return rows.flatMap(({ id, thread_id, other_id, liked_prompt, created_at }): Match[] => {
    const profile = profiles.find(({ user_id }) => user_id === other_id)
    if (!profile || thread_id === null) return []
    const photoId = photoIds.get(other_id)
    return [
      {
        id: MatchId.parse(id),
        conversationId: ThreadId.parse(thread_id),
        profileId: DatingProfileId.parse(profile.id),
        displayName: profile.first_name ?? ANONYMOUS,
        photo: photoId === undefined ? null : (pictures.get(MediaId.parse(photoId)) ?? null),
        likedPrompt: likedPromptOf(liked_prompt),
        at: created_at.toISOString(),
        isNew: unwritten.has(thread_id),
      },
    ]
  })
}

const likedPromptOf = (prompt: string | null): Prompt | null =>
  prompt === null ? null : Prompt.parse(prompt)
