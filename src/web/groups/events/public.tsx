export { EventById } from './event-by-id.tsx'
