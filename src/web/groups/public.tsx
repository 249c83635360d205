export { GroupsTab } from './tab/groups-tab.tsx'
