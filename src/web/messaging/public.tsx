export { useUnreadThreads } from './count-unread-threads.ts'
export { UnreadMessages } from './unread-messages.tsx'
