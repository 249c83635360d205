export { ReviewsPart } from './reviews-part.tsx'
export { ScoreLine } from './score-line.tsx'
