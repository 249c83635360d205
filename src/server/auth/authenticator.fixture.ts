import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** The options of the wire, as far as an authenticator looks at them. */
export interface CreationOptions {
  challenge: string
  rp: { id?: string }
}
export interface RequestOptions {
  challenge: string
  rpId?: string
}

/** What an authenticator or its browser may get wrong. */
export interface Deviation {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  /** Did it check that it is the owner? */
  ownerChecked?: boolean
  /** Somebody else's signature. */
  forged?: boolean
  /** What it says its counter is. */
  counter?: number
}

const FLAGS = { present: 0x01, ownerChecked: 0x04, backupEligible: 0x08, backedUp: 0x10, hasKey: 0x40 }
const encode = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** A telephone with one key (ES256) for one site, attestation `none`. */
export function newAuthenticator(origin = 'http://localhost:3000') {
  const id = encode(randomBytes(32))
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let counter = 0

  function clientData(type: string, challenge: string, wrong: Deviation): Buffer {
    const data = {
      type: wrong.type ?? type,
      challenge: wrong.challenge ?? challenge,
      origin: wrong.origin ?? origin,
      crossOrigin: false,
    }
    return Buffer.from(JSON.stringify(data))
  }

  function head(rpId: string, flags: number, wrong: Deviation): Buffer {
    counter++
    const checked = wrong.ownerChecked === false ? 0 : FLAGS.ownerChecked
    const count = Buffer.alloc(4)
    count.writeUInt32BE(wrong.counter ?? counter)
    return Buffer.concat([sha256(wrong.rpId ?? rpId), Buffer.of(FLAGS.present | checked | flags), count])
  }

  return {
    id,
    /** Another device with the same key: the counter goes its own way from here. */
    copyCounter: () => counter,
    create({ challenge, rp }: CreationOptions, wrong: Deviation = {}) {
      const credentialId = Buffer.from(id, 'base64url')
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const flags = FLAGS.hasKey | FLAGS.backupEligible | FLAGS.backedUp
      const authData = Buffer.concat([
        head(rp.id ?? '', flags, wrong),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        authenticatorAttachment: 'platform',
        response: {
          clientDataJSON: encode(clientData('webauthn.create', challenge, wrong)),
          attestationObject: encode(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ['internal'],
        },
      }
    },
    get({ challenge, rpId }: RequestOptions, wrong: Deviation = {}) {
      const data = clientData('webauthn.get', challenge, wrong)
      const authData = head(rpId ?? '', FLAGS.backupEligible | FLAGS.backedUp, wrong)
      const signer = wrong.forged ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : privateKey
      const signature = createSign('sha256').update(authData).update(sha256(data)).sign(signer)
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: encode(data),
          authenticatorData: encode(authData),
          signature: encode(signature),
        },
      }
    },
  }
}

/** COSE_Key of an EC2 key on P-256 for ES256 (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const entries = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
    [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
  ])
  return Buffer.from(isoCBOR.encode(entries as Parameters<typeof isoCBOR.encode>[0]))
}
