import { z } from 'zod'
import { CustomProviderIdentity, CustomProviderSettings } from './custom-provider-policy.ts'
import { unseal } from '#server/platform/secrets.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import type { Provider } from '#server/auth/providers/provider-policy.ts'
import type { CustomProviderRow } from './custom-provider-store.ts'

/** A service to sign in with, on the wire; its secret is never shown. */
export const CustomProvider = CustomProviderIdentity.extend(CustomProviderSettings.shape)
  .omit({ client_secret: true })
  .extend({ id: z.uuid(), created_at: z.iso.datetime(), updated_at: z.iso.datetime() })
  .strict()
  .meta({ id: 'CustomProvider' })

/** A provider as admins see it: without its secret. */
export function customProviderView(row: CustomProviderRow): Record<string, unknown> {
  const { client_secret: _, created_at, updated_at, ...shown } = row
  const set = Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== null))
  return { ...set, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() }
}

/** The provider as sign-ins use it. */
export function openCustomProvider(auth: Auth, row: CustomProviderRow): Provider {
  const { issuer, authorization_url: authorization, token_url: token, userinfo_url: userinfo } = row
  const oidc = row.provider_type === 'oidc'
  return {
    name: row.identifier,
    namedBy: 'admin',
    clientId: row.client_id,
    audiences: [row.client_id, ...row.acceptable_client_ids],
    secret: unseal(auth.secrets.providers, row.client_secret).toString(),
    scopes: oidc ? [...new Set(['openid', ...row.scopes])] : row.scopes,
    oidc:
      oidc && issuer !== null
        ? { issuer, discoveryUrl: row.discovery_url, skipNonce: row.skip_nonce_check }
        : null,
    endpoints:
      !oidc && authorization !== null && token !== null && userinfo !== null
        ? { authorization, token, userinfo, emails: null }
        : null,
    pkce: row.pkce_enabled,
    postsBack: false,
    emailOptional: row.email_optional,
    params: textsOf(row.authorization_params),
    reading: { kind: 'mapped', mapping: textsOf(row.attribute_mapping), claims: row.custom_claims_allowlist },
  }
}

function textsOf(value: unknown): Record<string, string> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
