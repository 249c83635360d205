import { type GroupInvite, GroupInviteId } from '#contract/groups/invites/invite.ts'
import { tokenOf } from './invite-policy.ts'
import type { InviteRow } from './invite-store.ts'

export const viewInvite = (row: InviteRow, secretKey: Uint8Array): GroupInvite => ({
  id: GroupInviteId.parse(row.id),
  token: tokenOf(row.id, secretKey),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  maxUses: row.max_uses,
  uses: row.uses,
})
