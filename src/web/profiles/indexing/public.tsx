export { IndexingSwitch } from './indexing-switch.tsx'
