import type { QueryClient } from '@tanstack/react-query'
import { NETWORKING_SERVER_EVENTS } from '#contract/networking/live.ts'
import { listPosts } from '#contract/networking/posts/list-posts.ts'
import { api } from '#web/platform/call/api.ts'
import type { LiveConnection } from '#web/platform/live/live-client.ts'
import { changePost, findPost, isLoaded } from './change-posts.ts'
import { commentPages } from './comments/list-comments.ts'
import { emitFeedAgain } from './follow-feed.ts'
import { noteNewPost } from './on-post-events.ts'
import { noteCount, noteReaction } from './react-to-post.ts'

/** Posts that are on the screen count what others do with them; what was posted meanwhile is offered. */
export function followPosts(live: Pick<LiveConnection, 'on' | 'onBegin' | 'emit'>, cache: QueryClient): void {
  let isFirst = true
  live.onBegin(() => {
    emitFeedAgain(live)
    // what was missed in a gap is read
    if (!isFirst) void cache.invalidateQueries({ queryKey: api(listPosts).key() })
    isFirst = false
  })
  live.on('networking.posted', NETWORKING_SERVER_EVENTS['networking.posted'], ({ postId }) => {
    if (!isLoaded(cache, postId)) noteNewPost(cache, postId)
  })
  live.on('networking.counted', NETWORKING_SERVER_EVENTS['networking.counted'], (counts) => {
    const { postId, reactionsCount, commentsCount, sharesCount } = counts
    // while one's own clicks are on their way the count holds them already
    const isCounting = noteCount(postId, reactionsCount)
    // what somebody else says is read where it is being read
    if (findPost(cache, postId)?.commentsCount !== commentsCount)
      void cache.invalidateQueries({ queryKey: commentPages(postId).queryKey })
    changePost(cache, postId, (post) => ({
      ...post,
      commentsCount,
      sharesCount,
      reactionsCount: isCounting ? post.reactionsCount : reactionsCount,
    }))
  })
  live.on('networking.reacted', NETWORKING_SERVER_EVENTS['networking.reacted'], ({ postId, isLiked }) => {
    if (!noteReaction(postId, isLiked))
      changePost(cache, postId, (post) => ({ ...post, hasUserReacted: isLiked }))
  })
}
