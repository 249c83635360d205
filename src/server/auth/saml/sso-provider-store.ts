import type { Selectable } from 'kysely'
import type { DB } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'

/** A company's identity provider, and the domains whose people are sent to it. */
export type SsoProviderRow = Selectable<DB['auth.sso_providers']> & {
  saml: Selectable<DB['auth.saml_providers']>
  domains: Selectable<DB['auth.sso_domains']>[]
}

export interface SamlSettings {
  entity_id: string
  metadata_xml: string
  metadata_url: string | null
  attribute_mapping: string
  name_id_format: string | null
}

/** Newest first. */
export async function readSsoProviders(db: Database | Tx): Promise<SsoProviderRow[]> {
  const providers = await db
    .selectFrom('auth.sso_providers')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return complete(db, providers)
}

/** By its id, or by the name that the operator gave it. */
export async function readSsoProvider(
  db: Database | Tx,
  name: { id: string } | { resourceId: string },
): Promise<SsoProviderRow | undefined> {
  const providers = await db
    .selectFrom('auth.sso_providers')
    .selectAll()
    .$if('id' in name, (query) => query.where('id', '=', 'id' in name ? name.id : ''))
    .$if('resourceId' in name, (query) =>
      query.where('resource_id', '=', 'resourceId' in name ? name.resourceId : ''),
    )
    .execute()
  return (await complete(db, providers))[0]
}

export async function readSsoProviderOfDomain(
  db: Database,
  domain: string,
): Promise<SsoProviderRow | undefined> {
  const found = await db
    .selectFrom('auth.sso_domains')
    .select('sso_provider_id as id')
    .where('domain', '=', domain)
    .executeTakeFirst()
  return found && readSsoProvider(db, found)
}

/** False when another one has this name. */
export async function insertSsoProvider(
  tx: Tx,
  provider: { id: string; resource_id: string | null; disabled: boolean },
): Promise<boolean> {
  const added = await tx
    .insertInto('auth.sso_providers')
    .values(provider)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** False when the entity belongs to another one. */
export async function insertSaml(tx: Tx, providerId: string, settings: SamlSettings): Promise<boolean> {
  const added = await tx
    .insertInto('auth.saml_providers')
    .values({ id: uuidv7(), sso_provider_id: providerId, ...settings })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** False when another one has this name. */
export async function changeSsoProvider(
  tx: Tx,
  id: string,
  changes: { resource_id?: string; disabled?: boolean },
): Promise<boolean> {
  const changed = await tx
    .updateTable('auth.sso_providers')
    .set((build) => ({ ...changes, updated_at: build.fn<Date>('clock_now') }))
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('auth.sso_providers as other')
            .select('other.id')
            .where('other.id', '!=', id)
            .where('other.resource_id', '=', changes.resource_id ?? null),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

export async function changeSaml(
  tx: Tx,
  providerId: string,
  changes: Partial<Omit<SamlSettings, 'entity_id'>>,
): Promise<void> {
  await tx
    .updateTable('auth.saml_providers')
    .set((build) => ({ ...changes, updated_at: build.fn<Date>('clock_now') }))
    .where('sso_provider_id', '=', providerId)
    .execute()
}

/** These and no others. False when one of them belongs to another provider. */
export async function replaceDomains(
  tx: Tx,
  providerId: string,
  domains: readonly string[],
): Promise<boolean> {
  await tx
    .deleteFrom('auth.sso_domains')
    .where('sso_provider_id', '=', providerId)
    .$if(domains.length > 0, (query) => query.where('domain', 'not in', domains))
    .execute()
  if (domains.length === 0) return true
  await tx
    .insertInto('auth.sso_domains')
    .values(domains.map((domain) => ({ id: uuidv7(), sso_provider_id: providerId, domain })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const own = await tx
    .selectFrom('auth.sso_domains')
    .select('id')
    .where('sso_provider_id', '=', providerId)
    .where('domain', 'in', domains)
    .execute()
  return own.length === domains.length
}

/** Its domains and the requests that are on their way go with it. */
export async function deleteSsoProvider(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('auth.sso_providers').where('id', '=', id).execute()
}

async function complete(
  db: Database | Tx,
  providers: readonly Selectable<DB['auth.sso_providers']>[],
): Promise<SsoProviderRow[]> {
  if (providers.length === 0) return []
  const ids = providers.map(({ id }) => id)
  const samls = await db
    .selectFrom('auth.saml_providers')
    .selectAll()
    .where('sso_provider_id', 'in', ids)
    .execute()
  const domains = await db
    .selectFrom('auth.sso_domains')
    .selectAll()
    .where('sso_provider_id', 'in', ids)
    .orderBy('domain')
    .execute()
  return providers.flatMap((provider) => {
    const saml = samls.find(({ sso_provider_id: id }) => id === provider.id)
    const own = domains.filter(({ sso_provider_id: id }) => id === provider.id)
    return saml ? [{ ...provider, saml, domains: own }] : []
  })
}
