import buildLibrary from 'libheif-js/libheif-wasm/libheif-bundle.mjs'

/** A decoded picture, upright: four bytes a pixel, or null where the bytes are no such picture. */
export type Decoded = { width: number; height: number; pixels: ArrayBuffer } | null

/** Of a camera; what says that it is larger would take all memory of a phone. */
const PIXELS_MAX = 100_000_000

async function read(bytes: ArrayBuffer): Promise<Decoded> {
  const { HeifDecoder } = buildLibrary()
  const images = new HeifDecoder().decode(new Uint8Array(bytes))
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) return null
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > PIXELS_MAX) return null
  const data = new Uint8ClampedArray(width * height * 4)
  const shown = await new Promise<{ data: Uint8ClampedArray<ArrayBuffer> } | null>((done) =>
    image.display({ data, width, height }, done),
  )
  return shown && { width, height, pixels: shown.data.buffer }
}

interface WorkerScope {
  addEventListener: (name: 'message', listener: (event: MessageEvent<ArrayBuffer>) => void) => void
  postMessage: (decoded: Decoded, transfer: ArrayBuffer[]) => void
}

/** This file runs beside the page. */
const scope = globalThis as unknown as WorkerScope
scope.addEventListener('message', ({ data }) => {
  void read(data)
    .catch(() => null)
    .then((decoded) => scope.postMessage(decoded, decoded ? [decoded.pixels] : []))
})
