export { UnreadBell } from './unread-bell.tsx'
