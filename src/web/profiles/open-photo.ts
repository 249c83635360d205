import { drawJpeg, isHeic, openImage } from '#web/media/public.tsx'
import { CallError } from '#web/platform/call/call-error.ts'

export interface Opened {
  /** Object URL of the picture. */
  source: string
  bitmap: ImageBitmap
}

/** Pixels: as much as a screen shows of it. */
const SHOWN = 2048

/**
 * Opens a chosen file as a picture, turned upright, however large it is: the chosen part of it is drawn anew. Close the
 * bitmap and revoke the address when done.
 * @throws CallError media.unreadable
 */
export async function openPhoto(file: File): Promise<Opened> {
  const bitmap = await openImage(file)
  if (!bitmap) throw new CallError('media.unreadable', 422)
  // few browsers show what we have decoded
  const shown = (await isHeic(file)) ? await drawJpeg(bitmap, { longestEdge: SHOWN }) : file
  return { source: URL.createObjectURL(shown), bitmap }
}
