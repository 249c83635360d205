import { z } from 'zod'
import { PersonCard } from '#contract/profiles/profile.ts'

export const BLOCK_LIMITS = { most: 1000 } as const

export const Block = z.object({ person: PersonCard, at: z.iso.datetime() })
export type Block = z.infer<typeof Block>
