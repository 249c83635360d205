import type { Provider } from '#web/platform/session/session-client.ts'

/** Companies that one may sign in with, when the settings say so, under the names that they give themselves. */
const COMPANIES = { google: 'Google', apple: 'Apple', github: 'GitHub', facebook: 'Facebook' } as const

/** Entries of the settings that are no company. */
const OWN_WAYS = ['email', 'phone', 'anonymous_users']

export interface OfferedProvider {
  provider: Provider
  label: string
}

/** The companies that are on, the well-known ones first. */
export function offeredProviders(external: Record<string, boolean>): OfferedProvider[] {
  const known = Object.keys(COMPANIES)
  const on = Object.keys(external).filter((name) => external[name] && !OWN_WAYS.includes(name))
  const rank = (name: string) => (known.includes(name) ? known.indexOf(name) : known.length)
  return on
    .toSorted((one, other) => rank(one) - rank(other))
    .map((name) => ({ provider: name as Provider, label: providerLabel(name) }))
}

export function providerLabel(name: string): string {
  if (name in COMPANIES) return COMPANIES[name as keyof typeof COMPANIES]
  const bare = name.replace(/^custom:/, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
