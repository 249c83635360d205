import { z } from 'zod'
import { PlanPlace } from '#contract/dating/plans/date-plan.ts'

/** What is asked of a date; the zone is that of the device. */
export const PlanForm = z.object({ place: PlanPlace, startsAt: z.iso.datetime(), zone: z.string() })
export type PlanForm = z.input<typeof PlanForm>

/** The address that shows a plan. Its token stands behind the hash, which no server is sent. */
export const planAddress = (token: string, origin: string): string => `${origin}/#/date-plan?token=${token}`
