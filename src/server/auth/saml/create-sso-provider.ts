import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { requireAdmin } from '#server/auth/wire/read-admin.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { requireSaml } from './find-sso-provider.ts'
import { loadMetadata } from './load-metadata.ts'
import { readSsoSettings, SsoSettings } from './sso-provider-policy.ts'
import { insertSaml, insertSsoProvider, readSsoProvider, replaceDomains } from './sso-provider-store.ts'
import { SsoProvider, ssoProviderView } from './sso-provider-view.ts'

/** Lets the people of a company sign in by its own identity provider. */
export const createSsoProvider: AuthCall = {
  name: 'auth.create-sso-provider',
  method: 'POST',
  path: '/admin/sso/providers',
  access: 'service key',
  summary: "Create a company's identity provider",
  takes: SsoSettings,
  answers: { 201: SsoProvider },
  async run(auth, request) {
    requireSaml(auth)
    await requireAdmin(auth, request)
    const settings = readSsoSettings(request.body)
    if (settings.type === undefined) throw invalid('Only "saml" is supported for SSO provider type')
    const metadata = await loadMetadata(auth, settings)
    if (metadata === null) throw invalid('Either metadata_xml or metadata_url must be set')
    const id = uuidv7()
    const row = await inTransaction(auth.platform.db, async (tx) => {
      const { resource_id = null, disabled = false, domains = [] } = settings
      if (!(await insertSsoProvider(tx, { id, resource_id, disabled }))) {
        throw new AuthRefusal('conflict', { message: 'A provider of this resource_id exists already' })
      }
      const saml = {
        entity_id: metadata.facts.entityId,
        metadata_xml: metadata.xml,
        metadata_url: settings.metadata_url ?? null,
        attribute_mapping: JSON.stringify(settings.attribute_mapping ?? {}),
        name_id_format: settings.name_id_format ?? null,
      }
      if (!(await insertSaml(tx, id, saml))) throw new AuthRefusal('saml_idp_already_exists')
      if (!(await replaceDomains(tx, id, domains))) throw new AuthRefusal('sso_domain_already_exists')
      return readSsoProvider(tx, { id })
    })
    return { status: 201, body: row && ssoProviderView(row) }
  },
}
