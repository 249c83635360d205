import { Gavel, Scale } from 'lucide-react'
import type { MODERATION_NOTICES } from '#contract/moderation/notices.ts'
import type { FactsOf } from '#contract/notices.ts'
import type { NoticeLink, NoticeLooks } from '#web/notifications/public.tsx'
import { RuleLine } from '#web/moderation/rules/rule-line.tsx'

const toDecisions = (): NoticeLink => ({ to: '/account', search: { section: 'decisions' } })

export const moderationNotices: NoticeLooks<keyof typeof MODERATION_NOTICES> = {
  words: 'moderation.notices',
  kinds: {
    decision_taken: {
      icon: Gavel,
      link: toDecisions,
      values: ({ action, title, subject, endsAt }, { theirs, date }) => ({
        action,
        title: theirs(title ?? ''),
        isNamed: title === null ? 'no' : 'yes',
        subject,
        date: endsAt === null ? '' : date(endsAt),
      }),
      More: Why,
    },
    appeal_decided: {
      icon: Scale,
      link: toDecisions,
      values: ({ isOverturned }) => ({ isOverturned: isOverturned ? 'yes' : 'no' }),
    },
  },
}

function Why({ facts: { rule, note } }: { facts: FactsOf<'decision_taken'> }) {
  return <RuleLine rule={rule} note={note} />
}
