import { Email, FullName } from '#contract/auth/credentials.ts'
import type { ProviderAccount } from '#server/auth/providers/account-policy.ts'
import { isStorable } from '#server/platform/storable-text.ts'

/** Names under which identity providers send the same thing, the usual ones first. */
const NAMES = {
  subject: ['urn:oasis:names:tc:SAML:attribute:subject-id'],
  email: [
    'email',
    'mail',
    'urn:oid:0.9.2342.19200300.100.1.3',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
    'http://schemas.xmlsoap.org/claims/EmailAddress',
  ],
  name: [
    'displayName',
    'urn:oid:2.16.840.1.113730.3.1.241',
    'http://schemas.microsoft.com/identity/claims/displayname',
    'name',
    'cn',
    'urn:oid:2.5.4.3',
  ],
} as const
const FORMAT = {
  email: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  transient: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
}
const LONGEST_ID = 255

/** What a verified assertion says of a person. */
export interface Assertion {
  nameId: string | null
  nameIdFormat: string | null
  attributes: Readonly<Record<string, unknown>>
  /** Until when the company lets the person be signed in; null where it does not say. */
  sessionEnd: Date | null
}

/** Our names → the names of the attributes that hold them, as the wire keeps them. */
export type AttributeMapping = Readonly<
  Record<string, { name?: string | undefined; names?: readonly string[] | undefined }>
>

/**
 * The account of a person at their company. What lasts for one session only is no id of a person.
 * @returns what is missing
 */
export function readAssertion(
  assertion: Assertion,
  mapping: AttributeMapping,
): ProviderAccount | 'no-id' | 'no-email' {
  const { nameId, nameIdFormat, attributes } = assertion
  const first = (ours: string, usual: readonly string[]) => {
    const mapped = mapping[ours]
    const names = mapped ? [mapped.name ?? [], mapped.names ?? []].flat() : usual
    return names.map((name) => textOf(attributes, name)).find((text) => text !== null) ?? null
  }
  const lasting = nameIdFormat === FORMAT.transient ? null : nameId
  const sub = first('sub', NAMES.subject) ?? lasting
  if (sub === null || sub === '' || sub.length > LONGEST_ID || !isStorable(sub)) return 'no-id'
  const address = first('email', NAMES.email) ?? (nameIdFormat === FORMAT.email ? nameId : null)
  const email = Email.safeParse(address?.trim().toLowerCase())
  if (!email.success) return 'no-email'
  const name = FullName.safeParse(first('full_name', NAMES.name))
  return {
    sub,
    email: email.data,
    emailVerified: true,
    ownMetadata: name.success ? { full_name: name.data, name: name.data } : {},
  }
}

/** An attribute with several values is known by its first. */
function textOf(attributes: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = Object.hasOwn(attributes, name) ? attributes[name] : null
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' && first.trim() !== '' ? first.trim() : null
}
