import type { ActionKind } from '#contract/moderation/decisions/action.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { RULE_WORDS } from '#contract/moderation/decisions/rule-words.ts'
import type { Rule } from '#contract/moderation/decisions/rule.ts'
import type { SubjectKind } from '#contract/moderation/subject.ts'
import { writeDate } from '#contract/language/formats.ts'

interface DecisionWords {
  /** What was decided about. */
  subjects: Record<SubjectKind, string>
  /** What it was called, where it has a title. */
  named: string
  actions: Record<
    Exclude<ActionKind, 'approve' | 'answer' | 'dismiss' | 'mute_reporters' | 'escalate'>,
    string
  >
  why: string
  note: string
  appeal: string
  button: string
}

export const DECISION_WORDS: Record<InterfaceLanguage, DecisionWords> = {
  en: {
    subjects: {
      listing: 'your listing',
      revision: 'the change to your listing',
      photo: 'your photo',
      message: 'your message',
      thread: 'your conversation',
      profile: 'your profile',
      dating_profile: 'your dating profile',
      verification: 'your photo verification',
      group: 'your group',
      group_photo: 'your photo in a group’s album',
      event: 'your event',
      post: 'your post',
      comment: 'your comment',
      review: 'your review',
      account: 'your account',
      ticket: 'your message to us',
    },
    named: '{subject} “{title}”',
    actions: {
      request_changes: 'Please change {subject}',
      move: 'We moved {subject} to another category',
      remove: 'We removed {subject}',
      warn: 'A warning about {subject}',
      strike: 'A strike because of {subject}',
      suspend: 'Your account is suspended until {date} because of {subject}',
      ban: 'Your account is permanently suspended because of {subject}',
      require_verification: 'Please confirm a phone number before you post again',
    },
    why: 'The rule: {rule}',
    note: 'What our team wrote: {note}',
    appeal:
      'If you think that this is a mistake, you can appeal within 30 days. Somebody else on our team will review it.',
    button: 'See it and appeal',
  },
  am: {
    subjects: {
      listing: 'ማስታወቂያዎ',
      revision: 'የማስታወቂያዎ ለውጥ',
      photo: 'ፎቶዎ',
      message: 'መልእክትዎ',
      thread: 'ውይይትዎ',
      profile: 'መገለጫዎ',
      dating_profile: 'የፍቅር ጓደኛ መገለጫዎ',
      verification: 'የፎቶ ማረጋገጫዎ',
      group: 'ቡድንዎ',
      group_photo: 'በቡድን አልበም ያለ ፎቶዎ',
      event: 'ዝግጅትዎ',
      post: 'ጽሑፍዎ',
      comment: 'አስተያየትዎ',
      review: 'የሰጡት ግምገማ',
      account: 'መለያዎ',
      ticket: 'ለእኛ የላኩት መልእክት',
    },
    named: '{subject} “{title}”',
    actions: {
      request_changes: 'እባክዎ {subject} ላይ ማስተካከያ ያድርጉ',
      move: '{subject} ወደ ሌላ ምድብ ተዛውሯል',
      remove: '{subject} ተወግዷል',
      warn: 'ስለ {subject} የተሰጠ ማስጠንቀቂያ',
      strike: 'በ{subject} ምክንያት የተመዘገበ ጥፋት',
      suspend: 'በ{subject} ምክንያት መለያዎ እስከ {date} ታግዷል',
      ban: 'በ{subject} ምክንያት መለያዎ ለዘለቄታው ታግዷል',
      require_verification: 'እንደገና ከመለጠፍዎ በፊት እባክዎ ስልክ ቁጥር ያረጋግጡ',
    },
    why: 'ደንቡ፦ {rule}',
    note: 'ቡድናችን የጻፈው፦ {note}',
    appeal: 'ይህ ስህተት ነው ብለው ካሰቡ በ30 ቀናት ውስጥ ይግባኝ ማለት ይችላሉ። ከቡድናችን ሌላ ሰው ይመለከተዋል።',
    button: 'ይመልከቱት፣ ይግባኝ ይበሉ',
  },
}

interface Decided {
  subject: SubjectKind
  title: string | null
  action: ActionKind
  rule: Rule | null
  note: string | null
  endsAt: string | null
}

/** A decision in sentences: what, by which rule, and the note. */
export function writeDecision(
  { subject, title, action, rule, note, endsAt }: Decided,
  language: InterfaceLanguage,
): { subject: string; why: string[] } {
  const words = DECISION_WORDS[language]
  const named = title
    ? words.named.replace('{subject}', words.subjects[subject]).replace('{title}', () => title)
    : words.subjects[subject]
  const sentences: Partial<Record<ActionKind, string>> = words.actions
  const sentence = (sentences[action] ?? words.actions.warn)
    .replace('{subject}', () => named)
    .replace('{date}', endsAt === null ? '' : writeDate(endsAt, language, 'UTC'))
  return {
    subject: sentence.charAt(0).toUpperCase() + sentence.slice(1),
    why: [
      ...(rule === null ? [] : [words.why.replace('{rule}', RULE_WORDS[language][rule])]),
      ...(note === null ? [] : [words.note.replace('{note}', () => note)]),
    ],
  }
}
