export { createId } from '#web/messaging/outbox/create-id.ts'
export { useDoubts } from './doubts.tsx'
