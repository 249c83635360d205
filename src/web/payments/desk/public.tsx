export { DeskPart } from './desk-part.tsx'
export { OrdersPart } from './orders-part.tsx'
