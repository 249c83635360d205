export { useCopyLink } from './share-link.ts'
export { ShareChoices } from './share-choices.tsx'
export { ShareSheet } from './share-sheet.tsx'
