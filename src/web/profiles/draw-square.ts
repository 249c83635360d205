/** A square of a picture, in its own pixels. */
export interface Square {
  x: number
  y: number
  width: number
}

/** Pixels: twice what the largest avatar on screen takes. */
const LARGEST = 1024
const JPEG_QUALITY = 0.9

/** The chosen square as a JPEG that is far below the size limit. */
export async function drawSquare(bitmap: ImageBitmap, { x, y, width }: Square): Promise<File> {
  const size = Math.max(1, Math.min(LARGEST, Math.round(width)))
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  // JPEG has no transparency: what was clear becomes white, not black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, size, size)
  context.drawImage(bitmap, x, y, width, width, 0, 0, size, size)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
  if (!blob) throw new Error('This browser writes no JPEG.')
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' })
}
