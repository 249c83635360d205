import { FullName } from '#contract/auth/credentials.ts'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language/language.ts'

/** The name of a profile whose owner never gave a usable one. */
const NAMELESS = 'Member'

/** What an account that is opened by an address, or by a telephone number, starts with. */
export function newAppMetadata(provider: 'email' | 'phone' = 'email'): Record<string, unknown> {
  return { provider, providers: [provider] }
}

/** The app metadata of a person who may now sign in this way too. */
export function withProvider(
  user: { raw_app_meta_data: unknown },
  provider: 'email' | 'phone',
): Record<string, unknown> {
  const old = metadata(user.raw_app_meta_data)
  const known: unknown[] = Array.isArray(old['providers']) ? old['providers'] : []
  const providers = known.filter((one) => one !== provider)
  return { ...old, provider: old['provider'] ?? provider, providers: [...providers, provider] }
}

/** Facts about the address that stand beside what people say about themselves. */
export function addressFacts(userId: string, email: string, verified: boolean): Record<string, unknown> {
  return { sub: userId, email, email_verified: verified, phone_verified: false }
}

/** Identity data of a phone number. */
export function phoneFacts(userId: string, phone: string, verified: boolean): Record<string, unknown> {
  return { sub: userId, phone, email_verified: false, phone_verified: verified }
}

/** New entries beside the old ones; null takes one away. */
export function mergeMetadata(old: unknown, changes: Record<string, unknown>): Record<string, unknown> {
  const merged = { ...metadata(old), ...changes }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null))
}

export function fullNameOf(userMetadata: unknown): string {
  const parsed = FullName.safeParse(metadata(userMetadata)['full_name'])
  return parsed.success ? parsed.data : NAMELESS
}

/** The edition of the terms that somebody says they accepted. */
export function termsOf(userMetadata: unknown): string | null {
  const terms = metadata(userMetadata)['terms']
  return typeof terms === 'string' ? terms : null
}

/** The language to write mails in: what the person chose, else what the page they came from says (`?lang=am`). */
export function mailLanguage(userMetadata: unknown, redirectTo: string): InterfaceLanguage {
  const chosen = metadata(userMetadata)['language']
  const ofPage = /[?&]lang=([a-z]+)/.exec(redirectTo)?.[1]
  return INTERFACE_LANGUAGES.find((language) => language === (chosen ?? ofPage)) ?? 'en'
}

export function isBanned(user: { banned_until: Date | null }, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now
}

export function isConfirmed(user: { email_confirmed_at: Date | null }): boolean {
  return user.email_confirmed_at !== null
}

export function isPhoneConfirmed(user: { phone_confirmed_at: Date | null }): boolean {
  return user.phone_confirmed_at !== null
}

function metadata(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
