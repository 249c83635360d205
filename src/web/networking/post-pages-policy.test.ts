import { expect, test } from 'vitest'
import type { Post } from '#contract/networking/posts/post.ts'
import { postOf } from './network.fixture.ts'
import { changeIn, dropFrom, hasPost, type PostPages, postsOf, prepend } from './post-pages-policy.ts'

const pagesOf = (...pages: Post[][]): PostPages => ({
  pages: pages.map((items, index) => ({
    items,
    nextCursor: index + 1 < pages.length ? String(index) : null,
  })),
  pageParams: pages.map((_, index) => (index === 0 ? undefined : String(index - 1))),
})
const ids = (pages: PostPages) => postsOf(pages).map(({ content }) => content)

test('a post that moved from one page to the next is shown once', () => {
  expect(ids(pagesOf([postOf(3), postOf(2)], [postOf(2), postOf(1)]))).toEqual([
    'Post number 3',
    'Post number 2',
    'Post number 1',
  ])
  expect(postsOf(undefined)).toEqual([])
})

test('a change reaches the posts that are meant and leaves all other pages as they are', () => {
  const pages = pagesOf([postOf(3)], [postOf(2), postOf(1)])
  const changed = changeIn(
    pages,
    ({ id }) => id === postOf(2).id,
    (post) => ({ ...post, content: 'other' }),
  )
  expect(ids(changed)).toEqual(['Post number 3', 'other', 'Post number 1'])
  expect(changed.pages[0]).toBe(pages.pages[0])
  expect(
    changeIn(
      pages,
      () => false,
      (post) => post,
    ),
  ).toBe(pages)
})

test('what is taken away leaves its page', () => {
  const pages = pagesOf([postOf(3)], [postOf(2), postOf(1)])
  expect(ids(dropFrom(pages, ({ id }) => id === postOf(2).id))).toEqual(['Post number 3', 'Post number 1'])
  expect(dropFrom(pages, () => false)).toBe(pages)
})

test('what was just written stands first, once', () => {
  const pages = pagesOf([postOf(2)], [postOf(1)])
  const more = prepend(pages, postOf(3))
  expect(ids(more)).toEqual(['Post number 3', 'Post number 2', 'Post number 1'])
  expect(prepend(more, postOf(3))).toBe(more)
  expect([hasPost(more, postOf(3).id), hasPost(pages, postOf(3).id)]).toEqual([true, false])
})
