import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { forbidInTransaction } from '#server/platform/database/transactions.ts'
import type { Config } from '#server/platform/config.ts'
import { uuidv7 } from '#server/platform/id.ts'

/** One mail to one person. The optional fields let a test or a developer follow a link without a mailbox. */
export interface OutgoingMail {
  to: string
  subject: string
  text: string
  html: string
  /** The 6-digit code in it, if any. */
  token?: string
  token_hash?: string
  action_link?: string
  /** Beside the usual ones, such as List-Unsubscribe. */
  headers?: Record<string, string>
}

export interface Mail {
  /** Hands the mail to SMTP, or writes it as one JSON file where no SMTP_URL is set. Called from jobs only. */
  send(mail: OutgoingMail): Promise<void>
}

/** Where mails lie that no SMTP server takes. */
export const outboxFolder = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'outbox')

export function newMail(config: Pick<Config, 'mail' | 'dataDir'>): Mail {
  const { smtpUrl, from } = config.mail
  if (smtpUrl === null) return outboxMail(outboxFolder(config))
  const transport = createTransport(smtpUrl, { from })
  return {
    async send({ to, subject, text, html, headers = {} }) {
      forbidInTransaction()
      await transport.sendMail({ to, subject, text, html, headers })
    },
  }
}

/** Ends the names of the files of what one address was sent: those of others need not be read. */
export const fileEnding = (to: string): string =>
  `-${createHash('sha256').update(to).digest('hex').slice(0, 16)}.json`

/** One file per mail, complete as soon as it is seen; names sort in the order of sending. */
export function outboxMail(folder: string): Mail {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${uuidv7()}${fileEnding(mail.to)}`)
      await writeFile(`${file}.part`, JSON.stringify(mail, null, 2), { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}
