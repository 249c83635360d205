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
}

export interface Mail {
  /** Hands the mail to SMTP, or writes it as one JSON file where no SMTP_URL is set. Called from jobs only. */
  send(mail: OutgoingMail): Promise<void>
}
