/** Longest edge in pixels of what is sent: more than the largest kept size, far less than a camera makes. */
const LONGEST_EDGE = 2048
const JPEG_QUALITY = 0.9

/** The browser could not open the picture: not one, damaged, or a format it does not know (often HEIC). */
export class UnreadableImage extends Error {}

/**
 * A picture as it is sent: at most 2048 px, upright. What is small enough goes as it is; what the browser can open
 * but the server does not take, such as HEIC on an iPhone, becomes JPEG on the way.
 * @throws UnreadableImage
 */
export async function resizeImage(
  file: File,
  accepted: readonly string[],
  limitBytes: number,
): Promise<Blob> {
  const mayGoAsItIs = accepted.includes(file.type) && file.size <= limitBytes
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) {
    // The server may know a format that this browser does not, and it judges by content.
    if (mayGoAsItIs) return file
    throw new UnreadableImage(file.type)
  }
  const scale = Math.min(1, LONGEST_EDGE / Math.max(bitmap.width, bitmap.height))
  try {
    if (scale === 1 && mayGoAsItIs) return file
    return await drawJpeg(bitmap, Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  } finally {
    bitmap.close()
  }
}

function drawJpeg(bitmap: ImageBitmap, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new UnreadableImage('canvas'))
  // JPEG has no transparency: what was clear becomes white, not black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new UnreadableImage('encode'))),
      'image/jpeg',
      JPEG_QUALITY,
    )
  })
}
