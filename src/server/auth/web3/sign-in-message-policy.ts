/** The chains whose wallets can sign in, and how a message names their accounts. */
const CHAINS = {
  ethereum: { account: 'Ethereum', address: /^0x[0-9a-fA-F]{40}$/, network: /^\d{1,20}$/ },
  solana: { account: 'Solana', address: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/, network: /^[\w:-]{0,64}$/ },
} as const
export type Chain = keyof typeof CHAINS

export function isChain(text: string): text is Chain {
  return Object.hasOwn(CHAINS, text)
}

/** What a wallet has signed: EIP-4361, and its sister for Solana. */
export interface SignInMessage {
  /** Host and port of the page that asked. */
  domain: string
  /** As written. */
  address: string
  statement: string | null
  uri: URL
  chainId: string | null
  nonce: string | null
  issuedAt: Date
  expirationTime: Date | null
  notBefore: Date | null
}

const FIELDS = [
  'URI',
  'Version',
  'Chain ID',
  'Nonce',
  'Issued At',
  'Expiration Time',
  'Not Before',
  'Request ID',
] as const
type Field = (typeof FIELDS)[number]

/** RFC 3339, as `Date.toISOString` writes it, or with an offset. */
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/

/**
 * Reads a message strictly: every line has its place, no field comes twice, nothing else is there. Ethereum's
 * fields stand in the order of EIP-4361, of which clients leave out the nonce; Solana's wallets order them freely.
 * @returns the message, or in words what is wrong with it
 */
export function parseSignInMessage(chain: Chain, text: string): SignInMessage | string {
  if (/[\r\0]/.test(text)) return 'message has characters that do not belong there'
  const { account, address: form, network } = CHAINS[chain]
  const [header = '', address = '', blank, ...rest] = text.split('\n')
  const suffix = ` wants you to sign in with your ${account} account:`
  const origin = header.endsWith(suffix) ? header.slice(0, -suffix.length) : ''
  const domain = origin.replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
  if (!/^[^\s/?#@]+$/.test(domain)) return `message does not begin with "<domain>${suffix}"`
  if (!form.test(address)) return 'message has no valid address on its second line'
  if (blank !== '') return 'message has no blank line after the address'
  const strict = chain === 'ethereum'
  const { statement, lines } = splitStatement(rest)
  if (strict && lines.length === rest.length) return 'message has no blank line before its fields'
  const fields = readFields(lines, strict)
  if (typeof fields === 'string') return fields
  if (!network.test(fields.get('Chain ID') ?? '')) return 'message has no valid Chain ID'
  return readMessage({ domain, address, statement }, fields)
}

/** A statement stands between two blank lines; without one, one blank line may follow the first. */
function splitStatement(lines: readonly string[]): { statement: string | null; lines: string[] } {
  const [first = '', second, ...rest] = lines
  if (first === '') return { statement: null, lines: lines.slice(1) }
  if (second === '') return { statement: first, lines: rest }
  return { statement: null, lines: [...lines] }
}

function readFields(lines: readonly string[], ordered: boolean): Map<Field, string> | string {
  const found = new Map<Field, string>()
  let last = -1
  for (const [number, line] of lines.entries()) {
    if (/^Resources:?$/.test(line)) {
      const wrong = lines.slice(number + 1).find((resource) => !/^- \S+$/.test(resource))
      return wrong === undefined ? found : 'message has a resource that is no address'
    }
    const place = FIELDS.findIndex((name) => line.startsWith(`${name}: `))
    const field = FIELDS[place]
    if (field === undefined) return `message has a line that does not belong there`
    if (found.has(field)) return `message has ${field} twice`
    if (ordered && place < last) return `message has ${field} in the wrong place`
    found.set(field, line.slice(field.length + 2))
    last = place
  }
  return found
}

function readMessage(
  head: Pick<SignInMessage, 'domain' | 'address' | 'statement'>,
  fields: ReadonlyMap<Field, string>,
): SignInMessage | string {
  const uri = fields.get('URI') ?? ''
  if (!URL.canParse(uri) || /\s/.test(uri)) return 'message has no valid URI'
  if (fields.get('Version') !== '1') return 'message must have Version: 1'
  const nonce = fields.get('Nonce') ?? null
  if (nonce !== null && !/^[A-Za-z0-9]{8,}$/.test(nonce)) return 'message has a Nonce that is too short'
  const times: Record<'issuedAt' | 'expirationTime' | 'notBefore', Date | null> = {
    issuedAt: readTime(fields.get('Issued At')),
    expirationTime: readTime(fields.get('Expiration Time')),
    notBefore: readTime(fields.get('Not Before')),
  }
  const { issuedAt, expirationTime, notBefore } = times
  if (issuedAt === null) return 'message has no valid Issued At'
  if (fields.has('Expiration Time') && expirationTime === null) return 'message has no valid Expiration Time'
  if (fields.has('Not Before') && notBefore === null) return 'message has no valid Not Before'
  const chainId = fields.get('Chain ID') ?? null
  return { ...head, uri: new URL(uri), chainId, nonce, issuedAt, expirationTime, notBefore }
}

function readTime(text: string | undefined): Date | null {
  if (text === undefined || !TIME.test(text)) return null
  const time = new Date(text)
  return Number.isNaN(time.getTime()) ? null : time
}
