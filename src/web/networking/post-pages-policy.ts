import type { InfiniteData } from '@tanstack/react-query'
import type { Post, PostId } from '#contract/networking/posts/post.ts'

/** The loaded pages of one list of posts. */
export type PostPages = InfiniteData<{ items: Post[]; nextCursor: string | null }, string | undefined>

/** Every post once: one that moved between two pages is not shown twice. */
export function postsOf(pages: PostPages | undefined): Post[] {
  const byId = new Map<PostId, Post>()
  for (const { items } of pages?.pages ?? [])
    for (const post of items) if (!byId.has(post.id)) byId.set(post.id, post)
  return [...byId.values()]
}

export const hasPost = (pages: PostPages | undefined, postId: PostId): boolean =>
  pages?.pages.some(({ items }) => items.some(({ id }) => id === postId)) ?? false

/** Changes the posts that are meant; pages without any stay the same object. */
export function changeIn(
  pages: PostPages,
  isMeant: (post: Post) => boolean,
  change: (post: Post) => Post,
): PostPages {
  if (!pages.pages.some(({ items }) => items.some(isMeant))) return pages
  return {
    ...pages,
    pages: pages.pages.map((page) =>
      page.items.some(isMeant)
        ? { ...page, items: page.items.map((post) => (isMeant(post) ? change(post) : post)) }
        : page,
    ),
  }
}

export function dropFrom(pages: PostPages, isMeant: (post: Post) => boolean): PostPages {
  if (!pages.pages.some(({ items }) => items.some(isMeant))) return pages
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, items: page.items.filter((post) => !isMeant(post)) })),
  }
}

/** A post that was just written stands first. */
export function prepend(pages: PostPages, post: Post): PostPages {
  const [first, ...rest] = pages.pages
  if (!first || hasPost(pages, post.id)) return pages
  return { ...pages, pages: [{ ...first, items: [post, ...first.items] }, ...rest] }
}
