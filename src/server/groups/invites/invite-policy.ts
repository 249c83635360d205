import { timingSafeEqual } from 'node:crypto'
import { GroupInviteId, InviteToken } from '#contract/groups/invites/invite.ts'
import { deriveKey, keyedHash } from '#server/platform/secrets.ts'

/** Bytes of an id and of the signature behind it. */
const ID_BYTES = 16
const SIGN_BYTES = 18

const signOf = (inviteId: string, secretKey: Uint8Array): Buffer =>
  keyedHash(deriveKey(secretKey, 'group invites'), inviteId).subarray(0, SIGN_BYTES)

/** The id of an invite with a signature that only this server makes, as it stands in its link. */
export function tokenOf(inviteId: string, secretKey: Uint8Array): InviteToken {
  const id = Buffer.from(inviteId.replaceAll('-', ''), 'hex')
  return InviteToken.parse(Buffer.concat([id, signOf(inviteId, secretKey)]).toString('base64url'))
}

/** Null for a token that this server did not make. */
export function inviteIdOf(token: string, secretKey: Uint8Array): GroupInviteId | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + SIGN_BYTES) return null
  const hex = bytes.subarray(0, ID_BYTES).toString('hex')
  const id = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join(
    '-',
  )
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), signOf(id, secretKey))) return null
  return GroupInviteId.safeParse(id).data ?? null
}
