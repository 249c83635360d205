import {
  isKnownProvider,
  type KnownProvider,
  type ProviderSetting,
} from '#server/platform/provider-settings.ts'
import type { UrlSource } from '#server/platform/outside/guarded-fetch.ts'

/** Apple has no lasting secret: it is signed anew for each request. */
export interface AppleSecret {
  teamId: string
  keyId: string
  /** PKCS #8, PEM. */
  privateKey: string
}

/** How the words of a provider about a person are read. */
export type Reading =
  | { kind: 'oidc' | 'github' | 'facebook' }
  | { kind: 'mapped'; mapping: Readonly<Record<string, string>>; claims: readonly string[] }

/** A service that people sign in with. With `oidc` its addresses are discovered, else `endpoints` holds them. */
export interface Provider {
  name: string
  namedBy: UrlSource
  clientId: string
  /** All client ids whose id tokens count, the own one among them. */
  audiences: readonly string[]
  secret: string | AppleSecret
  scopes: readonly string[]
  oidc: { issuer: string; discoveryUrl: string | null; skipNonce: boolean } | null
  endpoints: { authorization: string; token: string; userinfo: string; emails: string | null } | null
  pkce: boolean
  /** It answers by a form that the browser posts. */
  postsBack: boolean
  emailOptional: boolean
  /** Sent along with every request to its page. */
  params: Readonly<Record<string, string>>
  reading: Reading
}

type Preset = Omit<
  Provider,
  'name' | 'namedBy' | 'clientId' | 'audiences' | 'secret' | 'emailOptional' | 'oidc'
> & { issuer: string | null }

const OIDC: Preset = {
  issuer: null,
  scopes: ['openid', 'email', 'profile'],
  endpoints: null,
  pkce: true,
  postsBack: false,
  params: {},
  reading: { kind: 'oidc' },
}

const PRESETS: Readonly<Record<KnownProvider, Preset>> = {
  google: { ...OIDC, issuer: 'https://accounts.google.com' },
  // answers by a form as soon as more than the bare id is asked for
  apple: {
    ...OIDC,
    issuer: 'https://appleid.apple.com',
    scopes: ['name', 'email'],
    pkce: false,
    postsBack: true,
    params: { response_mode: 'form_post' },
  },
  github: {
    ...OIDC,
    scopes: ['read:user', 'user:email'],
    endpoints: {
      authorization: 'https://github.com/login/oauth/authorize',
      token: 'https://github.com/login/oauth/access_token',
      userinfo: 'https://api.github.com/user',
      emails: 'https://api.github.com/user/emails',
    },
    reading: { kind: 'github' },
  },
  facebook: {
    ...OIDC,
    scopes: ['email'],
    endpoints: {
      authorization: 'https://www.facebook.com/dialog/oauth',
      token: 'https://graph.facebook.com/oauth/access_token',
      userinfo: 'https://graph.facebook.com/me?fields=id,name,first_name,last_name,email,picture',
      emails: null,
    },
    reading: { kind: 'facebook' },
  },
}

/** A provider as the operator configured it; the setting has been held against what its kind needs. */
export function configuredProvider(name: string, setting: ProviderSetting): Provider {
  const { issuer: known, endpoints, ...preset } = isKnownProvider(name) ? PRESETS[name] : OIDC
  const issuer = setting.issuer ?? known
  return {
    ...preset,
    name,
    namedBy: 'operator',
    clientId: setting.clientId,
    audiences: [setting.clientId, ...(setting.acceptableClientIds ?? [])],
    secret: secretOf(setting),
    scopes: setting.scopes ?? preset.scopes,
    oidc: issuer === null ? null : { issuer, discoveryUrl: null, skipNonce: false },
    endpoints: endpoints && {
      authorization: setting.authorizationUrl ?? endpoints.authorization,
      token: setting.tokenUrl ?? endpoints.token,
      userinfo: setting.userinfoUrl ?? endpoints.userinfo,
      emails: setting.emailsUrl ?? endpoints.emails,
    },
    emailOptional: setting.emailOptional ?? false,
  }
}

function secretOf({ clientSecret, teamId, keyId, privateKey }: ProviderSetting): string | AppleSecret {
  if (clientSecret === undefined && teamId && keyId && privateKey) return { teamId, keyId, privateKey }
  return clientSecret ?? ''
}

/** What a caller may not say on our behalf: it is ours to say, or would take the answer elsewhere. */
const RESERVED = new Set([
  'apikey',
  'authorization',
  'claims',
  'client_assertion',
  'client_assertion_type',
  'client_id',
  'client_secret',
  'code',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'grant_type',
  'id_token_hint',
  'invite_token',
  'nonce',
  'provider',
  'redirect_to',
  'redirect_uri',
  'registration',
  'request',
  'request_uri',
  'resource',
  'response_mode',
  'response_type',
  'scope',
  'scopes',
  'skip_http_redirect',
  'state',
])

export function isReservedParameter(name: string): boolean {
  return RESERVED.has(name.toLowerCase())
}

const MAX_PARAMETERS = 20
const LONGEST_PARAMETER = 500

/** What a caller says to the provider beside ours, such as `prompt` or `login_hint`. */
export function passedOn(query: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const passed = Object.entries(query).filter(
    (entry): entry is [string, string] =>
      /^[A-Za-z][\w.-]{0,50}$/.test(entry[0]) &&
      !isReservedParameter(entry[0]) &&
      entry[1] !== undefined &&
      entry[1].length <= LONGEST_PARAMETER,
  )
  return Object.fromEntries(passed.slice(0, MAX_PARAMETERS))
}

/** Scopes of the provider and those the caller wants beside them, each once. */
export function allScopes(provider: Provider, wanted: string | undefined): string {
  const more = (wanted ?? '')
    .split(/[\s,]+/)
    .filter((scope) => /^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/.test(scope))
  return [...new Set([...provider.scopes, ...more.slice(0, MAX_PARAMETERS)])].join(' ')
}
