import { GroupInviteId, InviteToken } from '#contract/groups/invites/invite.ts'
import { readSignedId, signId } from '#server/platform/secrets.ts'

const purpose = 'group invites'

/** The id of an invite, signed, as it stands in its link. */
export const tokenOf = (inviteId: string, secretKey: Uint8Array): InviteToken =>
  InviteToken.parse(signId(inviteId, { secretKey, purpose }))

/** Null for a token that this server did not make. */
export const inviteIdOf = (token: string, secretKey: Uint8Array): GroupInviteId | null =>
  GroupInviteId.safeParse(readSignedId(token, { secretKey, purpose })).data ?? null
