import { isHeic, openImage, showImage, type ShownImage } from '#web/media/public.tsx'
import { CallError } from '#web/platform/call/call-error.ts'

/**
 * Opens a chosen file as a picture, turned upright, however large it is: the chosen part of it is drawn anew.
 * @throws CallError media.unreadable
 */
export async function openPhoto(file: File): Promise<ShownImage> {
  const bitmap = await openImage(file)
  if (!bitmap) throw new CallError('media.unreadable', 422)
  // few browsers show what we have decoded
  return (await isHeic(file)) ? showImage(bitmap) : { bitmap, source: URL.createObjectURL(file) }
}
