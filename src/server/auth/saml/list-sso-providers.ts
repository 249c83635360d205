import { z } from 'zod'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { requireAdmin } from '#server/auth/wire/read-admin.ts'
import { readNamedProvider, requireSaml } from './find-sso-provider.ts'
import { readSsoProviders } from './sso-provider-store.ts'
import { SsoProvider, ssoProviderView } from './sso-provider-view.ts'

export const listSsoProviders: AuthCall = {
  name: 'auth.list-sso-providers',
  method: 'GET',
  path: '/admin/sso/providers',
  access: 'service key',
  summary: "List companies' identity providers",
  answers: { 200: z.strictObject({ items: z.array(SsoProvider) }) },
  async run(auth, request) {
    requireSaml(auth)
    await requireAdmin(auth, request)
    const rows = await readSsoProviders(auth.platform.db)
    return { status: 200, body: { items: rows.map(ssoProviderView) } }
  },
}

export const readNamedSsoProvider: AuthCall = {
  name: 'auth.read-sso-provider',
  method: 'GET',
  path: '/admin/sso/providers/{id}',
  access: 'service key',
  summary: "Read a company's identity provider",
  answers: { 200: SsoProvider },
  async run(auth, request) {
    requireSaml(auth)
    await requireAdmin(auth, request)
    return { status: 200, body: ssoProviderView(await readNamedProvider(auth, request)) }
  },
}
