import { timingSafeEqual } from 'node:crypto'
import type { Auth } from '#server/auth/open-auth.ts'
import { headerOf } from '#server/auth/wire/answer-call.ts'
import { OAuthRefusal } from '#server/auth/wire/oauth-refusal-policy.ts'
import type { WireRequest } from '#server/platform/wire.ts'
import { hashOf } from './client-policy.ts'
import { type ClientRow, readClient } from './client-store.ts'

interface Shown {
  id: string
  secret: string | null
  method: 'client_secret_basic' | 'client_secret_post' | 'none'
}

/**
 * Which program asks, shown in the one way that it was registered with.
 * @throws OAuthRefusal invalid_client, invalid_request
 */
export async function verifyClient(
  auth: Auth,
  request: WireRequest,
  form: URLSearchParams,
): Promise<ClientRow> {
  const shown = readShown(request, form)
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(shown.id)
  const client = isId ? await readClient(auth.platform.db, shown.id) : undefined
  const known = client?.client_secret_hash ?? null
  const right =
    known === null
      ? shown.secret === null
      : shown.secret !== null && timingSafeEqual(hashOf(shown.secret), known)
  if (!client || !right || client.token_endpoint_auth_method !== shown.method) {
    throw new OAuthRefusal('invalid_client', 'The program could not be authenticated')
  }
  return client
}

function readShown(request: WireRequest, form: URLSearchParams): Shown {
  const header = headerOf(request, 'authorization')
  const basic = /^Basic +([A-Za-z0-9+/=_-]+)$/i.exec(header ?? '')?.[1]
  const id = form.get('client_id')
  const secret = form.get('client_secret')
  if (basic === undefined) {
    return { id: id ?? '', secret, method: secret === null ? 'none' : 'client_secret_post' }
  }
  if (secret !== null) throw new OAuthRefusal('invalid_request', 'The program shows its secret twice')
  const [name = '', ...rest] = Buffer.from(basic, 'base64').toString().split(':')
  const shown = { id: decoded(name), secret: decoded(rest.join(':')), method: 'client_secret_basic' } as const
  if (id !== null && id !== shown.id) throw new OAuthRefusal('invalid_request', 'client_id differs')
  return shown
}

/** RFC 6749, 2.3.1: as in a form. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return ''
  }
}
