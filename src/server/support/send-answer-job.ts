import type { InterfaceLanguage } from '#contract/language/language.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { writeTicketNumber } from '#contract/support/ticket.ts'
import { findReceiver } from '#server/auth/public.ts'
import { heading, letter, MAIL_SIGNATURE, paragraph, signature } from '#server/platform/mail/mail-layout.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findTicket, type TicketRow } from './ticket-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'support.send-answer': { ticketId: string }
  }
}

const WORDS: Record<InterfaceLanguage, { subject: string; yours: string; again: string }> = {
  en: {
    subject: 'Our answer to your message {number}',
    yours: 'You wrote: {message}',
    again: 'Do you need more help? Write to us again at {site} and give the number.',
  },
  am: {
    subject: 'ለመልእክትዎ {number} የሰጠነው መልስ',
    yours: 'የጻፉት፦ {message}',
    again: 'ተጨማሪ እገዛ ይፈልጋሉ? ቁጥሩን ጠቅሰው በ{site} እንደገና ይጻፉልን።',
  },
}

/** By mail, in the language in which it was written to us. */
export function workSendAnswer({
  db,
  jobs,
  mail,
  config,
}: Pick<Platform, 'db' | 'jobs' | 'mail' | 'config'>): void {
  const receiverOf = async ({ user_id: userId, email }: TicketRow) =>
    userId === null ? email : ((await findReceiver(db, UserId.parse(userId)))?.email ?? null)
  jobs.work('support.send-answer', async ({ ticketId }) => {
    const row = await findTicket(db, ticketId)
    const to = row && (await receiverOf(row))
    if (!row || row.answer === null || !to) return
    const language: InterfaceLanguage = row.language === 'am' ? 'am' : 'en'
    const words = WORDS[language]
    const subject = words.subject.replace('{number}', writeTicketNumber(row.number))
    const lines = [
      ...row.answer.split('\n\n'),
      words.again.replace('{site}', `${config.publicUrl}/#/contact`),
      words.yours.replace('{message}', () => row.message),
    ]
    await mail.send({
      to,
      subject,
      text: `${[subject, ...lines, `--\n${MAIL_SIGNATURE[language]}`].join('\n\n')}\n`,
      html: letter(language, subject, [heading(subject), ...lines.map(paragraph), signature(language)]),
    })
  })
}
