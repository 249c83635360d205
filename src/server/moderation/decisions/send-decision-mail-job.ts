import { Action } from '#contract/moderation/decisions/action.ts'
import { Rule } from '#contract/moderation/decisions/rule.ts'
import { SubjectKind } from '#contract/moderation/subject.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { findReceiver } from '#server/auth/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import {
  heading,
  letter,
  linkButton,
  MAIL_SIGNATURE,
  paragraph,
  signature,
} from '#server/platform/mail/mail-layout.ts'
import type { Platform } from '#server/platform/platform.ts'
import { daysAfter } from './decide-cases.ts'
import { gravest } from './decision-policy.ts'
import { findDecision } from './decision-store.ts'
import { DECISION_WORDS, writeDecision } from './decision-words-view.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'moderation.send-decision-mail': { decisionId: string }
  }
}

/** To whom a decision concerns, in their language; a decision that was undone by then is not mailed. */
export function workSendDecisionMail({
  db,
  jobs,
  mail,
  config,
}: Pick<Platform, 'db' | 'jobs' | 'mail' | 'config'>): void {
  jobs.work('moderation.send-decision-mail', async ({ decisionId }) => {
    const decision = await inTransaction(db, (tx) => findDecision(tx, decisionId))
    const action = decision && gravest(Action.array().parse(decision.actions))
    if (!decision || !action || decision.person_id === null || decision.undone_at !== null) return
    const receiver = await findReceiver(db, UserId.parse(decision.person_id))
    if (!receiver) return
    const { language } = receiver
    const at = decision.executed_at ?? decision.due_at
    const { subject, why } = writeDecision(
      {
        subject: SubjectKind.parse(decision.subject_kind),
        title: null,
        action: action.kind,
        rule: Rule.nullable().parse(decision.rule),
        note: decision.note,
        endsAt: action.kind === 'suspend' ? daysAfter(at, action.days).toISOString() : null,
      },
      language,
    )
    const words = DECISION_WORDS[language]
    const link = `${config.publicUrl}/#/account?section=decisions`
    const lines = [...why, words.appeal]
    await mail.send({
      to: receiver.email,
      action_link: link,
      subject,
      text: `${[subject, ...lines, `${words.button}:\n${link}`, `--\n${MAIL_SIGNATURE[language]}`].join('\n\n')}\n`,
      html: letter(language, subject, [
        heading(subject),
        ...lines.map(paragraph),
        linkButton(words.button, link),
        signature(language),
      ]),
    })
  })
}
