import { MediaId, type Picture } from '#contract/media/picture.ts'
import type { MediaRow } from './media-store.ts'

export const viewPicture = ({
  id,
  width,
  height,
  blur,
}: Pick<MediaRow, 'id' | 'width' | 'height' | 'blur'>): Picture => ({
  id: MediaId.parse(id),
  width,
  height,
  blur,
})
