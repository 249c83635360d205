export { useUnread } from './count-unread.ts'
export { UnreadBell } from './unread-bell.tsx'
