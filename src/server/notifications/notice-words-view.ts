import type { SecurityNews } from '#contract/auth/security-news.ts'
import { writeDate, writeMoney, writeTime } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { Notice, NoticeKind } from '#contract/notifications/notification.ts'
import { ANONYMOUS } from '#contract/profiles/profile.ts'
import type { Excerpt } from './ask-excerpt.ts'
import { SECURITY_WORDS } from './security-words-view.ts'

interface Said {
  subject: string
  text: string
}

type PlainKind = Exclude<NoticeKind, 'security'>
interface Words {
  kinds: Record<PlainKind, Said>
  security: Record<SecurityNews, Said>
}

const WORDS: Record<InterfaceLanguage, Words> = {
  en: {
    kinds: {
      favorite_price_drop: {
        subject: '“{title}” costs less now',
        text: 'The price of a listing you saved went down from {was} to {now}.',
      },
      favorite_reserved: {
        subject: '“{title}” is reserved',
        text: 'Somebody has reserved a listing you saved. We will tell you if it is on offer again.',
      },
      favorite_back: {
        subject: '“{title}” is on offer again',
        text: 'A listing you saved is on offer again.',
      },
      favorite_ending: {
        subject: '“{title}” ends soon',
        text: 'A listing you saved ends on {date}.',
      },
      search_matches: {
        subject: '{count} new for “{name}”',
        text: 'New listings match the search you saved:',
      },
      search_paused: {
        subject: 'We stopped looking for “{name}”',
        text: 'You have not opened this saved search for 60 days, so it is paused. Open it to go on.',
      },
      messages: {
        subject: 'New messages: {count}',
        text: 'You have messages in Mesob that you have not read.',
      },
      own_listing_ending: {
        subject: 'Your listing “{title}” ends soon',
        text: 'It ends on {date}. Renew it with one tap if it is still on offer.',
      },
      listing_approved: {
        subject: '“{title}” was approved',
        text: 'Everybody can see your listing now.',
      },
      listing_changes_requested: {
        subject: 'Please change something about “{title}”',
        text: 'Our team looked at your listing. Open it to see what is missing.',
      },
      listing_rejected: {
        subject: '“{title}” was not accepted',
        text: 'Our team looked at your listing. Open it to see why.',
      },
      group_asked: {
        subject: '{person} asks to join “{title}”',
        text: 'Open the group to decide about it.',
      },
      group_joined: {
        subject: '{person} joined “{title}”',
        text: 'Your group has a new member.',
      },
      group_approved: {
        subject: 'You are now a member of “{title}”',
        text: 'Your request was approved. Say hello in the group’s chat.',
      },
      group_declined: {
        subject: 'Your request to join “{title}” was declined',
        text: 'You may ask again after a week.',
      },
      group_admitted: {
        subject: 'You have a place in “{title}”',
        text: 'A place came free, and you are a member now.',
      },
      group_led: {
        subject: 'You lead “{title}” now',
        text: 'The group was handed over to you. You decide who joins, and what its page says.',
      },
      event_reminder: {
        subject: '“{title}” begins soon',
        text: '{group} · {when}',
      },
      event_changed: {
        subject: '“{title}” was changed',
        text: '{group} · now {when}',
      },
      event_cancelled: {
        subject: '“{title}” is cancelled',
        text: '{group} · it would have been on {when}',
      },
      event_admitted: {
        subject: 'You have a place at “{title}”',
        text: '{group} · {when}. A place came free for you.',
      },
      dating_match: {
        subject: 'It’s a match!',
        text: 'You and {name} liked each other.',
      },
      connection_asked: {
        subject: '{person} would like to connect with you',
        text: 'Accept the request, or ignore it: they are not told.',
      },
      connection_accepted: {
        subject: '{person} accepted your request',
        text: 'You are connected now, and can write to each other.',
      },
      post_commented: {
        subject: '{person} commented on your post',
        text: 'Open your post to read it and to answer.',
      },
    },
    security: SECURITY_WORDS.en,
  },
  am: {
    kinds: {
      favorite_price_drop: {
        subject: 'የ“{title}” ዋጋ ቀንሷል',
        text: 'ያስቀመጡት ማስታወቂያ ዋጋ ከ{was} ወደ {now} ወርዷል።',
      },
      favorite_reserved: {
        subject: '“{title}” ተይዟል',
        text: 'ያስቀመጡትን ማስታወቂያ ሌላ ሰው ይዞታል። እንደገና ከቀረበ እንነግርዎታለን።',
      },
      favorite_back: {
        subject: '“{title}” እንደገና ቀርቧል',
        text: 'ያስቀመጡት ማስታወቂያ እንደገና ቀርቧል።',
      },
      favorite_ending: {
        subject: '“{title}” በቅርቡ ያበቃል',
        text: 'ያስቀመጡት ማስታወቂያ በ{date} ያበቃል።',
      },
      search_matches: {
        subject: 'ለ“{name}” {count} አዲስ',
        text: 'ካስቀመጡት ፍለጋ ጋር የሚስማሙ አዲስ ማስታወቂያዎች፦',
      },
      search_paused: {
        subject: '“{name}”ን መፈለግ አቁመናል',
        text: 'ይህን የተቀመጠ ፍለጋ ለ60 ቀናት ስላልከፈቱት ቆሟል። ለመቀጠል ይክፈቱት።',
      },
      messages: {
        subject: 'አዲስ መልእክቶች፦ {count}',
        text: 'በመሶብ ያላነበቧቸው መልእክቶች አሉዎት።',
      },
      own_listing_ending: {
        subject: 'ማስታወቂያዎ “{title}” በቅርቡ ያበቃል',
        text: 'በ{date} ያበቃል። አሁንም ካለ በአንድ ንክኪ ያድሱት።',
      },
      listing_approved: {
        subject: '“{title}” ጸድቋል',
        text: 'ማስታወቂያዎን አሁን ሁሉም ሰው ማየት ይችላል።',
      },
      listing_changes_requested: {
        subject: 'እባክዎ በ“{title}” ላይ ማስተካከያ ያድርጉ',
        text: 'ቡድናችን ማስታወቂያዎን ተመልክቷል። ምን እንደጎደለ ለማየት ይክፈቱት።',
      },
      listing_rejected: {
        subject: '“{title}” ተቀባይነት አላገኘም',
        text: 'ቡድናችን ማስታወቂያዎን ተመልክቷል። ምክንያቱን ለማየት ይክፈቱት።',
      },
      group_asked: {
        subject: '{person} “{title}”ን ለመቀላቀል ጠይቀዋል',
        text: 'ለመወሰን ቡድኑን ይክፈቱ።',
      },
      group_joined: {
        subject: '{person} “{title}”ን ተቀላቅለዋል',
        text: 'ቡድንዎ አዲስ አባል አለው።',
      },
      group_approved: {
        subject: 'አሁን የ“{title}” አባል ነዎት',
        text: 'ጥያቄዎ ጸድቋል። በቡድኑ ውይይት ሰላም ይበሉ።',
      },
      group_declined: {
        subject: '“{title}”ን ለመቀላቀል ያቀረቡት ጥያቄ ተቀባይነት አላገኘም',
        text: 'ከአንድ ሳምንት በኋላ እንደገና መጠየቅ ይችላሉ።',
      },
      group_admitted: {
        subject: 'በ“{title}” ቦታ አግኝተዋል',
        text: 'ቦታ ስለተገኘ አሁን አባል ነዎት።',
      },
      group_led: {
        subject: 'አሁን “{title}”ን የሚመሩት እርስዎ ነዎት',
        text: 'ቡድኑ ለእርስዎ ተላልፏል። ማን እንደሚቀላቀልና ገጹ ምን እንደሚል እርስዎ ይወስናሉ።',
      },
      event_reminder: {
        subject: '“{title}” በቅርቡ ይጀምራል',
        text: '{group} · {when}',
      },
      event_changed: {
        subject: '“{title}” ላይ ለውጥ ተደርጓል',
        text: '{group} · አሁን {when}',
      },
      event_cancelled: {
        subject: '“{title}” ተሰርዟል',
        text: '{group} · ሊካሄድ የነበረው {when}',
      },
      event_admitted: {
        subject: 'በ“{title}” ቦታ አግኝተዋል',
        text: '{group} · {when}። ቦታ ተገኝቶልዎታል።',
      },
      dating_match: {
        subject: 'ተዋደዋል!',
        text: 'እርስዎና {name} ተዋደዋል።',
      },
      connection_asked: {
        subject: '{person} ከእርስዎ ጋር ለመገናኘት ጠይቀዋል',
        text: 'ጥያቄውን ይቀበሉ ወይም ይለፉት፤ ቢያልፉት አይነገራቸውም።',
      },
      connection_accepted: {
        subject: '{person} ጥያቄዎን ተቀብለዋል',
        text: 'አሁን ተገናኝተዋል፤ መልእክት መለዋወጥ ይችላሉ።',
      },
      post_commented: {
        subject: '{person} በጽሑፍዎ ላይ አስተያየት ሰጥተዋል',
        text: 'ለማንበብና ለመመለስ ጽሑፍዎን ይክፈቱ።',
      },
    },
    security: SECURITY_WORDS.am,
  },
}

/** A notice in the words of its reader: a line that says what happened, and a sentence more about it. */
export function sayNotice(notice: Notice, language: InterfaceLanguage): Said {
  const words = WORDS[language]
  if (notice.kind === 'security') return words.security[notice.facts.what]
  const { subject, text } = words.kinds[notice.kind]
  return { subject: fill(subject, notice, language), text: fill(text, notice, language) }
}

/** Stands for whoever gave no name. */
const NAMELESS: Record<InterfaceLanguage, string> = { en: ANONYMOUS, am: 'ስም ያልተገለጸ' }

/** Each gap of a sentence takes the fact of that name. */
function fill(sentence: string, { kind, facts }: Notice, language: InterfaceLanguage): string {
  const values: Record<string, string> = {
    ...('title' in facts && { title: facts.title }),
    ...('name' in facts && { name: facts.name }),
    ...(kind === 'dating_match' && facts.name === ANONYMOUS && { name: NAMELESS[language] }),
    ...('person' in facts && { person: facts.person }),
    ...('group' in facts && {
      group: facts.group,
      when: `${writeDate(facts.startsAt, language, facts.timezone)}, ${writeTime(facts.startsAt, language, facts.timezone)}`,
    }),
    ...(kind === 'favorite_price_drop' && {
      was: writeMoney(facts.was.minor, facts.was.currency, language),
      now: writeMoney(facts.now.minor, facts.now.currency, language),
    }),
    ...((kind === 'favorite_ending' || kind === 'own_listing_ending') && {
      date: writeDate(facts.endsAt, language, 'UTC'),
    }),
    ...(kind === 'messages' && { count: String(facts.count) }),
    ...(kind === 'search_matches' && { count: `${facts.count}${facts.capped ? '+' : ''}` }),
  }
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

const EXCERPT_WORDS: Record<InterfaceLanguage, Record<'photo' | 'offer' | 'viewing', string>> = {
  en: { photo: '📷 Photo', offer: 'Made an offer', viewing: 'Proposed a time to come and look' },
  am: { photo: '📷 ፎቶ', offer: 'የዋጋ ሐሳብ አቅርቧል', viewing: 'መጥቶ ለማየት ጊዜ ጠይቋል' },
}

/** What was written, or what it is instead of words. */
export const sayExcerpt = (excerpt: Excerpt, language: InterfaceLanguage): string =>
  excerpt.kind === 'text' ? excerpt.text : EXCERPT_WORDS[language][excerpt.kind]

/** The page that a notice leads to, behind the address of the site. */
export function pathOf({ kind, subjectId, facts }: Notice): string {
  if ('groupId' in facts) return `/#/groups/${facts.groupId}?event=${subjectId}`
  switch (kind) {
    case 'search_matches':
    case 'search_paused':
      return `/#/saved-searches/${subjectId}`
    case 'messages':
    case 'dating_match':
      return `/#/messages/${subjectId}`
    case 'own_listing_ending':
    case 'listing_changes_requested':
    case 'listing_rejected':
      return '/#/my-listings'
    case 'group_asked':
    case 'group_joined':
    case 'group_approved':
    case 'group_declined':
    case 'group_admitted':
    case 'group_led':
      return `/#/groups/${subjectId}`
    case 'connection_asked':
    case 'connection_accepted':
      return `/#/people/${subjectId}`
    case 'post_commented':
      return `/#/posts/${subjectId}`
    case 'security':
      return '/#/account?section=security'
    default:
      return `/#/listing/${subjectId}`
  }
}
