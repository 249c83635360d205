import { DAY_MS, MINUTE_MS } from '#contract/kit/duration.ts'
import {
  ageOn,
  DATING_LIMITS,
  type DatingFields,
  type DatingFilters,
  FILTER_LIMITS,
} from '#contract/dating/profile/profile.ts'
import { VERIFICATION_POSES, type VerificationPose } from '#contract/dating/verification/verification.ts'

// Rules that the database enforces:
// - database/functions/dating/dating_may_see.sql: who may be shown a profile
// - database/functions/dating/dating_blurs_for.sql: who is shown photos that only matches see
// - database/functions/dating/dating_hides_from.sql: who is hidden from whom
// - database/functions/dating/dating_welcomes.sql: filters work both ways
// - database/functions/dating/dating_swipe_on.sql: likes a day, and what makes a match

/** The day (UTC) as YYYY-MM-DD. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** When the next day (UTC) begins. */
export const nextDay = (now: Date): Date => new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS)

/** What is wrong with a date of birth, in the words of the form's other fields; null when the age may date. */
export function ageProblem(dateOfBirth: string, now: Date) {
  const { ageMin, ageMax } = DATING_LIMITS
  const age = ageOn(dateOfBirth, dayOf(now))
  if (age >= ageMin && age <= ageMax) return null
  return age < ageMin
    ? {
        path: 'fields.dateOfBirth',
        message: `Number must be greater than or equal to ${ageMin}`,
        key: 'number.min',
        values: { n: ageMin },
      }
    : {
        path: 'fields.dateOfBirth',
        message: `Number must be less than or equal to ${ageMax}`,
        key: 'number.max',
        values: { n: ageMax },
      }
}

/** When the place may be changed next; null: now. */
export function placeWaitsUntil(changes: readonly Date[], now: Date): Date | null {
  const latest = changes.toSorted((one, other) => other.getTime() - one.getTime())
  const after = (change: Date | undefined, ms: number) => (change ? change.getTime() + ms : 0)
  const until = Math.max(
    after(latest[0], DATING_LIMITS.placeChangeGap * MINUTE_MS),
    after(latest[DATING_LIMITS.placeChangesPerDay - 1], DAY_MS),
  )
  return until > now.getTime() ? new Date(until) : null
}

/** When the name may be changed next; null: now. */
export function nameWaitsUntil(changes: readonly Date[], now: Date): Date | null {
  const latest = changes.toSorted((one, other) => other.getTime() - one.getTime())
  const last = latest[DATING_LIMITS.nameChangesPerYear - 1]
  const until = last ? last.getTime() + YEAR_MS : 0
  return until > now.getTime() ? new Date(until) : null
}

/** The change of now with those before it that still count: the latest `most`. */
export const withChange = (changes: readonly Date[], now: Date, most: number): Date[] =>
  [...changes, now].slice(-most)

const YEAR_MS = 365 * DAY_MS

/** What the selfie of a day shows; nobody knows it of another day without asking then. */
export function poseOfDay(hash: Uint8Array): VerificationPose {
  const pose = VERIFICATION_POSES[(hash[0] ?? 0) % VERIFICATION_POSES.length]
  return pose ?? VERIFICATION_POSES[0]
}

interface LastPass {
  last_pass_id: string | null
  last_pass_at: Date | null
}

/** Whom somebody passed last, while that can be taken back; a pass of longer ago stays. */
export function undoablePass({ last_pass_id: passed, last_pass_at: at }: LastPass, now: Date): string | null {
  return at !== null && now.getTime() - at.getTime() <= DAY_MS ? passed : null
}

/** First messages a day. */
export function openerLimit({ hasPhone, isVerified }: { hasPhone: boolean; isVerified: boolean }): number {
  const [none, one, both] = DATING_LIMITS.openersPerDay
  if (hasPhone && isVerified) return both
  return hasPhone || isVerified ? one : none
}

interface StoredPlace {
  place_id: number | null
  location: string
}

/** Does what one sends tell of another place than the one that is kept? */
export function hasNewPlace(
  stored: StoredPlace,
  { placeId, position, location, locationZip }: DatingFields,
): boolean {
  if (position !== null) return true
  if (locationZip !== null) return true
  return placeId === null ? location !== stored.location : placeId !== stored.place_id
}

export const filterColumns = (filters: DatingFilters) => ({
  age_from: filters.ageMin,
  age_to: filters.ageMax,
  reach: filters.maxDistance,
  filter_languages: filters.languages,
  filter_interests: filters.interests,
  verified_only: filters.verifiedOnly,
  active_recently: filters.activeRecently,
  filter_faiths: filters.faiths,
  filter_children: filters.children,
  filter_family_plans: filters.familyPlans,
  filter_moving: filters.moving,
})

/** The top of the slider means that age and older; the same as in the generated column. */
export const oldestOf = (ageMax: number): number => (ageMax === FILTER_LIMITS.ageMax ? 200 : ageMax)

/** How many of the two switches by which one hides would change. */
export const hideChanges = (
  own: { hides_from_groups: boolean; hides_from_connections: boolean },
  wanted: { hidesFromGroups: boolean; hidesFromConnections: boolean },
): number =>
  Number(own.hides_from_groups !== wanted.hidesFromGroups) +
  Number(own.hides_from_connections !== wanted.hidesFromConnections)
