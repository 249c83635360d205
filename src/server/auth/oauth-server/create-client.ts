import type { Auth } from '#server/auth/open-auth.ts'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { requireAdmin } from '#server/auth/wire/read-admin.ts'
import { invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import {
  ClientBody,
  type ClientFields,
  hashOf,
  newClientSecret,
  readClientFields,
  readClientKind,
} from './client-policy.ts'
import { insertClient } from './client-store.ts'
import { clientView, OAuthClient } from './client-view.ts'
import { GRANT_TYPES, requireOAuthServer } from './server-policy.ts'

/** Registers a program that people may let into their account. Its secret is answered here and never again. */
export const createClient: AuthCall = {
  name: 'auth.create-client',
  method: 'POST',
  path: '/admin/oauth/clients',
  access: 'service key',
  summary: 'Create an OAuth client',
  takes: ClientBody,
  answers: { 201: OAuthClient },
  async run(auth, request) {
    requireOAuthServer(auth.platform.config)
    await requireAdmin(auth, request)
    return { status: 201, body: await addClient(auth, readClientFields(request.body), 'manual') }
  },
}

/** @throws AuthRefusal validation_failed */
export async function addClient(
  auth: Auth,
  fields: ClientFields,
  registration: 'manual' | 'dynamic',
): Promise<Record<string, unknown>> {
  const { client_name: name, redirect_uris: addresses, client_uri, logo_uri, scope } = fields
  if (name === undefined) throw invalid('client_name is required')
  if (addresses === undefined) throw invalid('redirect_uris is required')
  const kind = readClientKind(fields)
  const secret = kind.client_type === 'confidential' ? newClientSecret() : null
  const client = await inTransaction(auth.platform.db, (tx) =>
    insertClient(tx, {
      id: uuidv7(),
      ...kind,
      registration_type: registration,
      client_secret_hash: secret === null ? null : hashOf(secret),
      client_name: name,
      client_uri: client_uri ?? null,
      logo_uri: logo_uri ?? null,
      redirect_uris: addresses,
      grant_types: fields.grant_types ?? [...GRANT_TYPES],
      scope: scope ?? null,
    }),
  )
  return clientView(client, secret)
}
