export { isComing, isLost, type Photo } from './photo-policy.ts'
export { PhotoPicker } from './photo-picker.tsx'
export { uploadImage } from './upload-image.ts'
export { type ChangePhotos, type Keeping, type PhotoUploads, usePhotoUploads } from './upload-photos.ts'
