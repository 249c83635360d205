import { z } from 'zod'
import { readBody } from '#server/auth/wire/read-body.ts'
import { invalid } from '#server/auth/wire/refusal-policy.ts'

/** How a person may be named, as the wire says it, and as SAML does. */
const NAME_ID_FORMATS = new Map([
  ['persistent', 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'],
  ['emailAddress', 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'],
  ['unspecified', 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified'],
])
const MAX_ENTRIES = 50

const Name = z.string().min(1).max(500)
const Mapping = z.object({
  keys: z
    .record(Name, z.object({ name: Name.optional(), names: z.array(Name).max(MAX_ENTRIES).optional() }))
    .refine((keys) => Object.keys(keys).length <= MAX_ENTRIES),
})
const Domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/)
/** What may be set of an identity provider. */
export const SsoSettings = z
  .object({
    type: z.literal('saml'),
    resource_id: z.string().trim().min(1).max(200),
    disabled: z.boolean(),
    metadata_xml: z.string().min(1),
    metadata_url: z.string().min(1).max(2048),
    domains: z.array(Domain).max(MAX_ENTRIES),
    attribute_mapping: Mapping,
    name_id_format: z.enum([...NAME_ID_FORMATS.keys()]),
  })
  .partial()

export type SsoSettings = z.output<typeof SsoSettings>

/** What was sent of an identity provider, null as if it was not. @throws AuthRefusal bad_json, validation_failed */
export function readSsoSettings(body: unknown): SsoSettings {
  const sent = readBody(z.record(z.string(), z.unknown()), body)
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null))
  const parsed = SsoSettings.safeParse(given)
  if (!parsed.success) {
    throw invalid(`${String(parsed.error.issues[0]?.path[0] ?? 'The provider')} is missing or not valid`)
  }
  const { metadata_xml: xml, metadata_url: url, domains } = parsed.data
  if (xml !== undefined && url !== undefined)
    throw invalid('Only one of metadata_xml or metadata_url needs to be set')
  return { ...parsed.data, ...(domains && { domains: [...new Set(domains)] }) }
}

/** The name of a format in SAML itself; null lets the identity provider choose. */
export function nameIdFormat(name: string | null): string | null {
  return NAME_ID_FORMATS.get(name ?? '') ?? null
}

/** The attribute mapping as it is kept. */
export function storedMapping(value: unknown): z.output<typeof Mapping>['keys'] {
  const parsed = Mapping.safeParse(value)
  return parsed.success ? parsed.data.keys : {}
}
