import type { NETWORKING_NOTICES } from '#contract/networking/notices.ts'
import type { NoticeViews } from '#server/notifications/public.ts'

const post = ({ subjectId }: { subjectId: string }) => `/#/posts/${subjectId}`
const person = ({ subjectId }: { subjectId: string }) => `/#/people/${subjectId}`

export const networkingNotices: NoticeViews<keyof typeof NETWORKING_NOTICES> = {
  connection_asked: {
    words: {
      en: {
        subject: '{person} would like to connect with you',
        text: 'Accept the request, or ignore it: they are not notified.',
        button: 'See the request',
      },
      am: {
        subject: '{person} ከእርስዎ ጋር ለመገናኘት ጠይቀዋል',
        text: 'ጥያቄውን ይቀበሉ ወይም ይተዉት፤ ቢተዉት ማሳወቂያ አይላክላቸውም።',
        button: 'ጥያቄውን ይመልከቱ',
      },
    },
    path: person,
  },
  connection_accepted: {
    words: {
      en: {
        subject: '{person} accepted your request',
        text: 'You are connected now, and can write to each other.',
        button: 'See their page',
      },
      am: {
        subject: '{person} ጥያቄዎን ተቀብለዋል',
        text: 'አሁን ተገናኝተዋል፤ መልእክት መለዋወጥ ይችላሉ።',
        button: 'ገጻቸውን ይመልከቱ',
      },
    },
    path: person,
  },
  post_commented: {
    words: {
      en: {
        subject: '{person} commented on your post',
        text: 'Open your post to read it and to answer.',
        button: 'Read it',
      },
      am: {
        subject: '{person} በጽሑፍዎ ላይ አስተያየት ሰጥተዋል',
        text: 'ለማንበብና ለመመለስ ጽሑፍዎን ይክፈቱ።',
        button: 'ያንብቡት',
      },
    },
    path: post,
  },
  comment_answered: {
    words: {
      en: {
        subject: '{person} replied to your comment',
        text: 'Open the post to read the reply and to answer.',
        button: 'Read it',
      },
      am: {
        subject: '{person} ለአስተያየትዎ መልስ ሰጥተዋል',
        text: 'ለማንበብና ለመመለስ ጽሑፉን ይክፈቱ።',
        button: 'ያንብቡት',
      },
    },
    path: post,
  },
  mentioned: {
    words: {
      en: {
        subject: '{person} mentioned you',
        text: 'Open the post to read what was written and to answer.',
        button: 'Read it',
      },
      am: {
        subject: '{person} እርስዎን ጠቅሰዋል',
        text: 'የተጻፈውን ለማንበብና ለመመለስ ጽሑፉን ይክፈቱ።',
        button: 'ያንብቡት',
      },
    },
    path: post,
  },
}
