export { PhotoCropper } from './photo-cropper.tsx'
