import type { GROUP_NOTICES } from '#contract/groups/notices.ts'

export const groupNoticeWordsEn = {
  group_asked: '{person} asked to join “{title}”.',
  group_joined: '{person} joined “{title}”.',
  group_approved: 'Your request was approved: you are now a member of “{title}”.',
  group_declined: 'Your request to join “{title}” was declined. You can ask again after a week.',
  group_admitted: 'A spot opened up: you are now a member of “{title}”.',
  group_led: '“{title}” was handed over to you. You lead it now.',
  event_reminder: '{named, select, one {“{title}”} other {“{title}” of {group}}} begins soon: {when}.',
  event_changed:
    '{named, select, one {“{title}”} other {“{title}” of {group}}} was changed. It is now on {when}.',
  event_cancelled: '{named, select, one {“{title}”} other {“{title}” of {group}}} on {when} is cancelled.',
  event_admitted:
    'A spot opened up: you are going to {named, select, one {“{title}”} other {“{title}” of {group}}} on {when}.',
} as const satisfies Record<keyof typeof GROUP_NOTICES, string>
