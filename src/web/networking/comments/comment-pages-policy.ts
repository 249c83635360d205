import type { InfiniteData } from '@tanstack/react-query'
import type { Comment, CommentId } from '#contract/networking/comments/comment.ts'

export type CommentPages = InfiniteData<{ items: Comment[]; nextCursor: string | null }, string | undefined>

/** Every comment once: one's own may come again with the page it belongs to. */
export function commentsOf(pages: CommentPages): Comment[] {
  const byId = new Map<CommentId, Comment>()
  for (const { items } of pages.pages)
    for (const comment of items) {
      byId.delete(comment.id)
      byId.set(comment.id, comment)
    }
  return [...byId.values()]
}

/** A comment, and what was replied to it. */
export interface Thread {
  comment: Comment
  replies: Comment[]
}

/** Replies below what they answer; a reply to what is not shown stands by itself. All in the order of the comments. */
export function threadsOf(comments: readonly Comment[]): Thread[] {
  const byId = new Map<CommentId, Thread>()
  for (const comment of comments) {
    const above = comment.replyTo === null ? undefined : byId.get(comment.replyTo)
    if (above) above.replies.push(comment)
    else byId.set(comment.id, { comment, replies: [] })
  }
  return [...byId.values()]
}

/** The newest comment stands last, also where not all before it are loaded. */
export function append(pages: CommentPages, comment: Comment): CommentPages {
  const last = pages.pages.at(-1)
  if (!last || pages.pages.some(({ items }) => items.some(({ id }) => id === comment.id))) return pages
  return { ...pages, pages: [...pages.pages.slice(0, -1), { ...last, items: [...last.items, comment] }] }
}

export const dropComment = (pages: CommentPages, commentId: CommentId): CommentPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    items: page.items
      .filter(({ id }) => id !== commentId)
      .map((comment) => (comment.replyTo === commentId ? { ...comment, replyTo: null } : comment)),
  })),
})
