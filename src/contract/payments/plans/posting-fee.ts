import type { Category, ListingKind, Subcategory } from '#contract/listings/category.ts'
import type { PlanId } from './plan.ts'

/** So many rooms and homes one person offers for nothing at a time. */
export const FREE_ROOMS = 2

interface Posted {
  category: Category
  subcategory: Subcategory | null
  kind: ListingKind
  /** Of a job: its employment_type. */
  employment: string | null
  /** Other rooms and homes that the same person offers, or has handed in. */
  otherRooms: number
  /** Lets or sells homes of others for a living. */
  isAgent: boolean
}

/**
 * What it costs to post a listing; null where it is free: fees are due where spam pays. Items, services, events, what
 * somebody looks for, help in a household and volunteers' work cost nothing.
 */
export function postingFee(posted: Posted): PlanId | null {
  const { category, subcategory, kind, employment, otherRooms, isAgent } = posted
  if (kind === 'wanted') return null
  if (category === 'jobs')
    return subcategory === 'household' || employment === 'volunteer' ? null : 'posting_job'
  if (category === 'rooms_housing') return isAgent || otherRooms >= FREE_ROOMS ? 'posting_rooms' : null
  return null
}
