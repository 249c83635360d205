import { seal } from '#server/platform/secrets.ts'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { requireAdmin } from '#server/auth/wire/read-admin.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import {
  CustomProviderIdentity,
  CustomProviderSettings,
  readIdentity,
  readSettings,
  requireWhole,
} from './custom-provider-policy.ts'
import { insertCustomProvider } from './custom-provider-store.ts'
import { CustomProvider, customProviderView } from './custom-provider-view.ts'

/** Adds a service that people may sign in with. Its secret is kept encrypted and never shown again. */
export const createCustomProvider: AuthCall = {
  name: 'auth.create-custom-provider',
  method: 'POST',
  path: '/admin/custom-providers',
  access: 'service key',
  summary: 'Create a custom identity provider',
  takes: CustomProviderIdentity.extend(CustomProviderSettings.shape),
  answers: { 201: CustomProvider },
  async run(auth, request) {
    await requireAdmin(auth, request)
    const identity = readIdentity(request.body)
    const settings = readSettings(request.body, auth.platform.config.production)
    const { name, client_id, client_secret, attribute_mapping, authorization_params, ...rest } = settings
    if (name === undefined || client_id === undefined || client_secret === undefined) {
      throw invalid('name, client_id and client_secret are required')
    }
    requireWhole(identity.provider_type, settings)
    const row = await inTransaction(auth.platform.db, (tx) =>
      insertCustomProvider(tx, {
        id: uuidv7(),
        ...identity,
        ...rest,
        name,
        client_id,
        client_secret: seal(auth.secrets.providers, Buffer.from(client_secret)),
        attribute_mapping: JSON.stringify(attribute_mapping ?? {}),
        authorization_params: JSON.stringify(authorization_params ?? {}),
      }),
    )
    if (!row) throw new AuthRefusal('conflict', { message: 'A provider of this identifier exists already' })
    return { status: 201, body: customProviderView(row) }
  },
}
