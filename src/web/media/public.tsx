export { isHeic } from './open/convert-heic.ts'
export { type Area, drawJpeg } from './open/draw-jpeg.ts'
export { openImage } from './open/open-image.ts'
export { closeImage, showImage, type ShownImage } from './open/show-image.ts'
export { LocalPhoto } from './local-photo.tsx'
export { isComing, isLost, type Photo } from './photo-policy.ts'
export { PhotoPicker } from './photo-picker.tsx'
export { dragHandlers, TileButton } from './tile-parts.tsx'
export {
  forgetPhoto,
  forgetPhotosOf,
  keepPhoto,
  loadPhotos,
  photoStore,
  renamePhotos,
  storedFor,
} from './store-photos.ts'
export { uploadImage } from './upload-image.ts'
export { type ChangePhotos, type PersistPolicy, type PhotoUploads, usePhotoUploads } from './upload-photos.ts'
