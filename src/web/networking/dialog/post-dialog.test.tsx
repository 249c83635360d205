import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { uploadImage } from '#contract/media/upload-image.ts'
import { createPost } from '#contract/networking/posts/create-post.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { listMentionable } from '#contract/networking/mentions/list-mentionable.ts'
import { previewLink } from '#contract/networking/posts/preview-link.ts'
import type { PostFields } from '#contract/networking/posts/post-fields.ts'
import type { Post } from '#contract/networking/posts/post.ts'
import { abebe, pictureOf, postOf, sara } from '#web/networking/network.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { type Fake, fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { PostDialog } from './post-dialog.tsx'

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 8, height: 4, close: () => undefined }))
  URL.createObjectURL = () => 'blob:fake'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => {
  vi.restoreAllMocks()
})

const own = (content: string) => postOf(9, { content, isOwn: true, connection: null, author: abebe })

async function show(fakes: Fake[], repeated?: Post) {
  setTransport({ fetch: fakeServer(...fakes) })
  const closed = vi.fn<(isOpen: boolean) => void>()
  const view = await render(<PostDialog isOpen onOpenChange={closed} {...(repeated && { repeated })} />, {
    person: { id: abebe.userId },
  })
  return { ...view, closed }
}

type PostInput = Pick<z.output<typeof PostFields>, 'content' | 'mentions' | 'topic'>

const words = () => screen.findByRole('textbox', { name: /Your post/ })

test('words are sent, with whom they are for, and the dialog closes', async () => {
  const sent: unknown[] = []
  const { user, closed } = await show([
    fake(createPost)((input) => {
      sent.push(input)
      return { post: own(input.post.content) }
    }),
  ])
  expect(screen.getByRole('dialog', { name: 'Create New Post' })).toBeTruthy()
  await user.type(await words(), '  Hello there ')
  await user.click(screen.getByRole('radio', { name: /My connections/ }))
  await user.click(screen.getByRole('button', { name: 'Post' }))
  expect(await screen.findByText('Post shared successfully!')).toBeTruthy()
  expect(sent).toEqual([
    {
      post: {
        content: 'Hello there',
        imageIds: [],
        link: null,
        audience: 'connections',
        mentions: [],
        topic: null,
      },
      repeats: null,
    },
  ])
  expect(closed).toHaveBeenLastCalledWith(false)
})

test('a question names what it is about, and a person whom it asks', async () => {
  const sent: PostInput[] = []
  const { user } = await show([
    fake(listMentionable)(({ name }) => ({ items: 'Sara'.startsWith(name) ? [sara] : [] })),
    fake(createPost)((input) => {
      sent.push(input.post)
      return { post: own(input.post.content) }
    }),
  ])
  await user.type(await words(), 'Who knows the board exam? @Sa')
  await user.click(await screen.findByRole('button', { name: /Sara Tesfaye/ }))
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(
      'Who knows the board exam? @Sara Tesfaye ',
    ),
  )
  expect(screen.queryByRole('list', { name: 'People to mention' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /Is it a question\?/ }))
  await user.click(await screen.findByRole('option', { name: 'Licenses and exams' }))
  await user.click(screen.getByRole('button', { name: 'Post' }))
  expect(await screen.findByText('Post shared successfully!')).toBeTruthy()
  expect(sent).toMatchObject([
    {
      content: 'Who knows the board exam? @Sara Tesfaye',
      mentions: [{ userId: sara.userId, name: 'Sara Tesfaye' }],
      topic: 'licensing',
    },
  ])
})

test('a mention goes with its name', async () => {
  const sent: PostInput[] = []
  const { user } = await show([
    fake(listMentionable)(() => ({ items: [sara] })),
    fake(createPost)((input) => {
      sent.push(input.post)
      return { post: own(input.post.content) }
    }),
  ])
  await user.type(await words(), '@Sa')
  await user.click(await screen.findByRole('button', { name: /Sara Tesfaye/ }))
  await user.clear(await words())
  await user.type(await words(), 'Nobody')
  await user.click(screen.getByRole('button', { name: 'Post' }))
  await waitFor(() => expect(sent).toMatchObject([{ content: 'Nobody', mentions: [] }]))
})

test('arrows lead from the words to those who are offered and back', async () => {
  const { user } = await show([
    fake(listMentionable)(() => ({
      items: [
        sara,
        { ...sara, userId: UserId.parse('0197c0de-0000-7000-8000-0000000000aa'), name: 'Samuel' },
      ],
    })),
  ])
  const area = await words()
  await user.type(area, '@Sa')
  const first = await screen.findByRole('button', { name: /Sara Tesfaye/ })
  const second = screen.getByRole('button', { name: /Samuel/ })
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(first)
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(second)
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(area)
  await user.keyboard('{ArrowDown}{ArrowUp}')
  expect(document.activeElement).toBe(area)
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(await screen.findByDisplayValue(/@Samuel/)).toBe(area)
})

test('spaces alone are no post', async () => {
  const { user, closed } = await show([])
  await user.type(await words(), '   ')
  await user.click(screen.getByRole('button', { name: 'Post' }))
  expect(await screen.findByText('Please write something')).toBeTruthy()
  expect(closed).not.toHaveBeenCalled()
})

test('a post that is refused stays, with the reason; sent again it carries the same key', async () => {
  const keys: (string | null)[] = []
  const { user, closed } = await show([
    fake(createPost)((input, request) => {
      keys.push(request.headers.get('idempotency-key'))
      return keys.length === 1
        ? new Refusal('networking.too-many-posts', { limit: 30 })
        : { post: own(input.post.content) }
    }),
  ])
  await user.type(await words(), 'Hello')
  await user.click(screen.getByRole('button', { name: 'Post' }))
  expect(await screen.findByText('Failed to create post')).toBeTruthy()
  expect(screen.getByText(/You can write 30 posts a day/)).toBeTruthy()
  expect(closed).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Post' }))
  expect(await screen.findByText('Post shared successfully!')).toBeTruthy()
  expect(keys[0]).toBe(keys[1])
  expect(keys[0]).toBeTruthy()
})

test('images are sent as those of a post, at most four, and can be taken away', async () => {
  const purposes: string[] = []
  const sent: unknown[] = []
  const { user } = await show([
    fake(uploadImage)((input) => {
      purposes.push((input as { purpose: string }).purpose)
      return pictureOf(purposes.length)
    }),
    fake(createPost)(({ post }) => {
      sent.push(post.imageIds)
      return { post: own(post.content) }
    }),
  ])
  const files = Array.from({ length: 5 }, (_, i) => new File(['x'], `${i}.png`, { type: 'image/png' }))
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  await user.upload(input, files)
  expect(await screen.findByText(/A post can have up to 4 images/)).toBeTruthy()
  await waitFor(() => expect(purposes).toEqual(['post', 'post', 'post', 'post']))
  expect(screen.queryByRole('button', { name: 'Add images' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add a link' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove image 4' }))
  expect(screen.getByRole('button', { name: 'Add images' })).toBeTruthy()
  await user.type(await words(), 'With images')
  await waitFor(() => expect(screen.queryByText('Uploading...')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Post' }))
  expect(await screen.findByText('Post shared successfully!')).toBeTruthy()
  expect((sent[0] as unknown[]).length).toBe(3)
})

test('a link is looked at by the server, shown, and sent alone', async () => {
  const sent: unknown[] = []
  const { user } = await show([
    fake(previewLink)(({ link }) => ({
      preview: { url: link, title: 'A good read', description: null, site: null },
    })),
    fake(createPost)(({ post }) => {
      sent.push(post.link)
      return { post: own(post.content) }
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Add a link' }))
  await user.type(screen.getByLabelText('Web address'), 'mesob.example/read{Enter}')
  expect(await screen.findByText('A good read')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add images' })).toBeNull()
  await user.type(await words(), 'Read this')
  await user.click(screen.getByRole('button', { name: 'Post' }))
  expect(await screen.findByText('Post shared successfully!')).toBeTruthy()
  expect(sent).toEqual(['https://mesob.example/read'])
})

test('an address that is none, or leads to no public page, is refused with the reason', async () => {
  const { user } = await show([fake(previewLink)(() => new Refusal('networking.link-refused'))])
  await user.click(await screen.findByRole('button', { name: 'Add a link' }))
  const field = screen.getByLabelText('Web address')
  await user.type(field, 'nonsense{Enter}')
  expect(await screen.findByText(/Please enter a web address/)).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'http://127.0.0.1/{Enter}')
  expect(await screen.findByText('This link does not lead to a public page.')).toBeTruthy()
})

test('a page that shows nothing of itself can be linked to all the same', async () => {
  const { user } = await show([fake(previewLink)(() => new Refusal('networking.link-unreadable'))])
  await user.click(await screen.findByRole('button', { name: 'Add a link' }))
  await user.type(screen.getByLabelText('Web address'), 'mesob.example{Enter}')
  expect(await screen.findByRole('button', { name: 'Remove link' })).toBeTruthy()
})

test('closing asks first where something was written', async () => {
  const { user, closed } = await show([])
  await user.type(await words(), 'Half a thought')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Discard this post?')).toBeTruthy()
  expect(closed).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(closed).toHaveBeenLastCalledWith(false))
})

test('a post is passed on with words of one’s own', async () => {
  const sent: unknown[] = []
  const { user } = await show(
    [
      fake(createPost)(({ post, repeats }) => {
        sent.push(repeats)
        return { post: own(post.content) }
      }),
    ],
    postOf(1),
  )
  expect(screen.getByRole('dialog', { name: 'Repost' })).toBeTruthy()
  expect(screen.getByText('Post number 1')).toBeTruthy()
  await user.type(await words(), 'So true')
  await user.click(screen.getByRole('button', { name: 'Post' }))
  expect(await screen.findByText('Post shared successfully!')).toBeTruthy()
  expect(sent).toEqual([postOf(1).id])
})
