import { generateKeyPairSync, sign } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58 } from '@scure/base'

/** A wallet with a key of its own. */
export interface TestWallet {
  chain: 'ethereum' | 'solana'
  address: string
  sign(message: string): string
}

export function ethereumWallet(): TestWallet {
  const { secretKey, publicKey } = secp256k1.keygen()
  const key = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  return {
    chain: 'ethereum',
    address: `0x${Buffer.from(keccak_256(key.subarray(1)).subarray(-20)).toString('hex')}`,
    sign(message) {
      const bytes = Buffer.from(message)
      const prefix = Buffer.from(`\x19Ethereum Signed Message:\n${bytes.length}`)
      const hash = keccak_256(Buffer.concat([prefix, bytes]))
      const signed = secp256k1.sign(hash, secretKey, { prehash: false, format: 'recovered' })
      const [recovery = 0, ...rest] = signed
      return `0x${Buffer.from([...rest, recovery + 27]).toString('hex')}`
    },
  }
}

/** The address with letters of both sizes (EIP-55). */
export function checksummed(address: string): string {
  const plain = address.slice(2).toLowerCase()
  const hash = Buffer.from(keccak_256(Buffer.from(plain))).toString('hex')
  const letters = [...plain].map((letter, n) =>
    parseInt(hash[n] ?? '0', 16) > 7 ? letter.toUpperCase() : letter,
  )
  return `0x${letters.join('')}`
}

export function solanaWallet(): TestWallet {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return {
    chain: 'solana',
    address: base58.encode(Buffer.from(x, 'base64url')),
    sign: (message) => sign(null, Buffer.from(message), privateKey).toString('base64url'),
  }
}

export interface MessageParts {
  origin?: string
  address?: string
  statement?: string | null
  uri?: string
  version?: string
  chainId?: string | null
  nonce?: string | null
  issuedAt?: string
  /** Lines after the fields above. */
  more?: readonly string[]
}

/** A message as the official client writes one for the chain. */
export function messageFor(
  wallet: Pick<TestWallet, 'chain' | 'address'>,
  at: Date,
  parts: MessageParts = {},
): string {
  const { origin = 'localhost:3000', address = wallet.address, statement = 'Sign in to Mesob' } = parts
  const { uri = 'http://localhost:3000/', version = '1', nonce = null, more = [] } = parts
  const issuedAt = `Issued At: ${parts.issuedAt ?? at.toISOString()}`
  const numbered = nonce === null ? [] : [`Nonce: ${nonce}`]
  if (wallet.chain === 'solana') {
    const lines = statement === null ? [''] : ['', statement, '']
    const head = [`${origin} wants you to sign in with your Solana account:`, address, ...lines]
    return [...head, `Version: ${version}`, `URI: ${uri}`, issuedAt, ...more, ...numbered].join('\n')
  }
  const { chainId = '1' } = parts
  const lines = statement === null ? ['', ''] : ['', statement, '']
  const head = [`${origin} wants you to sign in with your Ethereum account:`, address, ...lines]
  const chain = chainId === null ? [] : [`Chain ID: ${chainId}`]
  return [...head, `URI: ${uri}`, `Version: ${version}`, ...chain, ...numbered, issuedAt, ...more].join('\n')
}
