import { z } from 'zod'
import { Picture } from '#contract/media/picture.ts'

export const BLOCK_LIMITS = { max: 1000 } as const

/** By what one knows whom one blocked, and lets them go: their account; where nobody shows their name, an alias. */
export const BlockedId = z.uuid()

export const Block = z.object({
  person: z.object({ userId: BlockedId, name: z.string(), avatar: Picture.nullable() }),
  at: z.iso.datetime(),
})
export type Block = z.infer<typeof Block>
