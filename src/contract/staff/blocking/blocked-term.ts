import { z } from 'zod'
import { line } from '#contract/kit/text.ts'

export const BLOCKED_LIMITS = { termMin: 2, termMax: 100, total: 500 } as const

export const BLOCKED_KINDS = ['word', 'link'] as const
export const BlockedKind = z.enum(BLOCKED_KINDS)
export type BlockedKind = z.infer<typeof BlockedKind>

export const BlockedTermId = z.uuid().brand<'BlockedTermId'>()
export type BlockedTermId = z.infer<typeof BlockedTermId>

/** Of a link the protocol and www. do not count, and its subdomains and pages are blocked with it. */
export const BlockedTermFields = z.strictObject({
  kind: BlockedKind,
  term: line({ min: BLOCKED_LIMITS.termMin, max: BLOCKED_LIMITS.termMax }),
})
export type BlockedTermFields = z.infer<typeof BlockedTermFields>

export const BlockedTerm = z.object({
  id: BlockedTermId,
  kind: BlockedKind,
  term: z.string(),
  at: z.iso.datetime(),
  addedBy: z.string().nullable(),
})
export type BlockedTerm = z.infer<typeof BlockedTerm>
