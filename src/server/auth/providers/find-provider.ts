import type { Auth } from '#server/auth/open-auth.ts'
import { invalid } from '#server/auth/wire/refusal-policy.ts'
import { isKnownProvider, KNOWN_PROVIDERS } from '#server/platform/provider-settings.ts'
import { readCustomProvider } from './custom/custom-provider-store.ts'
import { openCustomProvider } from './custom/custom-provider-view.ts'
import { configuredProvider, type Provider } from './provider-policy.ts'

/**
 * The provider that an address names.
 * @throws AuthRefusal validation_failed when there is none of that name, or it is off
 */
export async function findProvider(auth: Auth, name: string | undefined): Promise<Provider> {
  const provider = await providerNamed(auth, name ?? '')
  if (provider) return provider
  const known = isKnownProvider(name ?? '')
  throw invalid(
    known
      ? 'Unsupported provider: provider is not enabled'
      : `Unsupported provider: Provider could not be found`,
  )
}

/** Null when there is none of that name, or it is off. */
export async function providerNamed(auth: Auth, name: string): Promise<Provider | null> {
  const { config, db } = auth.platform
  const setting = Object.hasOwn(config.auth.providers, name) ? config.auth.providers[name] : undefined
  if (setting) return configuredProvider(name, setting)
  if (!name.startsWith('custom:')) return null
  const row = await readCustomProvider(db, name)
  return row?.enabled ? openCustomProvider(auth, row) : null
}

/** What `external` of the settings says of providers: known ones that are off, and all that are on. */
export function externalProviders(auth: Auth): Record<string, boolean> {
  const on = Object.keys(auth.platform.config.auth.providers)
  const names = [...new Set([...KNOWN_PROVIDERS, ...on])].toSorted()
  return Object.fromEntries(names.map((name) => [name, on.includes(name)]))
}
