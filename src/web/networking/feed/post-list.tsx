import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Post } from '#contract/networking/posts/post.ts'
import { useFollowFeed } from '#web/networking/follow-feed.ts'
import { PostCard } from '#web/networking/post/post-card.tsx'

/** Pixels: a card of a few lines, until it is measured. */
const USUAL_HEIGHT = 240
const GAP = 16
/** Cards beyond the screen that are drawn already. */
const AHEAD = 4

interface PostListProps {
  posts: readonly Post[]
  label: string
  /** More of them are on their way. */
  isBusy: boolean
  /** Stands after the third post, or after the last one where there are fewer. */
  inset?: ReactNode
}

const BEFORE_INSET = 3

/** Posts below each other; only those near the screen are drawn, however many there are. */
export function PostList({ posts, label, isBusy, inset }: PostListProps) {
  useFollowFeed()
  const list = useRef<HTMLDivElement>(null)
  const margin = useTop(list)
  const insetAt = inset ? Math.min(BEFORE_INSET, posts.length) : null
  const postAt = (index: number) =>
    index === insetAt ? undefined : posts[insetAt !== null && index > insetAt ? index - 1 : index]
  const virtual = useWindowVirtualizer({
    count: posts.length + (insetAt === null ? 0 : 1),
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => (index === insetAt ? 'inset' : (postAt(index)?.id ?? index)),
    gap: GAP,
    overscan: AHEAD,
    scrollMargin: margin,
  })
  return (
    <div
      ref={list}
      role="feed"
      aria-label={label}
      aria-busy={isBusy}
      className="relative w-full"
      style={{ height: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const post = postAt(index)
        return (
          <div
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start - margin}px)` }}
          >
            {post ? (
              <PostCard post={post} place={{ index: posts.indexOf(post) + 1, of: posts.length }} />
            ) : (
              // a feed holds articles alone
              <article>{inset}</article>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** Pixels from the top of the document to the list: what stands above it may grow. */
function useTop(list: { current: HTMLElement | null }): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return top
}
