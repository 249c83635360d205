import type { Config, SmsSetting } from '#server/platform/config.ts'
import { forbidInTransaction } from '#server/platform/database/transactions.ts'
import { outboxMail, outboxFolder } from './mail.ts'

/** One text message to one telephone. */
export interface OutgoingSms {
  /** With the plus sign and the country's number. */
  to: string
  text: string
  /** The 6-digit code in it, if any: lets a test or a developer read it without a telephone. */
  token?: string
}

export interface Sms {
  /** Hands the message to a provider, or writes it as one JSON file where none is set. Called from jobs only. */
  send(message: OutgoingSms): Promise<void>
}

const TIMEOUT = 10_000

export function newSms(config: Pick<Config, 'dataDir' | 'sms'>): Sms {
  const { sms } = config
  if (sms) return { send: (message) => sendByProvider(sms, message) }
  const outbox = outboxMail(outboxFolder(config))
  return { send: (message) => outbox.send({ ...message, subject: '', html: '' }) }
}

/** @throws with the status when the provider refuses, so that the queue tries again; never with the message */
async function sendByProvider(setting: SmsSetting, { to, text }: OutgoingSms): Promise<void> {
  forbidInTransaction()
  const { account, token, from, url } = setting
  const credentials = Buffer.from(`${account}:${token}`).toString('base64')
  const answer = await fetch(`${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({ To: to, From: from, Body: text }),
    signal: AbortSignal.timeout(TIMEOUT),
    redirect: 'error',
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The provider of text messages answered ${answer.status}.`)
}
