import { type Area, drawJpeg } from '#web/media/public.tsx'

/** Pixels: twice what the largest avatar on screen takes. */
const LARGEST = 1024

/** The chosen square as a JPEG that is far below the size limit. */
export async function drawSquare(bitmap: ImageBitmap, square: Area): Promise<File> {
  const blob = await drawJpeg(bitmap, { area: square, longestEdge: LARGEST })
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' })
}
