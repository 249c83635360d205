export { OrdersSection } from './orders-section.tsx'
