import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { readBody } from '#server/auth/wire/read-body.ts'
import { invalid } from '#server/auth/wire/refusal-policy.ts'
import { isRedirectUri, isWebAddress } from './redirect-uri-policy.ts'
import { CLIENT_AUTHENTICATIONS, GRANT_TYPES, readScope } from './server-policy.ts'

const texts = z.array(z.string()).nullish()
/** What a program says about itself (RFC 7591). */
export const ClientBody = z.object({
  client_name: z.string().nullish(),
  client_uri: z.string().nullish(),
  logo_uri: z.string().nullish(),
  redirect_uris: texts,
  grant_types: texts,
  response_types: texts,
  scope: z.string().nullish(),
  token_endpoint_auth_method: z.string().nullish(),
  client_type: z.string().nullish(),
})

/** What may be changed of a program; what was not sent is absent. */
export interface ClientFields {
  client_name?: string
  client_uri?: string | null
  logo_uri?: string | null
  redirect_uris?: string[]
  grant_types?: string[]
  scope?: string
  token_endpoint_auth_method?: string
  client_type?: 'public' | 'confidential'
}

const MAX_ADDRESSES = 10
const LONGEST_NAME = 200
const SECRET_BYTES = 32

/** @throws AuthRefusal bad_json, validation_failed */
export function readClientFields(body: unknown): ClientFields {
  const sent = readBody(ClientBody, body)
  const name = sent.client_name?.trim()
  if (name !== undefined && (name === '' || name.length > LONGEST_NAME || !name.isWellFormed())) {
    throw invalid(`client_name must have 1 to ${LONGEST_NAME} characters`)
  }
  requireEach(sent.response_types, ['code'], 'response_types')
  requireEach(sent.grant_types, GRANT_TYPES, 'grant_types')
  const { token_endpoint_auth_method: method, client_type: type } = sent
  requireEach(
    method === undefined || method === null ? null : [method],
    CLIENT_AUTHENTICATIONS,
    'token_endpoint_auth_method',
  )
  if (type !== undefined && type !== null && type !== 'public' && type !== 'confidential') {
    throw invalid('client_type must be public or confidential')
  }
  const scope = sent.scope === undefined || sent.scope === null ? undefined : readScope(sent.scope)
  if (scope === null) throw invalid('scope holds an unknown scope')
  return {
    ...(name !== undefined && { client_name: name }),
    ...address('client_uri', sent.client_uri),
    ...address('logo_uri', sent.logo_uri),
    ...(sent.redirect_uris && { redirect_uris: readRedirects(sent.redirect_uris) }),
    ...(sent.grant_types && { grant_types: readGrantTypes(sent.grant_types) }),
    ...(scope !== undefined && { scope }),
    ...(method && { token_endpoint_auth_method: method }),
    ...(type && { client_type: type }),
  }
}

/** Whether it can keep a secret, and how it shows it. @throws AuthRefusal validation_failed when they differ */
export function readClientKind(fields: ClientFields): {
  client_type: 'public' | 'confidential'
  token_endpoint_auth_method: string
} {
  const { client_type: type, token_endpoint_auth_method: method } = fields
  const kind = type ?? (method === 'none' ? 'public' : 'confidential')
  const shown = method ?? (kind === 'public' ? 'none' : 'client_secret_basic')
  if ((kind === 'public') !== (shown === 'none')) {
    throw invalid('client_type and token_endpoint_auth_method do not fit')
  }
  return { client_type: kind, token_endpoint_auth_method: shown }
}

export function newClientSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** Of something with 256 random bits, so that a plain hash is enough. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

function requireEach(sent: readonly string[] | null | undefined, known: readonly string[], name: string) {
  const wrong = (sent ?? []).find((one) => !known.includes(one))
  if (wrong !== undefined) throw invalid(`${name} may hold ${known.join(', ')} only`)
}

function readGrantTypes(sent: readonly string[]): string[] {
  const types = [...new Set(sent)]
  if (!types.includes('authorization_code')) throw invalid('grant_types must hold authorization_code')
  return types
}

function readRedirects(sent: readonly string[]): string[] {
  const addresses = [...new Set(sent)]
  if (addresses.length === 0 || addresses.length > MAX_ADDRESSES) {
    throw invalid(`redirect_uris must hold 1 to ${MAX_ADDRESSES} addresses`)
  }
  if (!addresses.every(isRedirectUri)) throw invalid('redirect_uris holds an address that is not allowed')
  return addresses
}

function address(name: 'client_uri' | 'logo_uri', sent: string | null | undefined): ClientFields {
  if (sent === undefined || sent === null) return {}
  if (sent === '') return { [name]: null }
  if (!isWebAddress(sent)) throw invalid(`${name} must be an https address`)
  return { [name]: sent }
}
