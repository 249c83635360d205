import { File as StorableFile } from 'node:buffer'
import * as inMemory from 'fake-indexeddb'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LATER_ERROR_MESSAGES_AM } from '#contract/later-error-messages.am.ts'
import { MediaId } from '#contract/media/picture.ts'
import { uploadImage } from '#contract/media/upload-image.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import type { Photo } from './photo-policy.ts'
import { PhotoPicker } from './photo-picker.tsx'
import { loadPhotos } from './store-photos.ts'
import { type PersistPolicy, usePhotoUploads } from './upload-photos.ts'

const aPicture = (n: number) => ({
  id: MediaId.parse(`019a0000-0000-7000-8000-00000000000${n}`),
  width: 800,
  height: 600,
  blur: 'data:image/webp;base64,AAAA',
})

const aPhoto = (n: number): Photo => ({
  key: `photo-${n}`,
  picture: aPicture(n),
  alt: `Number ${n}`,
  preview: null,
  state: 'done',
  failure: null,
})

interface PickerProps {
  start?: Photo[]
  errorMessage?: string
  keeping?: PersistPolicy
}

function Picker({ start, errorMessage, keeping }: PickerProps) {
  const [photos, setPhotos] = useState<readonly Photo[]>(start ?? [])
  const uploads = usePhotoUploads(setPhotos, keeping)
  return (
    <PhotoPicker
      photos={photos}
      onChange={setPhotos}
      uploads={uploads}
      min={2}
      max={4}
      hint="Up to four"
      errorMessage={errorMessage}
    />
  )
}

const aFile = (name = 'krar.jpg', type = 'image/jpeg') => new File(['picture'], name, { type })
const order = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'))
const press = (name: string) => screen.getByRole('button', { name })

function choose(files: File[]) {
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('There is no room for files.')
  fireEvent.change(input, { target: { files } })
}

beforeEach(() => {
  // What jsdom lacks: pictures that can be opened, and addresses for files.
  vi.stubGlobal('createImageBitmap', () =>
    Promise.resolve({ width: 800, height: 600, close: () => undefined }),
  )
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
})

test('photos are put in order by keyboard; the focus goes with the photo and the place is said', async () => {
  const { user } = await render(<Picker start={[aPhoto(1), aPhoto(2), aPhoto(3)]} />)
  press('Move photo 1 back').focus()
  await user.keyboard('{Enter}')
  expect(order()).toEqual(['Number 2', 'Number 1', 'Number 3'])
  expect(screen.getByText('Moved to position 2.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(press('Move photo 2 back')))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(press('Move photo 3 forward')))
  expect(order()).toEqual(['Number 2', 'Number 3', 'Number 1'])
})

test('a photo is dragged to another place; the first one is the cover', async () => {
  await render(<Picker start={[aPhoto(1), aPhoto(2), aPhoto(3)]} />)
  const tiles = document.querySelectorAll('[data-photo]')
  const carried = new Map<string, string>()
  const dataTransfer = {
    types: ['application/x-photo-index'],
    files: [],
    setData: (type: string, value: string) => carried.set(type, value),
    getData: (type: string) => carried.get(type) ?? '',
  }
  fireEvent.dragStart(tiles[2] ?? document.body, { dataTransfer })
  fireEvent.drop(tiles[0] ?? document.body, { dataTransfer })
  expect(order()).toEqual(['Number 3', 'Number 1', 'Number 2'])
  const [cover] = screen.getAllByRole('listitem')
  expect(cover && within(cover).getByText('Cover')).toBeTruthy()
})

test('chosen files are sent, at most three at a time, and shown while they are', async () => {
  let underWay = 0
  let most = 0
  const answers: (() => void)[] = []
  const upload = fake(uploadImage)(async () => {
    most = Math.max(most, ++underWay)
    await new Promise<void>((resolve) => answers.push(resolve))
    return aPicture(underWay--)
  })
  setTransport({ fetch: fakeServer(upload) })
  await render(<Picker />)
  choose([aFile('1.jpg'), aFile('2.jpg'), aFile('3.jpg'), aFile('4.jpg')])
  expect(await screen.findAllByText('Uploading…')).toHaveLength(4)
  await waitFor(() => expect(answers).toHaveLength(3))
  answers[0]?.()
  await waitFor(() => expect(answers).toHaveLength(4))
  answers.forEach((answer) => answer())
  await waitFor(() => expect(screen.queryByText('Uploading…')).toBeNull())
  expect(most).toBe(3)
})

test('a photo that did not get through says why, and can be sent again', async () => {
  let isBusy = true
  const upload = fake(uploadImage)(() => (isBusy ? new Refusal('server.unexpected') : aPicture(1)))
  setTransport({ fetch: fakeServer(upload) })
  const { user } = await render(<Picker />)
  choose([aFile()])
  await user.click(await screen.findByRole('button', { name: 'Upload photo 1 again' }))
  isBusy = false
  await user.click(await screen.findByRole('button', { name: 'Upload photo 1 again' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Upload photo 1 again' })).toBeNull())
  expect(screen.getByRole('img').getAttribute('src')).toContain(aPicture(1).id)
})

test('without a network photos wait, are no failure, and are sent by themselves when it is back', async () => {
  let isOnline = false
  const upload = fake(uploadImage)(() => aPicture(1))
  const answer = fakeServer(upload)
  setTransport({
    fetch: (request) => (isOnline ? answer(request) : Promise.reject(new TypeError('no network'))),
  })
  await render(<Picker />)
  choose([aFile()])
  // this form keeps none
  expect(await screen.findByText('Not saved on this device')).toBeTruthy()
  expect(screen.getByText('Cover')).toBeTruthy()
  isOnline = true
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Upload photo 1 again' })).toBeNull())
  expect(screen.getByRole('img').getAttribute('src')).toContain(aPicture(1).id)
})

test('photos that wait are kept on the device: whoever opens the form again goes on with them', async () => {
  Object.assign(globalThis, inMemory, { indexedDB: new inMemory.IDBFactory() })
  setTransport({ fetch: () => Promise.reject(new TypeError('no network')) })
  const first = await render(<Picker keeping={{ of: 'draft', isFresh: true }} />)
  // jsdom's files cannot be stored
  const files = ['1.jpg', '2.jpg'].map((name) => new StorableFile(['picture'], name, { type: 'image/jpeg' }))
  choose(files as unknown as File[])
  expect(await screen.findAllByText('Saved on this device, will be sent')).toHaveLength(2)
  await waitFor(async () => expect(await loadPhotos('draft')).toHaveLength(2))
  first.unmount()

  setTransport({ fetch: fakeServer(fake(uploadImage)(() => aPicture(1))) })
  const again = await render(<Picker keeping={{ of: 'draft', isFresh: false }} />)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  await waitFor(async () => expect(await loadPhotos('draft')).toEqual([]))
  again.unmount()
})

test('a device without room does not say that it keeps a photo', async () => {
  Object.assign(globalThis, inMemory, { indexedDB: new inMemory.IDBFactory() })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(inMemory.IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  setTransport({ fetch: () => Promise.reject(new TypeError('no network')) })
  await render(<Picker keeping={{ of: 'draft', isFresh: true }} />)
  choose([aFile()])
  expect(await screen.findByText('Not saved on this device')).toBeTruthy()
  vi.restoreAllMocks()
})

test('a refused photo says why, can only be taken out, and is not the cover', async () => {
  setTransport({
    fetch: fakeServer(fake(uploadImage)(() => new Refusal('media.too-large', { limitMb: 5 }))),
  })
  await render(<Picker />)
  choose([aFile()])
  expect(await screen.findByText('File size must be less than 5MB')).toBeTruthy()
  const [tile] = screen.getAllByRole('listitem')
  expect(within(tile ?? document.body).getAllByRole('button')).toEqual([press('Remove photo 1')])
  expect(screen.queryByText('Cover')).toBeNull()
})

test('refused photos take up no room, and go when others are chosen', async () => {
  setTransport({ fetch: fakeServer(fake(uploadImage)(() => aPicture(5))) })
  const refused = [4, 5].map((n): Photo => ({
    ...aPhoto(n),
    picture: null,
    state: 'refused',
    failure: 'No picture',
  }))
  await render(<Picker start={[aPhoto(1), aPhoto(2), ...refused]} />)
  choose([aFile('one.jpg'), aFile('two.jpg')])
  await waitFor(() => expect(order()).toHaveLength(4))
  expect(screen.queryByText('No picture')).toBeNull()
  expect(screen.queryByText(/You can add/)).toBeNull()
})

test('a file that only says that it is HEIC is refused in Amharic, as one that cannot be read', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('unknown format')))
  await render(<Picker />, { language: 'am' })
  choose([aFile('IMG_1.HEIC', 'image/heic')])
  expect(await screen.findByText(LATER_ERROR_MESSAGES_AM['media.unreadable'])).toBeTruthy()
})

test('a photo that is taken out is no longer sent', async () => {
  let signal: AbortSignal | undefined
  const upload = fake(uploadImage)((_, request) => {
    signal = request.signal
    return new Promise(() => undefined)
  })
  setTransport({ fetch: fakeServer(upload) })
  const { user } = await render(<Picker />)
  choose([aFile()])
  await waitFor(() => expect(signal).toBeDefined())
  await user.click(press('Remove photo 1'))
  expect(signal?.aborted).toBe(true)
  expect(screen.queryByRole('img')).toBeNull()
})

test('no more photos than fit are taken, and the rest is said', async () => {
  setTransport({ fetch: fakeServer(fake(uploadImage)(() => aPicture(5))) })
  await render(<Picker start={[aPhoto(1), aPhoto(2), aPhoto(3)]} />)
  choose([aFile('4.jpg'), aFile('5.jpg')])
  expect(await screen.findByText('You can add 4 photos at most. The others were left out.')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  expect(document.querySelector('input[type=file]')).toBeNull()
})

test('how many are missing is said once that matters', async () => {
  await render(<Picker start={[aPhoto(1)]} errorMessage="Array must contain at least 2 element(s)" />)
  expect(screen.getByRole('alert').textContent).toBe('One photo is missing.')
})

test('what is to be seen can be written down', async () => {
  const { user } = await render(<Picker start={[aPhoto(1)]} />)
  const alt = screen.getByRole('textbox', { name: 'What does photo 1 show?' })
  await user.clear(alt)
  await user.type(alt, 'A krar')
  expect(order()).toEqual(['A krar'])
})
