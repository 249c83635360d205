import type { REVIEW_NOTICES } from '#contract/reviews/notices.ts'
import type { NoticeViews } from '#server/notifications/public.ts'

const path = () => '/#/account?section=reviews'

export const reviewNotices: NoticeViews<keyof typeof REVIEW_NOTICES> = {
  review_invited: {
    words: {
      en: {
        subject: 'How was it with {person}?',
        text: 'Say how “{title}” went. Neither of you reads the other’s words before both have written, or two weeks have passed.',
        button: 'Write a review',
      },
      am: {
        subject: 'ከ{person} ጋር እንዴት ነበር?',
        text: '“{title}” እንዴት እንደ ሆነ ይናገሩ። ሁለታችሁም እስክትጽፉ ወይም ሁለት ሳምንት እስኪያልፍ ድረስ አንዳችሁ የሌላውን አታነቡም።',
        button: 'ግምገማ ይጻፉ',
      },
    },
    path,
  },
  review_received: {
    words: {
      en: {
        subject: '{person} wrote a review about you',
        text: 'Read what they say. You can reply once.',
        button: 'Read it',
      },
      am: {
        subject: '{person} ስለ እርስዎ ግምገማ ጽፈዋል',
        text: 'የጻፉትን ያንብቡ። አንድ ጊዜ መልስ መስጠት ይችላሉ።',
        button: 'ያንብቡት',
      },
    },
    path,
  },
  review_answered: {
    words: {
      en: {
        subject: '{person} replied to your review',
        text: 'Their reply appears under what you wrote.',
        button: 'Read it',
      },
      am: {
        subject: '{person} ለግምገማዎ መልስ ሰጥተዋል',
        text: 'መልሳቸው ከጻፉት በታች ይታያል።',
        button: 'ያንብቡት',
      },
    },
    path,
  },
}
