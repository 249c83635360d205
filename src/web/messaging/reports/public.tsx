export { MessageReports } from './message-reports.tsx'
