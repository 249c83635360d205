export { useDoubts } from './doubts.tsx'
