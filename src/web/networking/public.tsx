export { NetworkingTab } from './tab/networking-tab.tsx'
