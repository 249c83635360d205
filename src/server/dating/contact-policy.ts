import { createHmac } from 'node:crypto'
import { CONTACT_SALT, normalizeContact } from '#contract/dating/contact.ts'
import { deriveKey, keyedHash } from '#server/auth/public.ts'

/** What browsers send of a contact; null for what is none. */
const sentHash = (contact: string): string | null => {
  const normal = normalizeContact(contact)
  return normal === null ? null : createHmac('sha256', CONTACT_SALT).update(normal).digest('hex')
}

/** What is kept of what browsers send. */
export function keptHashes(sent: readonly string[], secretKey: Uint8Array): Buffer[] {
  const key = deriveKey(secretKey, 'dating contacts')
  return [...new Set(sent)].map((hash) => keyedHash(key, hash))
}

/** The same of one's own address and number. */
export const keysOf = (contacts: readonly (string | null)[], secretKey: Uint8Array): Buffer[] =>
  keptHashes(
    contacts.flatMap((contact) => (contact === null ? [] : (sentHash(contact) ?? []))),
    secretKey,
  )
