import { OrdersPart } from './orders-part.tsx'
import { PlansPart } from './plans-part.tsx'

/** What admins look after: what is sold, and what was. */
export const DeskPart = () => (
  <div className="grid gap-8">
    <OrdersPart />
    <PlansPart />
  </div>
)
