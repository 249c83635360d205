import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LATER_ERROR_MESSAGES_EN } from '#contract/later-error-messages.en.ts'
import { MediaId } from '#contract/media/picture.ts'
import { uploadImage } from '#contract/media/upload-image.ts'
import { type OwnProfile, UserId } from '#contract/profiles/profile.ts'
import { setAvatar } from '#contract/profiles/set-avatar.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { AvatarEditor } from './avatar-editor.tsx'

const picture = {
  id: MediaId.parse('019a0000-0000-7000-8000-00000000000a'),
  width: 800,
  height: 800,
  blur: 'data:,',
}
const profile: OwnProfile = {
  userId: UserId.parse('019a0000-0000-7000-8000-000000000001'),
  fullName: 'Sara Tesfaye',
  displayName: null,
  bio: null,
  avatar: null,
  place: null,
  role: 'user',
  demo: false,
  isIndexed: true,
  owesTerms: false,
  createdAt: '2026-01-05T09:00:00.000Z',
}
const drawn: number[][] = []

// jsdom neither reads nor draws pictures.
beforeEach(() => {
  drawn.length = 0
  const bitmap = { width: 900, height: 600, close: () => undefined }
  vi.stubGlobal('createImageBitmap', (file: File) =>
    file.name.endsWith('.jpg') ? Promise.resolve(bitmap) : Promise.reject(new Error('unreadable')),
  )
  const canvas = {
    fillRect: () => undefined,
    drawImage: (_: unknown, ...area: number[]) => void drawn.push(area),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvas as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['jpeg'])))
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => vi.restoreAllMocks())

const choose = (user: Awaited<ReturnType<typeof render>>['user'], file: File) =>
  user.upload(screen.getByLabelText(/^Add a photo|^ፎቶ ይጨምሩ/, { selector: 'input' }), file)

test('a chosen square is uploaded as avatar and used', async () => {
  let used: unknown
  setTransport({
    fetch: fakeServer(
      fake(uploadImage)(({ purpose }) => (purpose === 'avatar' ? picture : new Refusal('media.unsupported'))),
      fake(setAvatar)((input) => {
        used = input
        return { ...profile, avatar: picture }
      }),
    ),
  })
  const { user } = await render(<AvatarEditor profile={profile} />)
  await choose(user, new File(['x'], 'me.jpg', { type: 'image/jpeg' }))
  await screen.findByRole('dialog', { name: 'Choose the part to show' })
  await user.click(screen.getByRole('button', { name: 'Use this photo' }))
  expect(await screen.findByText('Profile photo updated!')).toBeTruthy()
  expect(used).toEqual({ mediaId: picture.id })
  // the square as wide as the picture is high, drawn as large as it is
  expect(drawn[0]).toEqual([0, 0, 600, 600, 0, 0, 600, 600])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a picture of more than 2 MB is taken, since its part is drawn anew', async () => {
  const { user } = await render(<AvatarEditor profile={profile} />)
  await choose(user, new File([new Uint8Array(3 * 1024 * 1024)], 'me.jpg', { type: 'image/jpeg' }))
  expect(await screen.findByRole('dialog', { name: 'Choose the part to show' })).toBeTruthy()
})

test.each([
  ['en', 'photo.heic', /could not be read/],
  ['en', 'notes.png', /could not be read/],
  ['am', 'notes.png', /ሊነበብ አልቻለም/],
] as const)('what cannot be opened is refused (%s): %s', async (language, name, sentence) => {
  const { user } = await render(<AvatarEditor profile={profile} />, { language })
  await choose(user, new File(['x'], name, { type: 'image/png' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test('a refusal of the server keeps the chosen picture', async () => {
  setTransport({ fetch: fakeServer(fake(uploadImage)(() => new Refusal('media.quota'))) })
  const { user } = await render(<AvatarEditor profile={profile} />)
  await choose(user, new File(['x'], 'me.jpg', { type: 'image/jpeg' }))
  await user.click(await screen.findByRole('button', { name: 'Use this photo' }))
  expect(await screen.findByText(LATER_ERROR_MESSAGES_EN['media.quota'])).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Choose the part to show' })).toBeTruthy()
})

test('the photo can be taken away', async () => {
  let used: unknown
  setTransport({
    fetch: fakeServer(
      fake(setAvatar)((input) => {
        used = input
        return profile
      }),
    ),
  })
  const { user } = await render(<AvatarEditor profile={{ ...profile, avatar: picture }} />)
  await user.click(screen.getByRole('button', { name: 'Remove photo' }))
  await waitFor(() => expect(used).toEqual({ mediaId: null }))
})
