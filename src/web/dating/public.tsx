export { DatingTab } from './dating-tab.tsx'
