export { FirstMessage } from './first-message.tsx'
export { NewMessage } from './new-message.tsx'
