import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MediaId, type PrivatePicture } from '#contract/media/picture.ts'
import { render } from '#web/testing/render.tsx'
import { MessagePhotos } from './message-photos.tsx'

const photo = (n: number, access = `until=${n}`): PrivatePicture => ({
  id: MediaId.parse(`019a0000-0000-7000-8000-00000000000${n}`),
  width: 900,
  height: 1200,
  blur: 'data:image/webp;base64,AAAA',
  access,
})
afterEach(() => vi.restoreAllMocks())
const failFirst = () => fireEvent.error(screen.getByRole('img', { name: 'Photo 1 of 2 by Abel' }))

test('a photo that is withdrawn says so, and the others still open', async () => {
  const { user } = await render(<MessagePhotos photos={[photo(1), photo(2)]} by="Abel" />)
  failFirst()
  expect(await screen.findByText('This photo is no longer shown')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Open photo 1 of 2' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Open photo 2 of 2' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('without a connection nothing is said of it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await render(<MessagePhotos photos={[photo(1), photo(2)]} by="Abel" />)
  failFirst()
  expect(screen.queryByText('This photo is no longer shown')).toBeNull()
})
