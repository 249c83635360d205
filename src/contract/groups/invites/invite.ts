import { z } from 'zod'

export const GroupInviteId = z.uuid().brand<'GroupInviteId'>()
export type GroupInviteId = z.infer<typeof GroupInviteId>

export const INVITE_LIMITS = {
  /** Days after which a link ends, as they are offered. */
  days: [1, 7, 30],
  /** People that a link lets in, as they are offered beside "any number". */
  uses: [1, 5, 25],
  usesMax: 500,
  /** Links of one group that have not ended. */
  perGroup: 20,
} as const

/** What stands behind the address of a group in the link of an invite. */
export const InviteToken = z.string().regex(/^[\w-]{20,120}$/)
export type InviteToken = z.infer<typeof InviteToken>

/** A link that lets people into a group, for those who lead it. */
export const GroupInvite = z.object({
  id: GroupInviteId,
  token: InviteToken,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Null: as many as there are places. */
  maxUses: z.int().nullable(),
  uses: z.int().min(0),
})
export type GroupInvite = z.infer<typeof GroupInvite>
