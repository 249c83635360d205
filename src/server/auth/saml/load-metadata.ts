import type { Auth } from '#server/auth/open-auth.ts'
import { isServiceUrl } from '#server/platform/outside/public-url.ts'
import { guardedFetch, UpstreamError } from '#server/platform/outside/guarded-fetch.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { type IdentityProviderFacts, readMetadata } from './metadata-policy.ts'
import type { SsoSettings } from './sso-provider-policy.ts'

/** The metadata that was sent, or that is at the address that was sent; null when nothing was. */
export async function loadMetadata(
  auth: Auth,
  { metadata_xml: sent, metadata_url: address }: SsoSettings,
): Promise<{ xml: string; facts: IdentityProviderFacts } | null> {
  const xml = sent ?? (address === undefined ? null : await fetchMetadata(auth, address))
  return xml === null ? null : { xml, facts: factsOf(auth, xml) }
}

/** @throws AuthRefusal validation_failed */
export function factsOf(auth: Auth, xml: string): IdentityProviderFacts {
  const facts = readMetadata(xml, (address) => isServiceUrl(address, auth.platform.config.production))
  if (typeof facts === 'string') throw invalid(facts)
  return facts
}

async function fetchMetadata(auth: Auth, address: string): Promise<string> {
  if (!isServiceUrl(address, auth.platform.config.production))
    throw invalid('metadata_url must be an https address')
  try {
    const answer = await guardedFetch(auth.platform, 'admin')(address)
    if (answer.ok) return await answer.text()
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
  }
  throw new AuthRefusal('saml_metadata_fetch_failed')
}
