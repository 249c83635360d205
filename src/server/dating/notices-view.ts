import type { DATING_NOTICES } from '#contract/dating/notices.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { ANONYMOUS } from '#contract/profiles/profile.ts'
import type { NoticeViews } from '#server/notifications/public.ts'

/** For a profile of the time before dating had names of its own. */
const NAMELESS: Record<InterfaceLanguage, string> = { en: ANONYMOUS, am: 'ስም ያልተገለጸ' }

export const datingNotices: NoticeViews<keyof typeof DATING_NOTICES> = {
  dating_match: {
    words: {
      en: {
        subject: 'It’s a match!',
        text: 'You and {name} liked each other.',
        button: 'Say hello',
      },
      am: {
        subject: 'ተዋደዳችሁ!',
        text: 'እርስዎና {name} ተዋድዳችኋል።',
        button: 'ሰላም ይበሉ',
      },
    },
    values: ({ name }, language) => ({ name: name === ANONYMOUS ? NAMELESS[language] : name }),
    path: ({ subjectId }) => `/#/messages/${subjectId}`,
  },
}
