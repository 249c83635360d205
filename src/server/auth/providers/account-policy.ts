import { Email, FullName } from '#contract/auth/credentials.ts'
import type { Reading } from './provider-policy.ts'
import { isStorable } from '#server/platform/storable-text.ts'

/** What a provider says about a person who is signed in there. */
export interface ProviderAccount {
  /** Their id there, never given to anybody else. */
  sub: string
  email: string | null
  /** Does the provider answer for the address being theirs? */
  emailVerified: boolean
  /** Name, picture and the like, in the words of our own user metadata. */
  ownMetadata: Record<string, unknown>
}

type Claims = Readonly<Record<string, unknown>>

const LONGEST_TEXT = 500
const LARGEST_CLAIMS = 2048

/** Null when it does not even say who the person is. */
export function readAccount(
  reading: Reading,
  claims: Claims,
  emails: unknown = null,
): ProviderAccount | null {
  const known = reading.kind === 'mapped' ? mapped(claims, reading.mapping) : claims
  const sub = idOf(
    reading.kind === 'oidc' || reading.kind === 'mapped' ? (known['sub'] ?? known['id']) : claims['id'],
  )
  if (sub === null) return null
  const address = addressOf(reading, known, emails)
  return {
    sub,
    ...address,
    ownMetadata: { ...claimedMetadata(reading, known, sub), ...customClaims(reading, claims) },
  }
}

function addressOf(
  reading: Reading,
  claims: Claims,
  emails: unknown,
): Pick<ProviderAccount, 'email' | 'emailVerified'> {
  if (reading.kind === 'github') return githubAddress(emails)
  const email = emailOf(claims['email'])
  // it names only addresses that the person has confirmed there
  if (reading.kind === 'facebook') return { email, emailVerified: email !== null }
  // Apple writes it as text
  const verified = claims['email_verified'] === true || claims['email_verified'] === 'true'
  return { email, emailVerified: email !== null && verified }
}

/** The primary address, else the first that is verified. */
function githubAddress(emails: unknown): Pick<ProviderAccount, 'email' | 'emailVerified'> {
  const entries = Array.isArray(emails) ? emails.filter(isRecord) : []
  const chosen =
    entries.find((entry) => entry['primary'] === true) ?? entries.find((entry) => entry['verified'] === true)
  const email = emailOf(chosen?.['email'])
  return { email, emailVerified: email !== null && chosen?.['verified'] === true }
}

function claimedMetadata(reading: Reading, claims: Claims, sub: string): Record<string, unknown> {
  const nameOf = (...names: string[]) =>
    names.map((name) => textOf(claims[name])).find((text) => text !== null)
  const given = [nameOf('given_name', 'first_name'), nameOf('family_name', 'last_name')]
  const joined = given.filter((part) => part !== undefined).join(' ')
  const name = nameOf('name') ?? (joined === '' ? undefined : joined)
  const fullName = FullName.safeParse(name)
  const picture = pictureOf(claims)
  const handle = reading.kind === 'github' ? nameOf('login') : nameOf('preferred_username', 'nickname')
  return Object.fromEntries(
    Object.entries({
      iss: nameOf('iss'),
      name,
      full_name: fullName.success ? fullName.data : undefined,
      avatar_url: picture,
      picture,
      user_name: handle,
      preferred_username: handle,
      provider_id: sub,
    }).filter(([, value]) => value !== undefined),
  )
}

function pictureOf(claims: Claims): string | undefined {
  const nested =
    isRecord(claims['picture']) && isRecord(claims['picture']['data']) ? claims['picture']['data'] : null
  const text = textOf(nested?.['url'] ?? claims['picture'] ?? claims['avatar_url'])
  return text !== null && /^https:\/\/\S+$/.test(text) ? text : undefined
}

/** Claims whose names an admin allowed, as they are. */
function customClaims(reading: Reading, claims: Claims): Record<string, unknown> {
  if (reading.kind !== 'mapped') return {}
  const custom = Object.fromEntries(
    reading.claims.filter((name) => claims[name] !== undefined).map((name) => [name, claims[name]]),
  )
  const text = JSON.stringify(custom)
  const storable = !/\\u(0000|d[89a-f][0-9a-f]{2})/i.test(text) && Buffer.byteLength(text) <= LARGEST_CLAIMS
  return Object.keys(custom).length > 0 && storable ? { custom_claims: custom } : {}
}

/** Our names, filled from the provider's own. */
function mapped(claims: Claims, mapping: Readonly<Record<string, string>>): Claims {
  const renamed = Object.entries(mapping).map(([ours, theirs]) => [ours, claims[theirs]] as const)
  return { ...claims, ...Object.fromEntries(renamed.filter(([, value]) => value !== undefined)) }
}

function idOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  const text = textOf(value)
  return text !== null && text.length <= 255 ? text : null
}

function emailOf(value: unknown): string | null {
  const text = textOf(value)
  const parsed = text === null ? null : Email.safeParse(text.toLowerCase())
  return parsed?.success ? parsed.data : null
}

/** Text that can be kept: not empty, not endless, nothing in it that no database takes. */
function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  const fits = text !== '' && text.length <= LONGEST_TEXT && isStorable(text)
  return fits ? text : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
