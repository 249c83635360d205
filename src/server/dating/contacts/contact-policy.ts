import { createHmac } from 'node:crypto'
import { CONTACT_SALT, normalizeContact } from '#contract/dating/contacts/contact.ts'
import { deriveKey, keyedHash } from '#server/platform/secrets.ts'

/** What browsers send of a contact; null for what is none. */
const sentHash = (contact: string): string | null => {
  const normal = normalizeContact(contact)
  return normal === null ? null : createHmac('sha256', CONTACT_SALT).update(normal).digest('hex')
}

/** What is kept of what browsers send. */
export function storedHashes(sent: readonly string[], secretKey: Uint8Array): Buffer[] {
  const key = deriveKey(secretKey, 'dating contacts')
  return [...new Set(sent)].map((hash) => keyedHash(key, hash))
}

/** Keyed hashes of a person's own address and number. */
export const keysOf = (contacts: readonly (string | null)[], secretKey: Uint8Array): Buffer[] =>
  storedHashes(
    contacts.flatMap((contact) => (contact === null ? [] : (sentHash(contact) ?? []))),
    secretKey,
  )

/** Those that were on the list already, and as many of the others, in their order, as are left of today's. */
export function withinBudget(
  wanted: readonly Buffer[],
  { before, left }: { before: readonly Buffer[]; left: number },
): { accepted: Buffer[]; added: number } {
  const known = new Set(before.map((hash) => hash.toString('hex')))
  let added = 0
  const accepted = wanted.filter((hash) => known.has(hash.toString('hex')) || added++ < left)
  return { accepted, added: Math.min(added, Math.max(0, left)) }
}
