import { describe, expect, test } from 'vitest'
import { isAddress, signerOf } from './ethereum-policy.ts'
import { type Chain, parseSignInMessage } from './sign-in-message-policy.ts'
import { isSignedBy } from './solana-policy.ts'
import { ethereumWallet, messageFor, solanaWallet } from './wallet.fixture.ts'

const AT = new Date('2026-11-21T10:00:00.000Z')
const ETHEREUM = { chain: 'ethereum', address: `0x${'ab'.repeat(20)}` } as const
const SOLANA = { chain: 'solana', address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv' } as const

/** The example of EIP-4361. */
const EXAMPLE = `example.com wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

I accept the ExampleOrg Terms of Service: https://example.com/tos

URI: https://example.com/login
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z
Resources:
- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/
- https://example.com/my-web2-claim.json`

describe('a message', () => {
  test('the example of the standard', () => {
    expect(parseSignInMessage('ethereum', EXAMPLE)).toMatchObject({
      domain: 'example.com',
      address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
      statement: 'I accept the ExampleOrg Terms of Service: https://example.com/tos',
      uri: new URL('https://example.com/login'),
      chainId: '1',
      nonce: '32891756',
      issuedAt: new Date('2021-09-30T16:25:24Z'),
      expirationTime: null,
      notBefore: null,
    })
  })

  test.each([ETHEREUM, SOLANA])('as the client writes it for $chain', (wallet) => {
    for (const statement of ['እንኳን ደህና መጡ', null]) {
      const read = parseSignInMessage(wallet.chain, messageFor(wallet, AT, { statement }))
      expect(read).toMatchObject({
        address: wallet.address,
        domain: 'localhost:3000',
        statement,
        issuedAt: AT,
      })
    }
  })

  test('with every field, and a scheme before the domain', () => {
    const more = [
      'Expiration Time: 2026-11-21T10:05:00+03:00',
      'Not Before: 2026-11-21T09:59:00.123456Z',
      'Request ID: some id',
      'Resources:',
    ]
    const parts = { origin: 'https://mesob.example', nonce: 'abcd1234', more }
    expect(parseSignInMessage('ethereum', messageFor(ETHEREUM, AT, parts))).toMatchObject({
      domain: 'mesob.example',
      nonce: 'abcd1234',
      expirationTime: new Date('2026-11-21T07:05:00Z'),
      notBefore: new Date('2026-11-21T09:59:00.123Z'),
    })
  })

  const good = messageFor(ETHEREUM, AT)
  const solana = messageFor(SOLANA, AT)
  test.each<[string, Chain, string]>([
    ['nothing', 'ethereum', ''],
    ['another chain', 'solana', good],
    ['another chain', 'ethereum', solana],
    ['no domain', 'ethereum', good.replace('localhost:3000 wants', ' wants')],
    ['a domain with a path', 'ethereum', good.replace('localhost:3000 wants', 'localhost:3000/x wants')],
    [
      'a domain with a name before it',
      'ethereum',
      good.replace('localhost:3000 wants', 'me@localhost wants'),
    ],
    ['an address that is too short', 'ethereum', good.replace('0xab', '0x')],
    ['an address with a letter that base58 has not', 'solana', solana.replace('7S3P', '0OIl')],
    ['carriage returns', 'ethereum', good.replaceAll('\n', '\r\n')],
    ['a line at the end', 'ethereum', `${good}\n`],
    ['a line that is no field', 'ethereum', `${good}\nHello: world`],
    ['a statement of two lines', 'ethereum', good.replace('Sign in to Mesob', 'Sign in\nto Mesob')],
    ['no blank line before the fields', 'ethereum', good.replace('Sign in to Mesob\n\n', '')],
    ['no blank line after the address', 'ethereum', good.replace('\n\nSign', '\nSign')],
    ['a field twice', 'ethereum', `${good}\nIssued At: 2026-11-21T10:00:00Z`],
    ['a field in the wrong place', 'ethereum', `${good}\nNonce: abcd1234`],
    ['another version', 'ethereum', good.replace('Version: 1', 'Version: 2')],
    ['no version', 'solana', solana.replace('Version: 1\n', '')],
    ['no chain', 'ethereum', messageFor(ETHEREUM, AT, { chainId: null })],
    ['a chain that is no number', 'ethereum', messageFor(ETHEREUM, AT, { chainId: '1e3' })],
    ['no time', 'ethereum', messageFor(ETHEREUM, AT, { issuedAt: '' })],
    ['a time that is none', 'ethereum', messageFor(ETHEREUM, AT, { issuedAt: '2026-13-40T10:00:00Z' })],
    ['a time without a zone', 'ethereum', messageFor(ETHEREUM, AT, { issuedAt: '2026-11-21T10:00:00' })],
    ['an end that is none', 'ethereum', messageFor(ETHEREUM, AT, { more: ['Expiration Time: soon'] })],
    ['a beginning that is none', 'ethereum', messageFor(ETHEREUM, AT, { more: ['Not Before: soon'] })],
    ['a URI that is none', 'ethereum', messageFor(ETHEREUM, AT, { uri: 'localhost' })],
    ['a short nonce', 'ethereum', messageFor(ETHEREUM, AT, { nonce: 'abc' })],
    ['a resource that is no address', 'ethereum', `${good}\nResources:\nhello`],
  ])('with %s is refused (%s)', (_, chain, text) => {
    expect(parseSignInMessage(chain, text)).toBeTypeOf('string')
  })
})

describe('a signature of Ethereum', () => {
  // web3.eth.accounts.sign('Some data', '0x4c0883…362318'), from the documentation of web3.js
  const known = {
    message: 'Some data',
    address: '0x2c7536e3605d9c16a7a3d7b1898e529396a65c23',
    signature:
      '0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a0291c',
  }

  test('tells who signed', () => {
    expect(signerOf(known.message, known.signature)).toBe(known.address)
    expect(signerOf(known.message, known.signature.slice(2).toUpperCase())).toBe(known.address)
    expect(signerOf('Some datb', known.signature)).not.toBe(known.address)
    const wallet = ethereumWallet()
    expect(signerOf('ሰላም', wallet.sign('ሰላም'))).toBe(wallet.address)
  })

  test('its twin with the high half counts as nobody’s', () => {
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
    const { signature } = known
    const high = (order - BigInt(`0x${signature.slice(66, 130)}`)).toString(16).padStart(64, '0')
    expect(signerOf(known.message, `${signature.slice(0, 66)}${high}1b`)).toBeNull()
  })

  test.each([
    '',
    '0x',
    `0x${'00'.repeat(65)}`,
    `0x${'ff'.repeat(65)}`,
    `0x${'11'.repeat(64)}1d`,
    `0x${'11'.repeat(66)}`,
    'x'.repeat(130),
  ])('%j is nobody’s', (signature) => expect(signerOf('x', signature)).toBeNull())

  test.each([
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', true],
    ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', true],
    ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', true],
    ['0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', false],
  ])('%s carries its checksum: %s', (address, good) => expect(isAddress(address)).toBe(good))
})

describe('a signature of Solana', () => {
  const wallet = solanaWallet()
  const signature = wallet.sign('ሰላም')

  test('in either alphabet, with and without its end', () => {
    const bytes = Buffer.from(signature, 'base64url')
    for (const text of [signature, bytes.toString('base64')]) {
      expect(isSignedBy(wallet.address, 'ሰላም', text)).toBe(true)
    }
  })

  test('counts for its message and its key only', () => {
    expect(isSignedBy(wallet.address, 'ሰላም!', signature)).toBe(false)
    expect(isSignedBy(solanaWallet().address, 'ሰላም', signature)).toBe(false)
    for (const wrong of ['', 'x', 'A'.repeat(86), `${signature}==`.repeat(2), `${signature}\n`]) {
      expect(isSignedBy(wallet.address, 'ሰላም', wrong)).toBe(false)
    }
    for (const address of ['', '0', '1'.repeat(44), 'z'.repeat(44)]) {
      expect(isSignedBy(address, 'ሰላም', signature)).toBe(false)
    }
  })
})
