import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { addPhotos } from '#contract/groups/album/add-photos.ts'
import { deletePhoto } from '#contract/groups/album/delete-photo.ts'
import { type GroupPhoto, GroupPhotoId } from '#contract/groups/album/group-photo.ts'
import { listPhotos } from '#contract/groups/album/list-photos.ts'
import { MediaId } from '#contract/media/picture.ts'
import { uploadImage } from '#contract/media/upload-image.ts'
import { abebe, groupOf, membershipOf, sara } from '#web/groups/group.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { AlbumPart } from './album-part.tsx'

afterEach(() => vi.unstubAllGlobals())

const photoOf = (n: number, parts: Partial<GroupPhoto> = {}): GroupPhoto => ({
  id: GroupPhotoId.parse(`0197c0de-0000-7000-8000-${String(n).padStart(12, '0')}`),
  picture: {
    id: MediaId.parse(`0197c0df-0000-7000-8000-${String(n).padStart(12, '0')}`),
    width: 800,
    height: 600,
    blur: 'data:image/webp;base64,UklGRg==',
    access: 'for=x&until=1&signature=y',
  },
  by: abebe,
  at: '2026-11-20T12:00:00.000Z',
  isOwn: false,
  mayDelete: false,
  ...parts,
})

function serve(items: GroupPhoto[]) {
  const sent: unknown[] = []
  let now = items
  let uploads = 0
  setTransport({
    fetch: fakeServer(
      fake(uploadImage)(() => (++uploads === 2 ? new Refusal('media.unreadable') : photoOf(uploads).picture)),
      fake(listPhotos)(() => ({ items: now, nextCursor: null })),
      fake(addPhotos)(({ mediaIds }) => {
        sent.push(['add', mediaIds])
        now = [...mediaIds.map((_, nth) => photoOf(90 + nth, { by: sara, isOwn: true })), ...now]
        return { items: now }
      }),
      fake(deletePhoto)(({ photoId }) => {
        sent.push(['delete', photoId])
        now = now.filter(({ id }) => id !== photoId)
        return { isDeleted: true as const }
      }),
    ),
  })
  return sent
}
const group = groupOf({ membership: membershipOf() })
const show = (of = group) => render(<AlbumPart group={of} />)
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

test('what can be sent is added together; what cannot is said', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 8, height: 4, close: () => undefined }))
  const sent = serve([])
  const { user } = await show()
  expect(await screen.findByText(/No photos yet/)).toBeTruthy()
  await user.upload(screen.getByLabelText('Add photos', { selector: 'input' }), [
    file('a.jpg'),
    file('b.jpg'),
    file('c.jpg'),
  ])
  expect(await screen.findByText('2 photos were added.')).toBeTruthy()
  expect(await screen.findByText('One photo was not added')).toBeTruthy()
  expect(sent).toEqual([['add', [photoOf(1).picture.id, photoOf(3).picture.id]]])
  expect(await screen.findAllByRole('button', { name: /Photo by Sara/ })).toHaveLength(2)
})

test('twelve are shown until all are wanted; an archived group takes no more', async () => {
  serve(Array.from({ length: 15 }, (_, n) => photoOf(n)))
  const { user } = await show(groupOf({ membership: membershipOf(), isArchived: true }))
  expect(await screen.findAllByRole('button', { name: /Photo by/ })).toHaveLength(12)
  await user.click(screen.getByRole('button', { name: 'Show more photos' }))
  expect(screen.getAllByRole('button', { name: /Photo by/ })).toHaveLength(15)
  expect(screen.queryByRole('button', { name: 'Add photos' })).toBeNull()
})

test('one’s own are deleted after asking, those of others reported', async () => {
  const sent = serve([photoOf(1), photoOf(2, { by: sara, isOwn: true, mayDelete: true })])
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: /Photo by Abebe/ }))
  expect(await screen.findByRole('button', { name: 'Report this photo' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete this photo' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Next photo' }))
  expect(screen.queryByRole('button', { name: 'Report this photo' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Delete this photo' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this photo?' })
  await user.click(within(dialog).getByRole('button', { name: 'Delete photo' }))
  await waitFor(() => expect(sent).toEqual([['delete', photoOf(2).id]]))
  await waitFor(() => expect(screen.queryByRole('button', { name: /Photo by Sara/ })).toBeNull())
})
