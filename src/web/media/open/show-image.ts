import { drawJpeg } from './draw-jpeg.ts'

/** Pixels: more than a screen shows of a picture, and as much as is sent of it. */
const SHOWN_EDGE = 2048

/** A picture of which a part is chosen. */
export interface ShownImage {
  bitmap: ImageBitmap
  /** Object URL of the same picture in the same size: a part of one is that part of the other. */
  source: string
}

/** Makes a picture fit to be shown, also one that the browser has no address for; takes the bitmap over. */
export async function showImage(bitmap: ImageBitmap): Promise<ShownImage> {
  const shown = await drawJpeg(bitmap, { longestEdge: SHOWN_EDGE }).finally(() => bitmap.close())
  return { bitmap: await createImageBitmap(shown), source: URL.createObjectURL(shown) }
}

export function closeImage({ bitmap, source }: ShownImage): void {
  bitmap.close()
  URL.revokeObjectURL(source)
}
