import { z } from 'zod'
import { isServiceUrl } from '#server/platform/outside/public-url.ts'
import { isReservedParameter } from '#server/auth/providers/provider-policy.ts'
import { readBody } from '#server/auth/wire/read-body.ts'
import { invalid } from '#server/auth/wire/refusal-policy.ts'

const LONGEST_ADDRESS = 2048
const MAX_ENTRIES = 50

const text = (limit: number) => z.string().trim().min(1).max(limit)
const texts = z.array(text(500)).max(MAX_ENTRIES)
const address = z.string().max(LONGEST_ADDRESS)
const flag = z.boolean()
const words = z.record(text(100), text(500)).refine((entries) => Object.keys(entries).length <= MAX_ENTRIES)

/** What may be set of a service; all of it may be left out. */
export const CustomProviderSettings = z
  .object({
    name: text(100),
    client_id: text(500),
    client_secret: text(4096),
    acceptable_client_ids: texts,
    scopes: texts,
    custom_claims_allowlist: texts,
    pkce_enabled: flag,
    attribute_mapping: words,
    authorization_params: words,
    enabled: flag,
    email_optional: flag,
    issuer: address,
    discovery_url: address,
    skip_nonce_check: flag,
    authorization_url: address,
    token_url: address,
    userinfo_url: address,
    jwks_uri: address,
  })
  .partial()
/** What a service is known by, for good. */
export const CustomProviderIdentity = z.object({
  provider_type: z.enum(['oauth2', 'oidc']),
  identifier: z.string().regex(/^custom:[a-z0-9][a-z0-9_-]{0,62}$/),
})

/** JSON knows no undefined: what was not sent is absent. */
export type CustomProviderSettings = {
  [Name in keyof z.output<typeof CustomProviderSettings>]?: Exclude<
    z.output<typeof CustomProviderSettings>[Name],
    undefined
  >
}
export type CustomProviderIdentity = z.output<typeof CustomProviderIdentity>

const ADDRESSES = [
  'issuer',
  'discovery_url',
  'authorization_url',
  'token_url',
  'userinfo_url',
  'jwks_uri',
] as const

/** What was sent of a provider, null as if it was not. @throws AuthRefusal bad_json, validation_failed */
export function readSettings(body: unknown, production: boolean): CustomProviderSettings {
  const settings = parse(CustomProviderSettings, body) as CustomProviderSettings
  for (const name of ADDRESSES) {
    const value = settings[name]
    if (value !== undefined && !isServiceUrl(value, production))
      throw invalid(`${name} must be an https address`)
  }
  const reserved = Object.keys(settings.authorization_params ?? {}).find(isReservedParameter)
  if (reserved !== undefined) throw invalid(`authorization_params may not hold ${reserved}`)
  return settings
}

/** @throws AuthRefusal bad_json, validation_failed */
export function readIdentity(body: unknown): CustomProviderIdentity {
  return parse(CustomProviderIdentity, body)
}

/** What its kind cannot do without. @throws AuthRefusal validation_failed */
export function requireWhole(type: 'oauth2' | 'oidc', settings: Readonly<Record<string, unknown>>): void {
  const needed = type === 'oidc' ? ['issuer'] : ['authorization_url', 'token_url', 'userinfo_url']
  const lacking = needed.find((name) => (settings[name] ?? null) === null)
  if (lacking !== undefined) throw invalid(`${lacking} is required`)
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const sent = readBody(z.record(z.string(), z.unknown()), body)
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw invalid(`${String(parsed.error.issues[0]?.path[0] ?? 'The provider')} is missing or not valid`)
}
