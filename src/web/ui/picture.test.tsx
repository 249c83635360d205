import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MediaId } from '#contract/media/picture.ts'
import { render } from '#web/testing/render.tsx'
import { Picture } from './picture.tsx'

const id = MediaId.parse('019a0000-0000-7000-8000-000000000001')
const picture = { id, width: 1200, height: 1600, blur: 'data:image/webp;base64,AAAA' }

test('offers AVIF and WebP by true width, over its blur until it is there', async () => {
  const { container } = await render(<Picture picture={picture} alt="A room" sizes="50vw" ratio={4 / 3} />)
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe(
    `/media/${id}/small.avif 240w, /media/${id}/medium.avif 600w, /media/${id}/large.avif 1200w`,
  )
  const image = screen.getByRole('img', { name: 'A room' })
  expect(image.getAttribute('loading')).toBe('lazy')
  expect(container.querySelector(`img[src="${picture.blur}"]`)).not.toBeNull()
  fireEvent.load(image)
  await waitFor(() => expect(container.querySelector(`img[src="${picture.blur}"]`)).toBeNull())
})
