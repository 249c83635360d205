import { z } from 'zod'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { requireAdmin } from '#server/auth/wire/read-admin.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { readCustomProvider, readCustomProviders } from './custom-provider-store.ts'
import { CustomProvider, customProviderView } from './custom-provider-view.ts'

export const listCustomProviders: AuthCall = {
  name: 'auth.list-custom-providers',
  method: 'GET',
  path: '/admin/custom-providers',
  access: 'service key',
  summary: 'List custom identity providers',
  answers: { 200: z.strictObject({ providers: z.array(CustomProvider) }) },
  async run(auth, request) {
    await requireAdmin(auth, request)
    const type = request.query['type'] ?? ''
    if (type !== '' && type !== 'oidc' && type !== 'oauth2') throw invalid('type must be oidc or oauth2')
    const rows = await readCustomProviders(auth.platform.db, type === '' ? null : type)
    return { status: 200, body: { providers: rows.map(customProviderView) } }
  },
}

export const readNamedCustomProvider: AuthCall = {
  name: 'auth.read-custom-provider',
  method: 'GET',
  path: '/admin/custom-providers/{identifier}',
  access: 'service key',
  summary: 'Read a custom identity provider',
  answers: { 200: CustomProvider },
  async run(auth, request) {
    await requireAdmin(auth, request)
    const row = await readCustomProvider(auth.platform.db, request.params['identifier'] ?? '')
    if (!row) throw new AuthRefusal('custom_provider_not_found')
    return { status: 200, body: customProviderView(row) }
  },
}
