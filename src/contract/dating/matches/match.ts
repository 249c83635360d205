import { z } from 'zod'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { PrivatePicture } from '#contract/media/picture.ts'
import { Prompt } from '#contract/dating/profile/option.ts'
import { DatingProfileId } from '#contract/dating/profile/profile.ts'

export const MatchId = z.uuid().brand<'MatchId'>()
export type MatchId = z.infer<typeof MatchId>

export const SWIPE_DIRECTIONS = ['right', 'super', 'left'] as const
export const SwipeDirection = z.enum(SWIPE_DIRECTIONS)
export type SwipeDirection = z.infer<typeof SwipeDirection>

/** What came of a swipe. */
export const SwipeResult = z.object({
  status: z.enum(['match', 'liked', 'passed']),
  conversationId: ThreadId.nullable(),
  matchId: MatchId.nullable(),
  likesLeft: z.int(),
  superLikesLeft: z.int(),
})
export type SwipeResult = z.infer<typeof SwipeResult>

export const Match = z.object({
  id: MatchId,
  conversationId: ThreadId,
  profileId: DatingProfileId,
  displayName: z.string(),
  photo: PrivatePicture.nullable(),
  at: z.iso.datetime(),
  /** The answer that the other one named when they liked one, and it was given. */
  likedPrompt: Prompt.nullable(),
  /** Nobody has written yet. */
  isNew: z.boolean(),
})
export type Match = z.infer<typeof Match>
