import { randomBytes } from 'node:crypto'
import { DATE_PLAN_LIMITS } from '#contract/dating/plans/date-plan.ts'
import { DAY_MS, HOUR_MS } from '#contract/kit/duration.ts'
import { deriveKey, keyedHash } from '#server/platform/secrets.ts'

const TOKEN_BYTES = 24

/** 192 random bits, as they stand in a link. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** What is stored of a token. */
export const tokenHash = (token: string, secretKey: Uint8Array): Buffer =>
  keyedHash(deriveKey(secretKey, 'date plans'), token)

/** May a plan begin then? A date that has just begun may still be shared. */
export const isPlanTime = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() >= now.getTime() - HOUR_MS &&
  startsAt.getTime() <= now.getTime() + DATE_PLAN_LIMITS.daysAhead * DAY_MS

/** When its link stops showing it. */
export const endOf = (startsAt: Date): Date =>
  new Date(startsAt.getTime() + DATE_PLAN_LIMITS.hoursShown * HOUR_MS)
