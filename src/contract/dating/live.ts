import { z } from 'zod'
import { Match } from './matches/match.ts'

/** What the server pushes to open pages; HTTP stays the truth. */
export const DATING_SERVER_EVENTS = {
  /** Somebody liked back. */
  'dating.matched': z.object({ match: Match }),
} as const
