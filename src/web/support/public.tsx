export { TicketCase } from './ticket-case.tsx'
