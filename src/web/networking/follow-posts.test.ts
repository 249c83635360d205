import { QueryClient } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NETWORKING_SERVER_EVENTS } from '#contract/networking/live.ts'
import type { PostId } from '#contract/networking/posts/post.ts'
import type { LiveConnection } from '#web/platform/live/live-client.ts'
import { setLine } from '#web/platform/live/live-line.ts'
import { findPost } from './change-posts.ts'
import { commentPages } from './comments/list-comments.ts'
import { feedPages } from './feed/list-posts.ts'
import { useFollowFeed } from './follow-feed.ts'
import { followPosts } from './follow-posts.ts'
import { abebe, postOf } from './network.fixture.ts'
import type { PostPages } from './post-pages-policy.ts'

/** A feed with one post, and a connection that the test speaks for. */
function followed() {
  const cache = new QueryClient()
  const emitted: unknown[] = []
  const pages: PostPages = { pages: [{ items: [postOf(1)], nextCursor: null }], pageParams: [undefined] }
  cache.setQueryData(feedPages({ tab: 'newest' }).queryKey, pages)
  const listeners = new Map<string, (payload: never) => void>()
  let begin = () => {}
  const live: Pick<LiveConnection, 'on' | 'onBegin' | 'emit'> = {
    on: (event, _schema, listener) => void listeners.set(event, listener),
    onBegin: (listener) => void (begin = listener),
    emit: (event, payload) => void emitted.push([event, payload]),
  }
  followPosts(live, cache)
  const push = (event: keyof typeof NETWORKING_SERVER_EVENTS, payload: unknown) =>
    listeners.get(event)?.(NETWORKING_SERVER_EVENTS[event].parse(payload) as never)
  const offered = () => cache.getQueryData<PostId[]>(['networking', 'new-posts']) ?? []
  return { cache, push, offered, emitted, begin: () => begin() }
}

test('the counts of a post on the screen are those that the server tells', () => {
  const { cache, push } = followed()
  push('networking.counted', {
    postId: postOf(1).id,
    reactionsCount: 9,
    commentsCount: 8,
    sharesCount: 7,
  })
  expect(findPost(cache, postOf(1).id)).toMatchObject({
    reactionsCount: 9,
    commentsCount: 8,
    sharesCount: 7,
    hasUserReacted: false,
  })
})

test('what the reader likes in another window is liked here too', () => {
  const { cache, push } = followed()
  push('networking.reacted', { postId: postOf(1).id, isLiked: true })
  expect(findPost(cache, postOf(1).id)).toMatchObject({ hasUserReacted: true })
})

test('comments that are open are read anew once there are more or fewer', () => {
  const { cache, push } = followed()
  const { queryKey } = commentPages(postOf(1).id)
  cache.setQueryData(queryKey, { pages: [], pageParams: [] })
  const isStale = () => cache.getQueryState(queryKey)?.isInvalidated
  const counts = { postId: postOf(1).id, reactionsCount: 9, sharesCount: 1 }
  push('networking.counted', { ...counts, commentsCount: postOf(1).commentsCount })
  expect(isStale()).toBe(false)
  push('networking.counted', { ...counts, commentsCount: postOf(1).commentsCount + 1 })
  expect(isStale()).toBe(true)
})

test('a post that is new is offered once; one that is on the screen is not', () => {
  const { push, offered } = followed()
  push('networking.posted', { postId: postOf(1).id, authorId: abebe.userId })
  expect(offered()).toEqual([])
  push('networking.posted', { postId: postOf(2).id, authorId: abebe.userId })
  push('networking.posted', { postId: postOf(2).id, authorId: abebe.userId })
  expect(offered()).toEqual([postOf(2).id])
})

test('each new connection subscribes to posts, and what a gap hid is read again', () => {
  const { cache, emitted, begin } = followed()
  const { queryKey } = feedPages({ tab: 'newest' })
  begin()
  expect(emitted).toEqual([])
  expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(false)
  const { unmount } = renderHook(() => useFollowFeed())
  begin()
  expect(emitted).toEqual([['networking.follow-feed', { isOn: true }]])
  expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(true)
  unmount()
  begin()
  expect(emitted).toHaveLength(1)
})

test('a list that is left is not followed any longer', () => {
  const { live, emitted } = recordingLine()
  setLine(live)
  const { unmount } = renderHook(() => useFollowFeed())
  unmount()
  setLine(null)
  expect(emitted).toEqual([
    ['networking.follow-feed', { isOn: true }],
    ['networking.follow-feed', { isOn: false }],
  ])
})

function recordingLine() {
  const emitted: unknown[] = []
  const live: Pick<LiveConnection, 'emit'> = { emit: (event, payload) => void emitted.push([event, payload]) }
  return { live, emitted }
}
