import { afterEach, expect, test, vi } from 'vitest'
import { showImage } from './show-image.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a part chosen of what is shown is that part of the picture: both have one size', async () => {
  const context = { fillRect: () => undefined, drawImage: () => undefined }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    done(new Blob([`${this.width} × ${this.height}`]))
  })
  const drawn: string[] = []
  const close = vi.fn<() => void>()
  vi.stubGlobal('createImageBitmap', async (blob: Blob) => {
    drawn.push(await blob.text())
    return { width: 2048, height: 1536, close: () => undefined }
  })
  URL.createObjectURL = () => 'blob:shown'
  const shown = await showImage({ width: 4032, height: 3024, close })
  expect(drawn).toEqual(['2048 × 1536'])
  expect(shown).toMatchObject({ source: 'blob:shown', bitmap: { width: 2048, height: 1536 } })
  expect(close).toHaveBeenCalledOnce()
})
