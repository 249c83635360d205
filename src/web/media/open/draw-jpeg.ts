/** A part of a picture, in its own pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The picture could not be opened or drawn: not one, damaged, or a format that cannot be read here. */
export class UnreadableImage extends Error {}

/** What is still too large is written anew, coarser each time. */
const QUALITIES = [0.9, 0.75, 0.6, 0.4]

interface Drawing {
  /** The whole when left out. */
  area?: Area
  /** Pixels; what is smaller stays as it is. */
  longestEdge: number
  limitBytes?: number
}

/**
 * A picture, or a part of it, as a JPEG within the limit.
 * @throws UnreadableImage where this browser draws none
 */
export async function drawJpeg(bitmap: ImageBitmap, drawing: Drawing): Promise<Blob> {
  const { area = { x: 0, y: 0, width: bitmap.width, height: bitmap.height } } = drawing
  const { longestEdge, limitBytes = Infinity } = drawing
  const scale = Math.min(1, longestEdge / Math.max(area.width, area.height))
  const [width, height] = [area.width, area.height].map((edge) => Math.max(1, Math.round(edge * scale)))
  const { canvas, context } = canvasOf(width ?? 1, height ?? 1)
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  return writeJpeg(canvas, limitBytes)
}

/** The same picture turned clockwise by a quarter. Close the bitmap when done. */
export async function turnImage(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const { canvas, context } = canvasOf(bitmap.height, bitmap.width)
  context.translate(bitmap.height, 0)
  context.rotate(Math.PI / 2)
  context.drawImage(bitmap, 0, 0)
  return createImageBitmap(canvas)
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new UnreadableImage('canvas')
  // JPEG has no transparency: what was clear becomes white, not black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  return { canvas, context }
}

async function writeJpeg(canvas: HTMLCanvasElement, limitBytes: number): Promise<Blob> {
  let blob: Blob | null = null
  for (const quality of QUALITIES) {
    blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (!blob) break
    if (blob.size <= limitBytes) return blob
  }
  if (!blob) throw new UnreadableImage('encode')
  return blob
}
