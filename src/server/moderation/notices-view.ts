import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { MODERATION_NOTICES } from '#contract/moderation/notices.ts'
import type { NoticeViews } from '#server/notifications/public.ts'
import { DECISION_WORDS, writeDecision } from './decisions/decision-words-view.ts'

const decisions = () => '/#/account?section=decisions'

export const moderationNotices: NoticeViews<keyof typeof MODERATION_NOTICES> = {
  decision_taken: {
    words: {
      en: { subject: '{what}', text: '{why}', button: DECISION_WORDS.en.button },
      am: { subject: '{what}', text: '{why}', button: DECISION_WORDS.am.button },
    },
    values(facts, language: InterfaceLanguage) {
      const { subject, why } = writeDecision(facts, language)
      return { what: subject, why: [...why, DECISION_WORDS[language].appeal].join(' ') }
    },
    path: decisions,
  },
  appeal_decided: {
    words: ({ isOverturned }) =>
      isOverturned
        ? {
            en: {
              subject: 'You were right: we overturned our decision',
              text: 'Somebody else on our team reviewed your appeal and overturned the decision.',
              button: 'See it',
            },
            am: {
              subject: 'ይግባኝዎ ተቀባይነት አግኝቷል፤ ውሳኔው ተሽሯል',
              text: 'ከቡድናችን ሌላ ሰው ይግባኝዎን ተመልክቶ ውሳኔውን ሽሯል።',
              button: 'ይመልከቱት',
            },
          }
        : {
            en: {
              subject: 'Our decision stands',
              text: 'Somebody else on our team reviewed your appeal and came to the same decision.',
              button: 'See it',
            },
            am: {
              subject: 'ውሳኔው ጸንቷል',
              text: 'ከቡድናችን ሌላ ሰው ይግባኝዎን ተመልክቶ ወደ ተመሳሳይ ውሳኔ ደርሷል።',
              button: 'ይመልከቱት',
            },
          },
    path: decisions,
  },
}
