import type { NETWORKING_NOTICES } from '#contract/networking/notices.ts'

export const networkingNoticeWordsEn = {
  connection_asked: '{person} would like to connect with you.',
  connection_accepted: '{person} accepted your request. You are now connected.',
  post_commented: '{person} commented on your post.',
  comment_answered: '{person} replied to your comment.',
  mentioned: '{person} mentioned you.',
} as const satisfies Record<keyof typeof NETWORKING_NOTICES, string>
