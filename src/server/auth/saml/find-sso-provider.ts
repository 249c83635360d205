import type { Auth } from '#server/auth/open-auth.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import type { WireRequest } from '#server/platform/wire.ts'
import { readSsoProvider, type SsoProviderRow } from './sso-provider-store.ts'

const BY_RESOURCE = 'resource_'

/** @throws AuthRefusal saml_provider_disabled */
export function requireSaml({ platform }: Auth): void {
  if (!platform.config.auth.saml) throw new AuthRefusal('saml_provider_disabled')
}

/**
 * The identity provider that a path names: by its id, or as `resource_` and the name that the operator gave it.
 * @throws AuthRefusal validation_failed, sso_provider_not_found
 */
export async function readNamedProvider(auth: Auth, { params }: WireRequest): Promise<SsoProviderRow> {
  const name = params['id'] ?? ''
  const byResource = name.startsWith(BY_RESOURCE)
  if (!byResource && !isId(name)) throw invalid('idp_id must be an UUID')
  const found = await readSsoProvider(
    auth.platform.db,
    byResource ? { resourceId: name.slice(BY_RESOURCE.length) } : { id: name },
  )
  if (!found) throw new AuthRefusal('sso_provider_not_found', { message: 'SSO Identity Provider not found' })
  return found
}

export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
