import type { SsoProviderRow } from './sso-provider-store.ts'

/** An identity provider as the operator sees it. */
export function ssoProviderView(row: SsoProviderRow): Record<string, unknown> {
  const { saml, domains } = row
  return {
    id: row.id,
    ...(row.resource_id !== null && { resource_id: row.resource_id }),
    disabled: row.disabled,
    saml: {
      entity_id: saml.entity_id,
      metadata_xml: saml.metadata_xml,
      ...(saml.metadata_url !== null && { metadata_url: saml.metadata_url }),
      attribute_mapping: saml.attribute_mapping,
      ...(saml.name_id_format !== null && { name_id_format: saml.name_id_format }),
    },
    domains: domains.map(({ id, domain, created_at: at }) => ({
      id,
      domain,
      created_at: at.toISOString(),
      updated_at: at.toISOString(),
    })),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
