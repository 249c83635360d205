import { createHash } from 'node:crypto'
import { z } from 'zod'
import { writeAudit } from '#server/auth/audit-store.ts'
import { requireSignUps } from '#server/auth/check-way-in.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { type Grant, openSession } from '#server/auth/sessions/open-session.ts'
import type { Device } from '#server/auth/sessions/session-store.ts'
import { type SessionAnswer, sessionView } from '#server/auth/sessions/session-view.ts'
import { insertUser } from '#server/auth/users/user-store.ts'
import { deviceOf } from '#server/auth/wire/answer-call.ts'
import { OAuthRefusal } from '#server/auth/wire/oauth-refusal-policy.ts'
import { requireHuman } from '#server/auth/captcha/check-captcha.ts'
import { Optional, readBody } from '#server/auth/wire/read-body.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { WireRequest } from '#server/platform/wire.ts'
import { isAddress, signerOf } from './ethereum-policy.ts'
import { MESSAGE_AGE, messageFault } from './message-rules-policy.ts'
import { type Chain, isChain, parseSignInMessage, type SignInMessage } from './sign-in-message-policy.ts'
import { isSignedBy } from './solana-policy.ts'
import { holdWallet, insertWallet, readOwner, spendMessage } from './wallet-store.ts'

export const WalletBody = z.object({ chain: Optional.text, message: Optional.text, signature: Optional.text })
const MESSAGE_LENGTH = { min: 64, max: 20 * 1024 }

interface Wallet {
  chain: Chain
  /** As the identity names it: hexadecimal in small letters, base58 as it is. */
  address: string
  message: SignInMessage
  messageHash: Buffer
}

/**
 * Signs in whoever holds the key of a wallet, shown by a message it has signed for this site a moment ago. The
 * first time makes an account. Wallets that are programs on the chain (EIP-1271) cannot sign in: asking the chain
 * is none of this server's business.
 */
export async function signInWithWallet(auth: Auth, request: WireRequest): Promise<SessionAnswer> {
  const { clock, config, db } = auth.platform
  if (!config.auth.web3) throw new AuthRefusal('web3_provider_disabled')
  const wallet = readWallet(readBody(WalletBody, request.body))
  await requireHuman(auth, request)
  const fault = messageFault(wallet.message, config, clock.now())
  if (fault !== null) throw refused(`Signed ${wallet.chain} ${fault}`)
  const grant = await inTransaction(db, (tx) => signIn(tx, auth, wallet, deviceOf(request)))
  return sessionView(auth, grant)
}

/** @throws AuthRefusal web3_unsupported_chain, validation_failed; OAuthRefusal for a foreign signature */
function readWallet({ chain, message: text, signature }: z.output<typeof WalletBody>): Wallet {
  if (!isChain(chain)) throw new AuthRefusal('web3_unsupported_chain')
  if (text.length < MESSAGE_LENGTH.min) throw invalid('message is too short')
  if (text.length > MESSAGE_LENGTH.max) throw invalid('message must not exceed 20KB')
  if (!isSignatureOf(chain, signature)) throw invalid('signature is not in the form of its chain')
  const message = parseSignInMessage(chain, text)
  if (typeof message === 'string') throw invalid(message)
  if (chain === 'ethereum' && !isAddress(message.address)) throw invalid('message has a mistyped address')
  const address = chain === 'ethereum' ? message.address.toLowerCase() : message.address
  const signed =
    chain === 'ethereum' ? signerOf(text, signature) === address : isSignedBy(address, text, signature)
  if (!signed) throw refused('Signature does not match address in message')
  const messageHash = createHash('sha256').update(`${chain} ${address} ${text}`).digest()
  return { chain, address, message, messageHash }
}

function isSignatureOf(chain: Chain, signature: string): boolean {
  return chain === 'ethereum' ? /^(0x)?[0-9a-f]{130}$/i.test(signature) : /^[\w+/-]{86}(==)?$/.test(signature)
}

async function signIn(tx: Tx, auth: Auth, wallet: Wallet, device: Device): Promise<Grant> {
  const { issuedAt } = wallet.message
  const expiresAt = new Date(issuedAt.getTime() + 2 * MESSAGE_AGE)
  if (!(await spendMessage(tx, wallet.messageHash, expiresAt))) throw refused('message was used before')
  const providerId = `web3:${wallet.chain}:${wallet.address}`
  await holdWallet(tx, providerId)
  const known = await readOwner(tx, providerId)
  const userId = known ?? (await settle(tx, auth, wallet, providerId, device))
  return openSession(tx, auth, userId, { method: 'web3', provider: 'web3', device, bannedStatus: 400 })
}

async function settle(
  tx: Tx,
  auth: Auth,
  wallet: Wallet,
  providerId: string,
  device: Device,
): Promise<string> {
  requireSignUps(auth)
  const userId = uuidv7()
  const { chain, address, message } = wallet
  // a statement can be long, and what is said of people stands in every token
  const claims = { address, chain, network: message.chainId ?? '', domain: message.domain }
  const facts = { sub: providerId, email_verified: false, phone_verified: false }
  const added = await insertUser(tx, {
    id: userId,
    email: null,
    passwordHash: null,
    appMetadata: { provider: 'web3', providers: ['web3'] },
    userMetadata: { ...facts, custom_claims: claims },
  })
  if (!added) throw new AuthRefusal('unexpected_failure')
  const data = { ...facts, custom_claims: { ...claims, statement: message.statement ?? '' } }
  await insertWallet(tx, { id: uuidv7(), userId, providerId, data })
  await writeAudit(tx, 'user_signedup', added, { ip: device.ip, traits: { provider: 'web3' } })
  return userId
}

function refused(description: string): OAuthRefusal {
  return new OAuthRefusal('invalid_grant', description)
}
