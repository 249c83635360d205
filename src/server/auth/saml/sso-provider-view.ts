import { z } from 'zod'
import type { SsoProviderRow } from './sso-provider-store.ts'

/** An identity provider on the wire. */
export const SsoProvider = z
  .strictObject({
    id: z.uuid(),
    resource_id: z.string().optional(),
    disabled: z.boolean(),
    saml: z.strictObject({
      entity_id: z.string(),
      metadata_xml: z.string(),
      metadata_url: z.string().optional(),
      attribute_mapping: z.record(z.string(), z.unknown()),
      name_id_format: z.string().optional(),
    }),
    domains: z.array(
      z.strictObject({
        id: z.uuid(),
        domain: z.string(),
        created_at: z.iso.datetime(),
        updated_at: z.iso.datetime(),
      }),
    ),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'SsoProvider' })

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
