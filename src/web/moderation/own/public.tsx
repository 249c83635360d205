export { OwnDecisions } from './own-decisions.tsx'
