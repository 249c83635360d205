import {
  Award,
  BadgeCheck,
  Bath,
  BedDouble,
  Building2,
  CalendarClock,
  CalendarDays,
  Car,
  Cog,
  FileCheck,
  Fuel,
  Gauge,
  Hourglass,
  Laptop,
  type LucideIcon,
  MapPin,
  Package,
  Ruler,
  Salad,
  ShieldCheck,
  Sofa,
  Tag,
  Ticket,
  Zap,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { DetailName } from '#contract/listings/category-fields.ts'
import type { Category } from '#contract/listings/category.ts'
import type { DetailLine } from './write-detail.tsx'

/** What is asked first, with its drawing; everything else stands in the table. */
const FACTS: Record<Category, Partial<Record<DetailName, LucideIcon>>> = {
  rooms_housing: {
    available_from: CalendarDays,
    bedrooms: BedDouble,
    bathrooms: Bath,
    furnished: Sofa,
    utilities: Zap,
    parking: Car,
  },
  jobs: {
    employer: Building2,
    employment_type: Hourglass,
    workplace: MapPin,
    apply_by: CalendarClock,
  },
  items: {
    model_year: CalendarDays,
    mileage: Gauge,
    gearbox: Cog,
    fuel: Fuel,
    vehicle_title: FileCheck,
    condition: BadgeCheck,
    brand: Tag,
    clothing_size: Ruler,
    food: Salad,
    delivery: Package,
  },
  services: { remote: Laptop, years: Award, insured: ShieldCheck },
  events: { starts_at: CalendarDays, ends_at: CalendarClock, venue: MapPin, admission: Ticket },
}

/** Splits the details into those that stand out and the rest. */
export function splitFacts(category: Category, lines: readonly DetailLine[]) {
  const isFact = ({ name }: DetailLine) => FACTS[category][name] !== undefined
  return { facts: lines.filter(isFact), rest: lines.filter((line) => !isFact(line)) }
}

/** Dates in two calendars and clocks need the whole line. */
const isLong = (value: ReactNode) => typeof value === 'string' && value.length > 26

/** What most readers ask first. */
export function KeyFacts({ category, facts }: { category: Category; facts: readonly DetailLine[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4 md:gap-x-6 xl:grid-cols-3">
      {facts.map(({ name, label, value, isTheirs }) => {
        const Icon = FACTS[category][name] ?? Tag
        return (
          <div key={name} className={`relative min-h-10 min-w-0 ps-13 ${isLong(value) ? 'col-span-2' : ''}`}>
            <dt className="text-sm text-muted">
              <span className="absolute start-0 top-0.5 grid size-10 place-content-center rounded-xl bg-accent-soft text-accent-soft-foreground">
                <Icon size={20} aria-hidden="true" />
              </span>
              {label}
            </dt>
            <dd lang={isTheirs ? '' : undefined} className="font-semibold wrap-anywhere">
              {value}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
