import { drawJpeg, UnreadableImage } from './open/draw-jpeg.ts'
import { openImage } from './open/open-image.ts'

/** Longest edge in pixels of what is sent: more than the largest kept size, far less than a camera makes. */
export const LONGEST_EDGE = 2048

/**
 * A picture as it is sent: at most 2048 px, upright, within the limit. What is small enough goes as it is; what can be
 * opened here but not by the server, such as HEIC, becomes JPEG on the way.
 * @throws UnreadableImage
 */
export async function resizeImage(
  file: File,
  accepted: readonly string[],
  limitBytes: number,
): Promise<Blob> {
  const mayGoAsItIs = accepted.includes(file.type) && file.size <= limitBytes
  const bitmap = await openImage(file)
  if (!bitmap) {
    // The server may know a format that this browser does not, and it judges by content.
    if (mayGoAsItIs) return file
    throw new UnreadableImage(file.type)
  }
  const isSmall = Math.max(bitmap.width, bitmap.height) <= LONGEST_EDGE
  try {
    if (isSmall && mayGoAsItIs) return file
    return await drawJpeg(bitmap, { longestEdge: LONGEST_EDGE, limitBytes })
  } finally {
    bitmap.close()
  }
}
