import { z } from 'zod'

export const EXPORT_LIMITS = {
  /** Hours from one request to the next. */
  pauseHours: 24,
  /** Days that a file can be downloaded for. */
  availableDays: 7,
} as const

/** A copy of all that is stored of a person, as they asked for it last. */
export const DataExport = z.object({
  id: z.uuid(),
  requestedAt: z.iso.datetime(),
  /** When another one may be requested. */
  nextAt: z.iso.datetime(),
  /** Null while it is built. */
  file: z
    .object({
      /** Good for ten minutes at most, and for this person alone. */
      url: z.string(),
      bytes: z.int(),
      expiresAt: z.iso.datetime(),
    })
    .nullable(),
})
export type DataExport = z.infer<typeof DataExport>
