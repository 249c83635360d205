export { PhotoViewer } from './photo-viewer.tsx'
