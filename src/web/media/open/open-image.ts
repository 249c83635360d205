import { convertHeic, isHeic } from './convert-heic.ts'

/**
 * Opens a chosen file as a picture, turned upright. Close the bitmap when done.
 * @returns null for what is no picture, damaged, or of a format that cannot be read here
 */
export async function openImage(file: Blob): Promise<ImageBitmap | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (bitmap) return bitmap
  return (await isHeic(file)) ? convertHeic(file).catch(() => null) : null
}
