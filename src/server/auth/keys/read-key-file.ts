import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import type { SigningAlgorithm } from '#server/platform/environment.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { readOrCreateKeyFile } from '#server/platform/key-file.ts'

/** Fewer are guessed too soon. */
export const RSA_BITS = 2048

export const PrivateJwk = z.discriminatedUnion('alg', [
  z.object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string(),
    y: z.string(),
    d: z.string(),
    kid: z.string(),
    alg: z.literal('ES256'),
  }),
  z.object({
    kty: z.literal('RSA'),
    n: z.string(),
    e: z.string(),
    d: z.string(),
    p: z.string(),
    q: z.string(),
    dp: z.string(),
    dq: z.string(),
    qi: z.string(),
    kid: z.string(),
    alg: z.literal('RS256'),
  }),
])
export type PrivateJwk = z.infer<typeof PrivateJwk>

/**
 * The file of keys. One is current and signs access tokens; the others still verify, or will sign after the next
 * rotation. The one for API keys stays when the others are rotated, since those are written down elsewhere.
 */
const KeyFile = z.object({
  keys: z.array(
    z.object({
      status: z.enum(['standby', 'current', 'previous', 'api']),
      jwk: PrivateJwk,
      /** When it became a previous one. */
      retiredAt: z.iso.datetime().optional(),
    }),
  ),
})
export type KeyFile = z.infer<typeof KeyFile>

export const keyFileOf = (dataDir: string): string => join(dataDir, 'keys', 'signing-keys.json')

export function newKey(algorithm: SigningAlgorithm): PrivateJwk {
  const { privateKey } =
    algorithm === 'RS256'
      ? generateKeyPairSync('rsa', { modulusLength: RSA_BITS })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return PrivateJwk.parse({ ...privateKey.export({ format: 'jwk' }), kid: uuidv7(), alg: algorithm })
}

/**
 * The keys of a file, made when there is none.
 * @throws a sentence that says what to do when the file cannot be used
 */
export function readKeyFile(file: string, algorithm: SigningAlgorithm): KeyFile {
  const statuses = ['current', 'standby', 'api'] as const
  const { keys } = readOrCreateKeyFile({
    file,
    schema: KeyFile,
    create: () => ({ keys: statuses.map((status) => ({ status, jwk: newKey(algorithm) })) }),
    consequence: 'everybody is then signed out',
  })
  if (!keys.some(({ status }) => status === 'current'))
    throw new Error(`${file} holds no current key: restore it from a backup or move it away.`)
  return { keys }
}
