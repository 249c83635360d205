import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { requireAdmin } from '#server/auth/wire/read-admin.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { readNamedProvider, requireSaml } from './find-sso-provider.ts'
import { loadMetadata } from './load-metadata.ts'
import { readSsoSettings, SsoSettings } from './sso-provider-policy.ts'
import {
  changeSaml,
  changeSsoProvider,
  deleteSsoProvider,
  readSsoProvider,
  replaceDomains,
} from './sso-provider-store.ts'
import { SsoProvider, ssoProviderView } from './sso-provider-view.ts'

const PATH = '/admin/sso/providers/{id}'

/** What is not sent stays; it remains the same entity, whose people have their accounts by its name. */
export const updateSsoProvider: AuthCall = {
  name: 'auth.update-sso-provider',
  method: 'PUT',
  path: PATH,
  access: 'service key',
  summary: "Update a company's identity provider",
  takes: SsoSettings,
  answers: { 200: SsoProvider },
  async run(auth, request) {
    requireSaml(auth)
    await requireAdmin(auth, request)
    const provider = await readNamedProvider(auth, request)
    const settings = readSsoSettings(request.body)
    const metadata = await loadMetadata(auth, settings)
    if (metadata && metadata.facts.entityId !== provider.saml.entity_id) {
      throw new AuthRefusal('saml_entity_id_mismatch')
    }
    const { resource_id, disabled, domains, attribute_mapping: mapping, name_id_format } = settings
    const row = await inTransaction(auth.platform.db, async (tx) => {
      const changes = {
        ...(resource_id !== undefined && { resource_id }),
        ...(disabled !== undefined && { disabled }),
      }
      if (!(await changeSsoProvider(tx, provider.id, changes))) {
        throw new AuthRefusal('conflict', { message: 'A provider of this resource_id exists already' })
      }
      await changeSaml(tx, provider.id, {
        ...(metadata && { metadata_xml: metadata.xml, metadata_url: settings.metadata_url ?? null }),
        ...(mapping && { attribute_mapping: JSON.stringify(mapping) }),
        ...(name_id_format !== undefined && { name_id_format }),
      })
      if (domains && !(await replaceDomains(tx, provider.id, domains))) {
        throw new AuthRefusal('sso_domain_already_exists')
      }
      return readSsoProvider(tx, { id: provider.id })
    })
    if (!row) throw new AuthRefusal('sso_provider_not_found')
    return { status: 200, body: ssoProviderView(row) }
  },
}

/** Its people have no way in any more; what becomes of their accounts is for the operator to say. */
export const removeSsoProvider: AuthCall = {
  name: 'auth.remove-sso-provider',
  method: 'DELETE',
  path: PATH,
  access: 'service key',
  summary: "Delete a company's identity provider",
  answers: { 200: SsoProvider },
  async run(auth, request) {
    requireSaml(auth)
    await requireAdmin(auth, request)
    const provider = await readNamedProvider(auth, request)
    await inTransaction(auth.platform.db, (tx) => deleteSsoProvider(tx, provider.id))
    return { status: 200, body: ssoProviderView(provider) }
  },
}
