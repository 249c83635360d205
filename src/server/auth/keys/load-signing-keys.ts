import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { uuidv7 } from '#server/platform/id.ts'

const PrivateJwk = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
  alg: z.literal('ES256'),
})

/** The file of keys. One is current and signs; the others still verify, or will sign after the next rotation. */
export const KeyFile = z.object({
  keys: z.array(
    z.object({
      status: z.enum(['standby', 'current', 'previous']),
      jwk: PrivateJwk,
      /** When it became a previous one. */
      retiredAt: z.iso.datetime().optional(),
    }),
  ),
})
export type KeyFile = z.infer<typeof KeyFile>

export interface SigningKeys {
  current: { kid: string; privateKey: KeyObject }
  /** By key id: everything whose signature counts. */
  verifying: ReadonlyMap<string, KeyObject>
  /** The same as JSON Web Keys, public members only. */
  published: readonly Record<string, unknown>[]
}

/**
 * The keys that access tokens are signed with, from DATA_DIR/keys; made when there are none. Two servers that
 * start at once agree on one file, because a link is made by only one of them.
 * @throws a sentence that says what to do when the file cannot be used
 */
export function loadSigningKeys(dataDir: string): SigningKeys {
  const file = keyFileOf(dataDir)
  const { keys } = readKeyFile(file) ?? makeKeyFile(file)
  const signing = keys.find(({ status }) => status === 'current')
  if (!signing) throw new Error(`${file} holds no current key: restore it from a backup or move it away.`)
  return {
    current: {
      kid: signing.jwk.kid,
      privateKey: createPrivateKey({ key: signing.jwk, format: 'jwk' }),
    },
    verifying: new Map(
      keys.map(({ jwk }) => [jwk.kid, createPublicKey({ key: publicPart(jwk), format: 'jwk' })]),
    ),
    published: keys.map(({ jwk }) => ({ ...publicPart(jwk), use: 'sig', key_ops: ['verify'] })),
  }
}

/** Where the keys lie; makes the folder. */
export function keyFileOf(dataDir: string): string {
  const folder = join(dataDir, 'keys')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return join(folder, 'signing-keys.json')
}

export function newKey(): KeyFile['keys'][number]['jwk'] {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return PrivateJwk.parse({ ...privateKey.export({ format: 'jwk' }), kid: uuidv7(), alg: 'ES256' })
}

export function readKeyFile(file: string): KeyFile | null {
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
    throw new Error(
      `${file} is damaged: restore it from a backup or move it away (everybody is then signed out).`,
      {
        cause: error,
      },
    )
  }
}

function makeKeyFile(file: string): KeyFile {
  const draft = `${file}.${process.pid}`
  const text = JSON.stringify({ keys: [{ status: 'current', jwk: newKey() }] }, null, 2)
  writeFileSync(draft, `${text}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  const made = readKeyFile(file)
  if (!made) throw new Error(`${file} was removed while the server started.`)
  return made
}

function publicPart({ d: _, ...jwk }: z.infer<typeof PrivateJwk>): Omit<z.infer<typeof PrivateJwk>, 'd'> {
  return jwk
}
