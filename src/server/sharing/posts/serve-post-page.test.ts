import { expect, it } from 'vitest'
import { createPost } from '#contract/networking/posts/create-post.ts'
import { deletePost } from '#contract/networking/posts/delete-post.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({ env: { PUBLIC_URL: 'https://mesob.example' } })
const write = async (content: string, audience: 'public' | 'connections' = 'public') =>
  (await world.call(createPost, { post: { content, audience } }, world.people.sara)).body.post
const open = (path: string) => world.inject({ url: path })

it('shows the words of a public post without who wrote it or how they are reached', async () => {
  const post = await write('We hire <b>two</b> nurses. Call +1 202 555 0123 or sara@example.org.')
  const { statusCode, body } = await open(`/posts/${post.id}`)
  expect(statusCode).toBe(200)
  expect(body).toContain('We hire &lt;b&gt;two&lt;/b&gt; nurses.')
  expect(body).toContain(`href="/#/posts/${post.id}"`)
  expect(body).toContain('noindex')
  for (const hidden of ['Sara', 'Bekele', '555', 'sara@example.org', '<b>two'])
    expect(body).not.toContain(hidden)
})

it('speaks the language of its script, or the one that is asked for', async () => {
  const post = await write('ሁለት ነርሶችን እንፈልጋለን።')
  expect((await open(`/posts/${post.id}`)).body).toContain('<html lang="am"')
  expect((await open(`/posts/${post.id}?lang=en`)).body).toContain('Professional Network')
})

it('is not there for what is for connections, was deleted or never was', async () => {
  const narrow = await write('For friends', 'connections')
  const gone = await write('Soon gone')
  await world.call(deletePost, { postId: gone.id }, world.people.sara)
  for (const id of [narrow.id, gone.id, '0198a000-0000-7000-8000-000000000000', 'x'])
    expect((await open(`/posts/${id}`)).statusCode, id).toBe(404)
})
