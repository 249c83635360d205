import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'

/** Bitcoin's heritage: wallets add it to the bit that tells which of two keys it was. */
const RECOVERY_OFFSET = 27

/** The address whose key has signed the message as wallets do (EIP-191), in small letters; null when none could. */
export function signerOf(message: string, signature: string): string | null {
  if (!/^(0x)?[0-9a-f]{130}$/i.test(signature)) return null
  const bytes = Buffer.from(signature.replace(/^0x/i, ''), 'hex')
  const last = bytes[64] ?? 0
  const recovery = last >= RECOVERY_OFFSET ? last - RECOVERY_OFFSET : last
  if (recovery > 1) return null
  try {
    const parsed = secp256k1.Signature.fromBytes(bytes.subarray(0, 64), 'compact').addRecoveryBit(recovery)
    // of two signatures that say the same, wallets make the lower one (EIP-2)
    if (parsed.hasHighS()) return null
    const key = parsed.recoverPublicKey(personalHash(message)).toBytes(false)
    return `0x${Buffer.from(keccak_256(key.subarray(1)).subarray(-20)).toString('hex')}`
  } catch {
    return null
  }
}

/** Letters of both sizes carry a checksum (EIP-55); an address in small letters has none. */
export function isAddress(text: string): boolean {
  const plain = text.slice(2)
  if (plain === plain.toLowerCase()) return true
  const hash = Buffer.from(keccak_256(Buffer.from(plain.toLowerCase()))).toString('hex')
  return [...plain].every((letter, place) => {
    const large = Number.parseInt(hash[place] ?? '0', 16) >= 8
    return letter === (large ? letter.toUpperCase() : letter.toLowerCase())
  })
}

function personalHash(message: string): Uint8Array {
  const bytes = Buffer.from(message)
  return keccak_256(Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes]))
}
