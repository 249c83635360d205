export { useCopyLink } from './share-link.ts'
export { ShareChoices } from './share-choices.tsx'
export { ShareCode } from './share-code.tsx'
export { ShareSheet } from './share-sheet.tsx'
