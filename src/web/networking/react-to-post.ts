import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Post, PostId } from '#contract/networking/posts/post.ts'
import { reactToPost } from '#contract/networking/posts/react-to-post.ts'
import { readPost } from '#contract/networking/posts/read-post.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { vibrate } from '#web/platform/device/haptics.ts'
import { toast } from '#web/platform/device/toast.ts'
import { changePost, dropPost, findPost } from './change-posts.ts'

/** Clicks on one post that the server has not answered yet: only the last one counts. */
interface Clicks {
  isWanted: boolean
  /** As the server has it. */
  isLiked: boolean
  /** What the live connection said meanwhile: of everybody's likes, and of one's own. */
  confirmed: { reactionsCount?: number; isLiked?: boolean }
}
const underWay = new Map<PostId, Clicks>()

/** @returns whether clicks of one's own are on their way: then the count is settled by their answer */
export function noteCount(postId: PostId, reactionsCount: number): boolean {
  const clicks = underWay.get(postId)
  if (clicks) clicks.confirmed.reactionsCount = reactionsCount
  return clicks !== undefined
}

/** Applies a reaction that the reader made in any of their windows. */
export function noteReaction(postId: PostId, isLiked: boolean): boolean {
  const clicks = underWay.get(postId)
  if (clicks) clicks.confirmed.isLiked = isLiked
  return clicks !== undefined
}

const withReaction = (post: Post, isLiked: boolean): Post =>
  post.hasUserReacted === isLiked
    ? post
    : {
        ...post,
        hasUserReacted: isLiked,
        reactionsCount: Math.max(0, post.reactionsCount + (isLiked ? 1 : -1)),
      }

/**
 * Sends what was wanted last, one call at a time, until the server has it.
 * @returns whether the post is liked now
 */
async function settle(cache: QueryClient, postId: PostId, clicks: Clicks): Promise<boolean> {
  let reactionsCount: number
  do {
    const answer = await call(reactToPost, { postId, isLiked: clicks.isWanted })
    clicks.isLiked = answer.isLiked
    reactionsCount = answer.reactionsCount
  } while (clicks.isLiked !== clicks.isWanted)
  const { isLiked } = clicks
  changePost(cache, postId, (post) => ({ ...post, hasUserReacted: isLiked, reactionsCount }))
  return isLiked
}

/** Something else arrived meanwhile: which of the two is the later one only the server knows. */
async function lookAgain(cache: QueryClient, postId: PostId): Promise<void> {
  const read = await call(readPost, { postId }).catch(() => null)
  if (read && !underWay.has(postId)) changePost(cache, postId, () => read)
}

/** Likes a post or no longer; shown at once, and put back where it was refused. */
export function useReactToPost(): (post: Post) => Promise<void> {
  const t = useTranslations('networking.post')
  const errorText = useErrorText()
  const cache = useQueryClient()
  return async ({ id: postId, hasUserReacted }) => {
    const known = underWay.get(postId)
    const isLikedNow = findPost(cache, postId)?.hasUserReacted ?? hasUserReacted
    const isWanted = !(known?.isWanted ?? isLikedNow)
    const clicks = known ?? { isWanted, isLiked: isLikedNow, confirmed: {} }
    clicks.isWanted = isWanted
    changePost(cache, postId, (post) => withReaction(post, isWanted))
    vibrate('selection')
    if (known) return
    underWay.set(postId, clicks)
    try {
      const isLiked = await settle(cache, postId, clicks)
      toast({ title: t(isLiked ? 'liked' : 'unliked'), kind: 'success' })
    } catch (error) {
      changePost(cache, postId, (post) => withReaction(post, clicks.isLiked))
      if (error instanceof CallError && error.code === 'networking.post-not-found') dropPost(cache, postId)
      toast({ title: t('reactFailed'), description: errorText(error), kind: 'danger' })
    } finally {
      underWay.delete(postId)
    }
    const post = findPost(cache, postId)
    const { reactionsCount = post?.reactionsCount, isLiked = post?.hasUserReacted } = clicks.confirmed
    if (reactionsCount !== post?.reactionsCount || isLiked !== post?.hasUserReacted)
      await lookAgain(cache, postId)
  }
}
