import { z } from 'zod'
import { CLIENT_AUTHENTICATIONS } from './server-policy.ts'
import type { ClientRow } from './client-store.ts'

/** A program on the wire. */
export const OAuthClient = z
  .strictObject({
    client_id: z.uuid(),
    client_name: z.string(),
    client_secret: z.string().optional().meta({ description: 'Only in the answer that makes it' }),
    client_type: z.enum(['public', 'confidential']),
    token_endpoint_auth_method: z.enum(CLIENT_AUTHENTICATIONS),
    registration_type: z.enum(['manual', 'dynamic']),
    client_uri: z.string().optional(),
    logo_uri: z.string().optional(),
    redirect_uris: z.array(z.string()),
    grant_types: z.array(z.string()),
    response_types: z.array(z.literal('code')),
    scope: z.string().optional(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'OAuthClient' })

/** A client as the authorizing user sees it; an address that is missing is an empty text. */
export const OAuthProgram = z
  .strictObject({ id: z.uuid(), name: z.string(), uri: z.string(), logo_uri: z.string() })
  .meta({ id: 'OAuthProgram' })

/** A program as admins see it; the secret only when it was just made. */
export function clientView(client: ClientRow, secret: string | null = null): Record<string, unknown> {
  return {
    client_id: client.id,
    client_name: client.client_name,
    ...(secret !== null && { client_secret: secret }),
    client_type: client.client_type,
    token_endpoint_auth_method: client.token_endpoint_auth_method,
    registration_type: client.registration_type,
    ...(client.client_uri !== null && { client_uri: client.client_uri }),
    ...(client.logo_uri !== null && { logo_uri: client.logo_uri }),
    redirect_uris: client.redirect_uris,
    grant_types: client.grant_types,
    response_types: ['code'],
    ...(client.scope !== null && { scope: client.scope }),
    created_at: client.created_at.toISOString(),
    updated_at: client.updated_at.toISOString(),
  }
}

/** A program as the person sees it who is asked to let it in. */
export function programView(client: ClientRow): Record<string, unknown> {
  return {
    id: client.id,
    name: client.client_name,
    uri: client.client_uri ?? '',
    logo_uri: client.logo_uri ?? '',
  }
}
