import { z } from 'zod'
import { type NoticeDefinition, NoticeTitle } from '#contract/notifications/notice.ts'
import { ActionKind } from './decisions/action.ts'
import { Rule } from './decisions/rule.ts'
import { SubjectKind } from './subject.ts'

const About = z.object({ subject: SubjectKind, title: NoticeTitle.nullable() })

/** What people are notified of by this feature; the subject of each notice is the decision. */
export const MODERATION_NOTICES = {
  decision_taken: {
    topic: 'moderation',
    facts: About.extend({
      /** The gravest of them. */
      action: ActionKind,
      rule: Rule.nullable(),
      note: z.string().nullable(),
      endsAt: z.iso.datetime().nullable(),
    }),
  },
  appeal_decided: { topic: 'moderation', facts: About.extend({ isOverturned: z.boolean() }) },
} as const satisfies Record<string, NoticeDefinition<z.ZodType>>
