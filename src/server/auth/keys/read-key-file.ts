import { generateKeyPairSync } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { SigningAlgorithm } from '#server/platform/environment.ts'
import { uuidv7 } from '#server/platform/id.ts'

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

/** Where the keys lie; makes the folder. */
export function keyFileOf(dataDir: string): string {
  const folder = join(dataDir, 'keys')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return join(folder, 'signing-keys.json')
}

export function newKey(algorithm: SigningAlgorithm): PrivateJwk {
  const { privateKey } =
    algorithm === 'RS256'
      ? generateKeyPairSync('rsa', { modulusLength: RSA_BITS })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return PrivateJwk.parse({ ...privateKey.export({ format: 'jwk' }), kid: uuidv7(), alg: algorithm })
}

/**
 * The keys of a file, made when there is none. Two servers that start at once agree on one file, because a link is
 * made by only one of them.
 * @throws a sentence that says what to do when the file cannot be used
 */
export function readKeyFile(file: string, algorithm: SigningAlgorithm): KeyFile {
  const { keys } = findKeyFile(file) ?? makeKeyFile(file, algorithm)
  if (!keys.some(({ status }) => status === 'current'))
    throw new Error(`${file} holds no current key: restore it from a backup or move it away.`)
  return { keys }
}

/** In the place of the old file at once: whoever reads meanwhile sees one or the other. */
export function replaceKeyFile(file: string, keys: KeyFile): void {
  renameSync(writeDraft(file, keys), file)
}

function findKeyFile(file: string): KeyFile | null {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
  try {
    return KeyFile.parse(JSON.parse(text))
  } catch (error) {
    const advice = 'restore it from a backup or move it away (everybody is then signed out).'
    throw new Error(`${file} is damaged: ${advice}`, { cause: error })
  }
}

function makeKeyFile(file: string, algorithm: SigningAlgorithm): KeyFile {
  const statuses = ['current', 'standby', 'api'] as const
  const draft = writeDraft(file, { keys: statuses.map((status) => ({ status, jwk: newKey(algorithm) })) })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  const made = findKeyFile(file)
  if (!made) throw new Error(`${file} was removed while the server started.`)
  return made
}

function writeDraft(file: string, keys: KeyFile): string {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
  return draft
}
