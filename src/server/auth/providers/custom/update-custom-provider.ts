import { seal } from '#server/platform/secrets.ts'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { requireAdmin } from '#server/auth/wire/read-admin.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { CustomProviderSettings, readSettings } from './custom-provider-policy.ts'
import { changeCustomProvider, deleteCustomProvider } from './custom-provider-store.ts'
import { CustomProvider, customProviderView } from './custom-provider-view.ts'

const PATH = '/admin/custom-providers/{identifier}'

/** What is not sent stays; kind and identifier do in any case. */
export const updateCustomProvider: AuthCall = {
  name: 'auth.update-custom-provider',
  method: 'PUT',
  path: PATH,
  access: 'service key',
  summary: 'Update a custom identity provider',
  takes: CustomProviderSettings,
  answers: { 200: CustomProvider },
  async run(auth, request) {
    await requireAdmin(auth, request)
    const { client_secret, attribute_mapping, authorization_params, ...rest } = readSettings(
      request.body,
      auth.platform.config.production,
    )
    const changes = {
      ...rest,
      ...(client_secret !== undefined && {
        client_secret: seal(auth.secrets.providers, Buffer.from(client_secret)),
      }),
      ...(attribute_mapping && { attribute_mapping: JSON.stringify(attribute_mapping) }),
      ...(authorization_params && { authorization_params: JSON.stringify(authorization_params) }),
    }
    const row = await inTransaction(auth.platform.db, (tx) =>
      changeCustomProvider(tx, request.params['identifier'] ?? '', changes),
    )
    if (!row) throw new AuthRefusal('custom_provider_not_found')
    return { status: 200, body: customProviderView(row) }
  },
}

/** Accounts keep their identity of it, so that it opens them again should the service come back. */
export const removeCustomProvider: AuthCall = {
  name: 'auth.remove-custom-provider',
  method: 'DELETE',
  path: PATH,
  access: 'service key',
  summary: 'Delete a custom identity provider',
  answers: { 204: null },
  async run(auth, request) {
    await requireAdmin(auth, request)
    const gone = await inTransaction(auth.platform.db, (tx) =>
      deleteCustomProvider(tx, request.params['identifier'] ?? ''),
    )
    if (!gone) throw new AuthRefusal('custom_provider_not_found')
    return { status: 204 }
  },
}
