import type { ClientRow } from './client-store.ts'

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
