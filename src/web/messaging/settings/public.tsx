export { MessageSettings } from './message-settings.tsx'
