import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UnreadableImage } from './open/draw-jpeg.ts'
import { resizeImage } from './resize-image.ts'

const ACCEPTED = ['image/jpeg', 'image/png']
const LIMIT = 1000

const drawn = vi.fn<(width: number, height: number) => void>()
const closed = vi.fn<() => void>()

const opensAs = (width: number, height: number) =>
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width, height, close: closed }))

beforeEach(() => {
  // jsdom draws nothing: what is drawn is recorded instead.
  const context = {
    fillRect: () => undefined,
    drawImage: (_image: unknown, ...[, , , , , , width = 0, height = 0]: number[]) => drawn(width, height),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['jpeg'], { type: type ?? '' })),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  drawn.mockReset()
  closed.mockReset()
})

const aFile = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'photo', { type })

test('what is small and known goes as it is', async () => {
  opensAs(2048, 1000)
  const file = aFile('image/png')
  expect(await resizeImage(file, ACCEPTED, LIMIT)).toBe(file)
  expect(closed).toHaveBeenCalledOnce()
})

test('what a camera makes is drawn smaller, as JPEG', async () => {
  opensAs(4096, 3072)
  const blob = await resizeImage(aFile('image/jpeg'), ACCEPTED, LIMIT)
  expect(blob.type).toBe('image/jpeg')
  expect(drawn).toHaveBeenCalledWith(2048, 1536)
  expect(closed).toHaveBeenCalledOnce()
})

test.each([
  ['HEIC that the browser can open', aFile('image/heic')],
  ['a file over the limit', aFile('image/png', LIMIT + 1)],
])('%s becomes JPEG in its own size', async (_, file) => {
  opensAs(640, 480)
  expect((await resizeImage(file, ACCEPTED, LIMIT)).type).toBe('image/jpeg')
  expect(drawn).toHaveBeenCalledWith(640, 480)
})

test('what is still over the limit is written coarser, until it fits', async () => {
  opensAs(640, 480)
  const qualities: (number | undefined)[] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type, quality?: number) => {
    qualities.push(quality)
    done(new Blob([new Uint8Array(2000 * (quality ?? 1))], { type: type ?? '' }))
  })
  const blob = await resizeImage(aFile('image/png', LIMIT + 1), ACCEPTED, LIMIT)
  expect(blob.size).toBe(800)
  expect(qualities).toEqual([0.9, 0.75, 0.6, 0.4])
})

test('what cannot be opened is left to the server where it may know it, else refused', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no')))
  const jpeg = aFile('image/jpeg')
  expect(await resizeImage(jpeg, ACCEPTED, LIMIT)).toBe(jpeg)
  await expect(resizeImage(aFile('image/heic'), ACCEPTED, LIMIT)).rejects.toBeInstanceOf(UnreadableImage)
})
