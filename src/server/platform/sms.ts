import type { Config } from './config.ts'
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

export function newSms(config: Pick<Config, 'dataDir'>): Sms {
  const outbox = outboxMail(outboxFolder(config))
  return { send: (message) => outbox.send({ ...message, subject: '', html: '' }) }
}
