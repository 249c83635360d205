export { useCopyLink } from './share-link.ts'
export { ShareSheet } from './share-sheet.tsx'
