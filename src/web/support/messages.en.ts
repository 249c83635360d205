import type { OwnTicket, TicketTopic } from '#contract/support/ticket.ts'

export const supportEn = {
  form: {
    title: 'Write to us',
    topic: 'What is it about?',
    message: 'Your message',
    hint: 'Say what you tried, on which page, and what you saw instead.',
    email: 'E-mail address for our answer',
    send: 'Send',
    failed: 'Your message was not sent',
  },
  sent: {
    title: 'Thank you. Your message has the number {number}.',
    member:
      'We answer by e-mail and on this page, usually within two days. Keep the number in case you call.',
    visitor: 'We answer by e-mail to {email}, usually within two days. Keep the number in case you call.',
    again: 'Write another message',
  },
  own: {
    title: 'Your messages to us',
    answer: 'Our answer, {date}',
    state: {
      open: 'Waiting for an answer',
      answered: 'Answered',
      closed: 'Read and closed',
    } satisfies Record<OwnTicket['state'], string>,
  },
  topic: {
    account: 'My account or signing in',
    listing: 'One of my listings',
    safety: 'Fraud or safety',
    privacy: 'Privacy and my data',
    fault: 'Something does not work',
    idea: 'An idea',
    other: 'Something else',
  } satisfies Record<TicketTopic, string>,
  notices: { ticket_answered: 'We answered your message {number}.' },
} as const
