import type { GROUP_NOTICES } from '#contract/groups/notices.ts'
import { writeDateTime } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { NoticeViews, NoticeWords } from '#server/notifications/public.ts'
import type { EventNoticeKind } from './events/event-notice-view.ts'

interface Beginning {
  startsAt: string
  timezone: string
}
/** When an event begins, in words. */
export const beginning = ({ startsAt, timezone }: Beginning, language: InterfaceLanguage) => ({
  when: writeDateTime(startsAt, language, timezone),
})
const group = ({ subjectId }: { subjectId: string }) => `/#/groups/${subjectId}`
const event = ({ subjectId, facts }: { subjectId: string; facts: { groupId: string } }) =>
  `/#/groups/${facts.groupId}?event=${subjectId}`

/** What became of an event, for whoever wants to come to it. */
export const EVENT_WORDS: Record<EventNoticeKind, Record<InterfaceLanguage, NoticeWords>> = {
  event_reminder: {
    en: {
      subject: '“{title}” begins soon',
      text: '{group} · {when}',
      button: 'See the event',
    },
    am: {
      subject: '“{title}” በቅርቡ ይጀምራል',
      text: '{group} · {when}',
      button: 'ዝግጅቱን ይመልከቱ',
    },
  },
  event_changed: {
    en: {
      subject: '“{title}” was changed',
      text: '{group} · now {when}',
      button: 'See the event',
    },
    am: {
      subject: '“{title}” ላይ ለውጥ ተደርጓል',
      text: '{group} · አሁን {when}',
      button: 'ዝግጅቱን ይመልከቱ',
    },
  },
  event_cancelled: {
    en: {
      subject: '“{title}” is cancelled',
      text: '{group} · it would have been on {when}',
      button: 'See the event',
    },
    am: {
      subject: '“{title}” ተሰርዟል',
      text: '{group} · ሊካሄድ የነበረው {when}',
      button: 'ዝግጅቱን ይመልከቱ',
    },
  },
  event_admitted: {
    en: {
      subject: 'You have a place at “{title}”',
      text: '{group} · {when}. A spot opened up for you.',
      button: 'See the event',
    },
    am: {
      subject: 'በ“{title}” ቦታ አግኝተዋል',
      text: '{group} · {when}። ቦታ ተገኝቶልዎታል።',
      button: 'ዝግጅቱን ይመልከቱ',
    },
  },
}

export const groupNotices: NoticeViews<keyof typeof GROUP_NOTICES> = {
  group_asked: {
    words: {
      en: {
        subject: '{person} asks to join “{title}”',
        text: 'Open the group to decide about it.',
        button: 'Decide',
      },
      am: {
        subject: '{person} “{title}” የሚባለውን ቡድን ለመቀላቀል ጠይቀዋል',
        text: 'ለመወሰን ቡድኑን ይክፈቱ።',
        button: 'ይወስኑ',
      },
    },
    path: group,
  },
  group_joined: {
    words: {
      en: {
        subject: '{person} joined “{title}”',
        text: 'Your group has a new member.',
        button: 'Open the group',
      },
      am: {
        subject: '{person} “{title}” የሚባለውን ቡድን ተቀላቅለዋል',
        text: 'ቡድንዎ አዲስ አባል አለው።',
        button: 'ቡድኑን ይክፈቱ',
      },
    },
    path: group,
  },
  group_approved: {
    words: {
      en: {
        subject: 'You are now a member of “{title}”',
        text: 'Your request was approved. Say hello in the group’s chat.',
        button: 'Open the group',
      },
      am: {
        subject: 'አሁን የ“{title}” አባል ነዎት',
        text: 'ጥያቄዎ ጸድቋል። በቡድኑ ውይይት ሰላም ይበሉ።',
        button: 'ቡድኑን ይክፈቱ',
      },
    },
    path: group,
  },
  group_declined: {
    words: {
      en: {
        subject: 'Your request to join “{title}” was declined',
        text: 'You may ask again after a week.',
        button: 'Open the group',
      },
      am: {
        subject: '“{title}” የሚባለውን ቡድን ለመቀላቀል ያቀረቡት ጥያቄ ተቀባይነት አላገኘም',
        text: 'ከአንድ ሳምንት በኋላ እንደገና መጠየቅ ይችላሉ።',
        button: 'ቡድኑን ይክፈቱ',
      },
    },
    path: group,
  },
  group_admitted: {
    words: {
      en: {
        subject: 'You have a place in “{title}”',
        text: 'A spot opened up, and you are now a member.',
        button: 'Open the group',
      },
      am: {
        subject: 'በ“{title}” ቦታ አግኝተዋል',
        text: 'ቦታ ስለተገኘ አሁን አባል ነዎት።',
        button: 'ቡድኑን ይክፈቱ',
      },
    },
    path: group,
  },
  group_led: {
    words: {
      en: {
        subject: 'You lead “{title}” now',
        text: 'The group was handed over to you. You decide who joins, and what its page says.',
        button: 'Open the group',
      },
      am: {
        subject: 'አሁን “{title}” የሚባለውን ቡድን የሚመሩት እርስዎ ነዎት',
        text: 'ቡድኑ ለእርስዎ ተላልፏል። ማን እንደሚቀላቀልና ገጹ ምን እንደሚል እርስዎ ይወስናሉ።',
        button: 'ቡድኑን ይክፈቱ',
      },
    },
    path: group,
  },
  event_reminder: {
    words: EVENT_WORDS.event_reminder,
    values: beginning,
    path: event,
  },
  event_changed: {
    words: EVENT_WORDS.event_changed,
    values: beginning,
    path: event,
  },
  event_cancelled: {
    words: EVENT_WORDS.event_cancelled,
    values: beginning,
    path: event,
  },
  event_admitted: {
    words: EVENT_WORDS.event_admitted,
    values: beginning,
    path: event,
  },
}
