import { writeMoney } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { PAYMENT_NOTICES } from '#contract/payments/notices.ts'
import type { NoticeViews } from '#server/notifications/public.ts'

const orders = () => '/#/account?section=orders'
const listing = ({ subjectId }: { subjectId: string }) => `/#/payment?listing=${subjectId}`
const sumOf = (
  { sum: { minor, currency } }: { sum: { minor: number; currency: string } },
  language: InterfaceLanguage,
) => ({ sum: writeMoney(minor, currency, language) })

export const paymentNotices: NoticeViews<keyof typeof PAYMENT_NOTICES> = {
  payment_received: {
    words: {
      en: {
        subject: 'Your payment arrived',
        text: 'We received {sum} for “{title}”. The receipt is in your mail.',
      },
      am: { subject: 'ክፍያዎ ደርሷል', text: 'ለ“{title}” {sum} ተቀብለናል። ደረሰኙ በኢሜይልዎ ነው።' },
    },
    values: sumOf,
    path: orders,
  },
  payment_failed: {
    words: {
      en: {
        subject: 'Your payment did not go through',
        text: 'Your bank refused {sum} for “{title}”. Nothing was taken; you can try again.',
        button: 'Try again',
      },
      am: {
        subject: 'ክፍያዎ አልተሳካም',
        text: 'ባንክዎ ለ“{title}” {sum} አልፈቀደም። ምንም አልተወሰደም፤ እንደገና መሞከር ይችላሉ።',
        button: 'እንደገና ይሞክሩ',
      },
    },
    values: sumOf,
    path: orders,
  },
  payment_refunded: {
    words: {
      en: { subject: 'Your money is on its way back', text: 'We refunded {sum} for “{title}”.' },
      am: { subject: 'ገንዘብዎ ተመልሷል', text: 'ለ“{title}” የከፈሉትን {sum} መልሰናል።' },
    },
    values: sumOf,
    path: orders,
  },
  payment_waits: {
    words: {
      en: {
        subject: '“{title}” is paid but not posted yet',
        text: 'Something in it has to be changed first. Open it and publish it again: it costs nothing more.',
        button: 'Open it',
      },
      am: {
        subject: '“{title}” ተከፍሏል፣ ግን ገና አልወጣም',
        text: 'መጀመሪያ በውስጡ መለወጥ ያለበት ነገር አለ። ከፍተው እንደገና ይለጥፉት፤ ተጨማሪ ክፍያ የለም።',
        button: 'ይክፈቱት',
      },
    },
    path: ({ subjectId }) => `/#/edit-listing/${subjectId}`,
  },
  payment_problem: {
    words: {
      en: {
        subject: 'Order #{number} needs a look',
        text: '{problem, select, wrong_amount {Another sum than ordered was paid.} refund_failed {A refund did not arrive.} other {The buyer disputes the payment.}}',
      },
      am: {
        subject: 'ትዕዛዝ #{number} መታየት አለበት',
        text: '{problem, select, wrong_amount {ከታዘዘው የተለየ ገንዘብ ተከፍሏል።} refund_failed {ተመላሹ ገንዘብ አልደረሰም።} other {ገዢው ክፍያውን ተከራክሯል።}}',
      },
    },
    values: ({ number }) => ({ number: String(number) }),
    path: () => '/#/admin?tab=payments',
  },
  payment_unknown: {
    words: {
      en: {
        subject: 'A payment came in for an order that is not here',
        text: 'Look for it at the payment service, and refund it there if nobody can say what it was for.',
      },
      am: {
        subject: 'እዚህ ለሌለ ትዕዛዝ ክፍያ ደርሷል',
        text: 'በክፍያ አገልግሎቱ ይፈልጉት፤ ለምን እንደሆነ ካልታወቀ እዚያ ይመልሱት።',
      },
    },
    path: () => '/#/admin?tab=payments',
  },
  promotion_ended: {
    words: {
      en: {
        subject: 'The promotion of “{title}” is over',
        text: 'It is still listed like all others. You can promote it again.',
        button: 'Promote it again',
      },
      am: {
        subject: 'የ“{title}” ማስተዋወቅ አብቅቷል',
        text: 'አሁንም እንደ ሌሎቹ ይታያል። እንደገና ሊያስተዋውቁት ይችላሉ።',
        button: 'እንደገና ያስተዋውቁት',
      },
    },
    path: listing,
  },
}
